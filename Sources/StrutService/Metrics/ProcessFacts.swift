#if Service
import Foundation
import Glibc

/// What the system says of this process.
enum ProcessFacts {
  /// The memory that is resident, in bytes; nil where the system does not tell.
  static var residentBytes: Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
    let fields = text.split(separator: " ")
    guard fields.count > 1, let pages = Int(fields[1]) else { return nil }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  /// How many files and connections are open; nil where the system does not tell.
  static var openFiles: Int? { (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd"))?.count }
}
#endif
