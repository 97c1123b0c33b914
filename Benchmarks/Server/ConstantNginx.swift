// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation

/// An nginx that answers everything alike: as fast as a server on this machine is.
final class ConstantNginx {
    /// The program that serves.
    static let program = "/usr/sbin/nginx"

    /// Where it listens.
    let port = LocalConnection.freePort()
    /// The program while it runs.
    let program: RunningProgram
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "susi-nginx-\(UUID().uuidString)")

    /// Starts one that answers with a constant, and waits for an answer.
    convenience init(answering body: [UInt8]) throws {
        // A dollar sign begins a variable, wherever it stands.
        let text = String(decoding: body, as: UTF8.self)
            .replacingOccurrences(of: "\\", with: "\\\\")
            .replacingOccurrences(of: "\"", with: "\\\"")
            .replacingOccurrences(of: "$", with: "-")
        try self.init { _ in #"default_type application/json; return 200 "\#(text)";"# }
    }

    /// Starts one that sends a file, and waits for an answer.
    convenience init(sending file: [UInt8], type: String) throws {
        try self.init { folder in
            try Data(file).write(to: folder.appending(path: "file"))
            return "root \(folder.path); default_type \(type); try_files /file =404;"
        }
    }

    private init(_ location: (URL) throws -> String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let answer = try location(folder)
        let folder = folder.path
        let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
            .map { "\($0)_temp_path \(folder)/\($0);" }.joined(separator: " ")
        let configuration = """
            daemon off; worker_processes 2; pid \(folder)/pid; error_log \(folder)/log crit;
            events { worker_connections 1024; }
            http {
                access_log off; sendfile on; tcp_nopush on; open_file_cache max=100; keepalive_requests 1000000000; \(temporary)
                server {
                    listen 127.0.0.1:\(port);
                    location / { \(answer) }
                }
            }
            """
        try Data(configuration.utf8).write(to: self.folder.appending(path: "nginx.conf"))
        program = try RunningProgram(
            ConstantNginx.program,
            ["-c", "\(folder)/nginx.conf", "-e", "\(folder)/log", "-p", folder]
        )
        while LocalConnection(port: port)?.get("/") == nil {
            guard program.isRunning else { throw LoadFailure(output: "nginx ended by itself") }
            usleep(1000)
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }
}
