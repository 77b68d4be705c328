internal import Threads

/// The files of widths in a folder of fonts, each read on first use.
final class WidthModels: Sendable {
  private let directory: String
  private let known = Locked<[String: WidthModel]>([:])

  init(directory: String) { self.directory = directory }

  /// The model of a file, always the same one.
  func model(_ file: String) throws(FontError) -> WidthModel {
    if let known = known.withLock({ $0[file] }) { return known }
    let made = WidthModel(try WidthTables(path: directory + "/" + file))
    return known.withLock { known in
      if let earlier = known[file] { return earlier }
      known[file] = made
      return made
    }
  }
}
