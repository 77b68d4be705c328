/// Many paths, passed through the argument parser as one.
///
/// ArgumentParser takes quadratic time for a list of arguments: more than half the time of opening
/// the fonts for 300 paths, and many seconds for 10,000. An argument that follows a path and is
/// also a path can be neither an option nor its value. It is therefore appended to the path before
/// it, after a NUL, which no argument can contain.
enum JoinedPaths {
  /// Returns the arguments with each sequence of paths, except its first, joined into one.
  static func joined(_ arguments: [String]) -> [String] {
    var result: [String] = []
    var row: [String] = []
    var isAfterPath = false
    func endRow() {
      if !row.isEmpty { result.append(row.joined(separator: separator)) }
      row = []
    }
    for (index, argument) in arguments.enumerated() {
      // Arguments after the terminator stay unchanged.
      guard argument != "--" else {
        endRow()
        return result + arguments[index...]
      }
      let isPath = !argument.hasPrefix("-") && argument.utf8.contains(UInt8(ascii: "/"))
      if isPath, isAfterPath {
        row.append(argument)
      } else {
        endRow()
        result.append(argument)
      }
      isAfterPath = isPath
    }
    endRow()
    return result
  }

  /// Returns the paths of arguments that `joined` produced.
  static func split(_ arguments: [String]) -> [String] {
    arguments.flatMap { $0.utf8.contains(0) ? $0.utf8.split(separator: 0).map { String(Substring($0)) } : [$0] }
  }

  private static let separator = "\u{0}"
}
