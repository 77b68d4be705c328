#if Service
import Foundation
import Glibc

/// Facts about this process from the system.
enum ProcessFacts {
  /// The resident memory in bytes, or nil if the system does not report it.
  static var residentBytes: Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
    let fields = text.split(separator: " ")
    guard fields.count > 1, let pages = Int(fields[1]) else { return nil }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  /// The number of open files and connections, or nil if the system does not report it.
  static var openFiles: Int? { (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd"))?.count }
}
#endif
