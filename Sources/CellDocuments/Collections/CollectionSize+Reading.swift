import Foundation
package import StringCatalogs
package import TableLayout

extension CollectionSize {
  /// The form of a size, for messages.
  static let form = "write { width: …, height: … }, each a number of points, or { fractionalWidth: 0.5 }"

  /// Reads the value of an entry: a width and a height, each a number of points, a fraction or an
  /// estimate. Nil if it is invalid, which is logged.
  package init?(_ entry: MappingReader.Entry, log: ProblemLog) {
    guard let mapping = MappingReader(entry.value, entry.key, log: log) else { return nil }
    let name = Wording.quoted(entry.key)
    mapping.checkKeys(of: name, known: ["width", "height"])
    guard let width = mapping["width"], let height = mapping["height"] else {
      log.report(
        .missingKey, at: entry.value.position,
        "\(name) has no \(mapping["width"] == nil ? "width" : "height"); \(Self.form)")
      return nil
    }
    guard let across = CollectionDimension(width, log: log), let along = CollectionDimension(height, log: log) else {
      return nil
    }
    self.init(width: across, height: along)
  }
}

extension CollectionDimension {
  /// Reads the value of an entry; nil if it is invalid, which is logged.
  fileprivate init?(_ entry: MappingReader.Entry, log: ProblemLog) {
    let read = NodeReader(log: log)
    let wanted = "a number of points, { fractionalWidth: … }, { fractionalHeight: … } or { estimated: … }"
    guard case .mapping = entry.value, let mapping = MappingReader(entry.value, entry.key, log: log) else {
      guard let points = read.number(entry.value, entry.key, wanted: wanted, where: { $0 >= 0 }) else { return nil }
      self = .absolute(CGFloat(points))
      return
    }
    mapping.checkKeys(
      of: Wording.quoted(entry.key), known: ["absolute", "estimated", "fractionalWidth", "fractionalHeight"])
    guard mapping.entries.count == 1 else {
      read.refuse(entry.value, entry.key, wanted: wanted, cure: " with \(mapping.entries.count) keys; keep one")
      return nil
    }
    if let points = mapping.points("absolute") {
      self = .absolute(points)
    } else if let points = mapping.points("estimated") {
      self = .estimated(points)
    } else if let fraction = mapping.factor("fractionalWidth") {
      self = .fractionalWidth(CGFloat(fraction))
    } else if let fraction = mapping.factor("fractionalHeight") {
      self = .fractionalHeight(CGFloat(fraction))
    } else {
      return nil
    }
  }
}
