// Susi. SPDX-License-Identifier: Apache-2.0

/// How the machine and the program are doing.
public struct SystemStatus: WireObject {
    /// Memory the program holds, in bytes.
    public var assignedMemory: Int64?
    /// Memory it uses, in bytes.
    public var usedMemory: Int64?
    /// Memory it holds and does not use, in bytes.
    public var availableMemory: Int64?
    /// Processor cores.
    public var cores: Int64?
    /// Threads of the program.
    public var threads: Int64?
    /// How long it has been running, in milliseconds.
    public var runtime: Int64?
    /// Processes that want to run.
    public var loadAverage: Double?
    /// Load of the machine, 0 to 1.
    public var loadSystem: Double?
    /// Load by the program, 0 to 1.
    public var loadProcess: Double?
    /// Threads that answer requests.
    public var serverThreads: Int64?
    /// Where it answers.
    public var serverURI: String?
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("assigned_memory", &assignedMemory)
        members.value("used_memory", &usedMemory)
        members.value("available_memory", &availableMemory)
        members.value("cores", &cores)
        members.value("threads", &threads)
        members.value("runtime", &runtime)
        members.value("load_system_average", &loadAverage)
        members.value("load_system_cpu", &loadSystem)
        members.value("load_process_cpu", &loadProcess)
        members.value("server_threads", &serverThreads)
        members.value("server_uri", &serverURI)
    }
}
