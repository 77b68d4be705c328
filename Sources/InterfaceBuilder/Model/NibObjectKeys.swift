/// The keys of an object in the settings of an app.
enum NibObjectKeys {
  /// Returns the keys of an object in an app's settings, the most specific first: its object ID
  /// after its file or the end of the file's path, `Main.storyboard/Kx1-aB-3Cd`, its object ID, and
  /// each of its names, first after the file.
  ///
  /// - Parameters:
  ///   - id: The object ID; empty for none.
  ///   - names: The names, which several objects may share.
  /// - Complexity: O(*n*²) in the folders of the path.
  static func keys(of id: String, named names: [String], in file: String) -> [String] {
    let parts = file.split(separator: "/")
    let paths = parts.indices.map { parts[$0...].joined(separator: "/") }
    return ([id] + names).filter { !$0.isEmpty }.flatMap { word in
      paths.map { "\($0)/\(word)" } + [word]
    }
  }

  /// Returns the value for an object by its most specific key; nil if there is none.
  static func value<Value>(
    _ values: [String: Value], of id: String, named names: [String], in file: String
  ) -> Value? {
    guard !values.isEmpty else { return nil }
    return keys(of: id, named: names, in: file).lazy.compactMap { values[$0] }.first
  }
}
