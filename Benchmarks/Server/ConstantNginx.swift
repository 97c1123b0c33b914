// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation

/// An nginx that answers everything with the same bytes: as fast as a server on this machine is.
final class ConstantNginx {
    /// The program that serves.
    static let program = "/usr/sbin/nginx"

    /// Where it listens.
    let port = LocalConnection.freePort()
    /// The program while it runs.
    let program: RunningProgram
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "susi-nginx-\(UUID().uuidString)")

    /// Starts it and waits for an answer.
    init(answering body: [UInt8]) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let folder = folder.path
        // A dollar sign begins a variable, wherever it stands.
        let text = String(decoding: body, as: UTF8.self)
            .replacingOccurrences(of: "\\", with: "\\\\")
            .replacingOccurrences(of: "\"", with: "\\\"")
            .replacingOccurrences(of: "$", with: "-")
        let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
            .map { "\($0)_temp_path \(folder)/\($0);" }.joined(separator: " ")
        let configuration = """
            daemon off; worker_processes 2; pid \(folder)/pid; error_log \(folder)/log crit;
            events { worker_connections 1024; }
            http {
                access_log off; keepalive_requests 1000000000; \(temporary)
                server {
                    listen 127.0.0.1:\(port);
                    location / { default_type application/json; return 200 "\(text)"; }
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
