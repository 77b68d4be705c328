/// Many paths handed through the parser of arguments as one.
///
/// ArgumentParser takes quadratic time for a list of arguments: of 300 paths more than half as long as to open the fonts, of 10,000
/// many seconds. What follows a path and is one as well can be no option and no option's value, so it may go along with the
/// path before it, behind a NUL, which no argument can contain.
enum JoinedPaths {
  /// The arguments with each row of paths, but for its first, made one.
  static func joined(_ arguments: [String]) -> [String] {
    var result: [String] = []
    var row: [String] = []
    var isAfterPath = false
    func endRow() {
      if !row.isEmpty { result.append(row.joined(separator: separator)) }
      row = []
    }
    for (index, argument) in arguments.enumerated() {
      // Behind the terminator everything is as it is.
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

  /// The paths of arguments that `joined` made.
  static func split(_ arguments: [String]) -> [String] {
    arguments.flatMap { $0.utf8.contains(0) ? $0.utf8.split(separator: 0).map { String(Substring($0)) } : [$0] }
  }

  private static let separator = "\u{0}"
}
