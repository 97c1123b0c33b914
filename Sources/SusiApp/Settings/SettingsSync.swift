// Susi. SPDX-License-Identifier: Apache-2.0

/// How settings come and go between device and account: one request each way at a time.
struct SettingsSync {
    /// What is on its way to the account, with when it was decided.
    var sending: [(setting: AppSetting, made: Int64)] = []
    /// Whether the account is being asked.
    var isFetching = false
    /// Whether the account has to be asked once more.
    var isStale = false
}
