// Susi. SPDX-License-Identifier: Apache-2.0

extension Schema {
    /// Accounts, conversations, skills and what people think of them.
    static let first: [String] = accounts + conversations + opinions + authoring

    private static let accounts = [
        // The address is stored in small letters: mailboxes that differ in case only are one.
        """
        CREATE TABLE accounts (
            id {id}, email TEXT NOT NULL UNIQUE, password TEXT NOT NULL, role TEXT NOT NULL,
            confirmed BIGINT NOT NULL, created BIGINT NOT NULL, last_login BIGINT,
            last_login_address TEXT, last_active BIGINT
        )
        """,
        // Nobody who reads the table can log in with what stands in it.
        """
        CREATE TABLE tokens (
            hash {bytes} PRIMARY KEY, kind TEXT NOT NULL,
            account BIGINT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            created BIGINT NOT NULL, expires BIGINT
        )
        """,
        "CREATE INDEX tokens_by_account ON tokens (account)",
        """
        CREATE TABLE settings (
            account BIGINT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            name TEXT NOT NULL, value TEXT NOT NULL, changed BIGINT NOT NULL,
            PRIMARY KEY (account, name)
        )
        """,
        """
        CREATE TABLE devices (
            account BIGINT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            mac TEXT NOT NULL, name TEXT NOT NULL, room TEXT NOT NULL, latitude TEXT,
            longitude TEXT, added BIGINT NOT NULL, PRIMARY KEY (account, mac)
        )
        """,
        """
        CREATE TABLE api_keys (
            account BIGINT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL,
            PRIMARY KEY (account, name)
        )
        """,
        "CREATE TABLE server_settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    ]

    private static let conversations = [
        """
        CREATE TABLE cognitions (
            id {id}, account BIGINT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            asked BIGINT NOT NULL, query TEXT NOT NULL, answer TEXT NOT NULL, skill TEXT NOT NULL,
            document {bytes} NOT NULL
        )
        """,
        "CREATE INDEX cognitions_by_account ON cognitions (account, id)",
        """
        CREATE TABLE memories (
            account BIGINT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            name TEXT NOT NULL, value TEXT NOT NULL, changed BIGINT NOT NULL,
            PRIMARY KEY (account, name)
        )
        """,
    ]

    // A skill is named `model/group/language/skill` in all of them. Skills that come from the
    // server's folder have opinions too, so nothing refers to the table of written skills.
    private static let opinions = [
        """
        CREATE TABLE skill_votes (
            skill TEXT PRIMARY KEY, positive BIGINT NOT NULL, negative BIGINT NOT NULL
        )
        """,
        """
        CREATE TABLE skill_stars (
            skill TEXT NOT NULL,
            account BIGINT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            stars BIGINT NOT NULL, rated BIGINT NOT NULL, PRIMARY KEY (skill, account)
        )
        """,
        "CREATE INDEX skill_stars_by_account ON skill_stars (account)",
        """
        CREATE TABLE skill_feedback (
            skill TEXT NOT NULL,
            account BIGINT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            feedback TEXT NOT NULL, written BIGINT NOT NULL, PRIMARY KEY (skill, account)
        )
        """,
        "CREATE INDEX skill_feedback_by_account ON skill_feedback (account)",
        """
        CREATE TABLE skill_reports (
            skill TEXT NOT NULL,
            account BIGINT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            feedback TEXT NOT NULL, reported BIGINT NOT NULL, PRIMARY KEY (skill, account)
        )
        """,
        "CREATE INDEX skill_reports_by_account ON skill_reports (account)",
        """
        CREATE TABLE skill_bookmarks (
            skill TEXT NOT NULL,
            account BIGINT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            marked BIGINT NOT NULL, PRIMARY KEY (skill, account)
        )
        """,
        "CREATE INDEX skill_bookmarks_by_account ON skill_bookmarks (account)",
        """
        CREATE TABLE skill_usage (
            skill TEXT NOT NULL, day TEXT NOT NULL, country_code TEXT NOT NULL,
            country_name TEXT NOT NULL, device TEXT NOT NULL, uses BIGINT NOT NULL,
            PRIMARY KEY (skill, day, country_code, device)
        )
        """,
        """
        CREATE TABLE feedback_log (
            id {id}, skill TEXT NOT NULL, rating TEXT NOT NULL, query TEXT NOT NULL,
            reply TEXT NOT NULL, country_code TEXT NOT NULL, country_name TEXT NOT NULL,
            device TEXT NOT NULL, logged BIGINT NOT NULL,
            account BIGINT REFERENCES accounts (id) ON DELETE CASCADE
        )
        """,
        "CREATE INDEX feedback_log_by_account ON feedback_log (account)",
        """
        CREATE TABLE skill_marks (
            skill TEXT PRIMARY KEY, reviewed BIGINT, editable BIGINT, staff_pick BIGINT,
            system_skill BIGINT
        )
        """,
    ]

    // `owner` is the account of a private skill, 0 for all others; `holder` is the same account for
    // the database, so that what is private goes with it. What is public stays without its author.
    private static let authoring = [
        """
        CREATE TABLE skills (
            skill TEXT NOT NULL, owner BIGINT NOT NULL,
            holder BIGINT REFERENCES accounts (id) ON DELETE CASCADE,
            author BIGINT REFERENCES accounts (id) ON DELETE SET NULL, text TEXT NOT NULL,
            version BIGINT NOT NULL, created BIGINT NOT NULL, modified BIGINT NOT NULL,
            deleted BIGINT, PRIMARY KEY (skill, owner)
        )
        """,
        "CREATE INDEX skills_by_author ON skills (author)",
        "CREATE INDEX skills_by_holder ON skills (holder)",
        """
        CREATE TABLE skill_versions (
            skill TEXT NOT NULL, owner BIGINT NOT NULL, number BIGINT NOT NULL,
            holder BIGINT REFERENCES accounts (id) ON DELETE CASCADE,
            author BIGINT REFERENCES accounts (id) ON DELETE SET NULL, text TEXT NOT NULL,
            note TEXT NOT NULL, author_name TEXT NOT NULL, written BIGINT NOT NULL,
            PRIMARY KEY (skill, owner, number)
        )
        """,
        "CREATE INDEX skill_versions_by_author ON skill_versions (author)",
        "CREATE INDEX skill_versions_by_holder ON skill_versions (holder)",
        """
        CREATE TABLE images (
            path TEXT PRIMARY KEY, holder BIGINT REFERENCES accounts (id) ON DELETE CASCADE,
            author BIGINT REFERENCES accounts (id) ON DELETE SET NULL, type TEXT NOT NULL,
            data {bytes} NOT NULL, stored BIGINT NOT NULL
        )
        """,
        "CREATE INDEX images_by_author ON images (author)",
        "CREATE INDEX images_by_holder ON images (holder)",
        """
        CREATE TABLE avatars (
            account BIGINT PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
            path TEXT NOT NULL UNIQUE, type TEXT NOT NULL, data {bytes} NOT NULL,
            stored BIGINT NOT NULL
        )
        """,
        """
        CREATE TABLE drafts (
            account BIGINT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            id TEXT NOT NULL, document TEXT NOT NULL, stored BIGINT NOT NULL,
            PRIMARY KEY (account, id)
        )
        """,
        """
        CREATE TABLE slides (
            link TEXT PRIMARY KEY, image_name TEXT NOT NULL, info TEXT NOT NULL,
            stored BIGINT NOT NULL
        )
        """,
    ]
}
