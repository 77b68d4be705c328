import Foundation

/// A program that belongs to `strut`.
enum OtherProgram {
  /// Returns the program in the folder of this command, or else on the PATH; nil if there is none.
  static func location(_ name: String) -> URL? {
    let own = Bundle.main.executableURL
    let beside = [own, own?.resolvingSymlinksInPath()].compactMap { $0?.deletingLastPathComponent() }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders = beside + path.split(separator: ":").map { URL(filePath: String($0)) }
    return folders.map { $0.appending(path: name) }.first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
