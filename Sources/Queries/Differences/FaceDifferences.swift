import JSONText
import Strut

/// A comparison of faces, field by field.
package struct FaceDifferences {
  package struct Row {
    package var path: String
    package var label: String
    /// The value of each face, or `nil` if it has none.
    package var values: [ComparedValue?]

    package var differs: Bool {
      guard let first = values.first else { return false }
      return values.dropFirst().contains { other in
        guard let first, let other else { return (first == nil) != (other == nil) }
        return !first.isSame(as: other)
      }
    }

    /// For two faces, the second value minus the first; for more, the largest minus the smallest.
    /// Lengths are in ems. `nil` if there are fewer than two numbers.
    package var difference: (amount: Double, isLength: Bool)? {
      let lengths = values.compactMap { $0?.ems }
      let numbers = values.compactMap { value in if case .number(let number)? = value { number } else { nil } }
      let isLength = !lengths.isEmpty
      let found = isLength ? lengths : numbers
      guard found.count > 1, let least = found.min(), let greatest = found.max() else { return nil }
      return (values.count == 2 ? found[1] - found[0] : greatest - least, isLength)
    }
  }

  /// The number of faces that fit into a table.
  package static let faceLimit = 8

  package let reports: [FaceReport]
  /// Every field that at least one face has.
  package let rows: [Row]

  package init(_ reports: [FaceReport]) {
    self.reports = reports
    let faces = reports.map { FaceFields($0).fields }
    var (order, labels, values): ([String], [String: String], [String: [ComparedValue?]]) = ([], [:], [:])
    for (index, fields) in faces.enumerated() {
      for field in fields {
        if labels.updateValue(field.label, forKey: field.path) == nil { order.append(field.path) }
        values[field.path, default: Array(repeating: nil, count: reports.count)][index] = field.value
      }
    }
    rows = order.compactMap { path in
      guard let found = values[path], found.contains(where: { $0 != nil }) else { return nil }
      return Row(path: path, label: labels[path] ?? path, values: found)
    }
  }

  /// The units per em of displayed lengths: that of the faces if they share one, otherwise 1000.
  package var unitsPerEm: Int {
    let ems = Set(reports.flatMap { [$0.unitsPerEm, $0.metrics.unitsPerEm] })
    return ems.count == 1 ? ems.first ?? 1000 : 1000
  }
}

/// A field in which faces differ, in JSON. Values are in the order of `faces`, and lengths in the
/// units of each face.
package struct DifferenceReport: Encodable {
  package struct Value: Encodable {
    package var value: ComparedValue?

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      if let value { try container.encode(value) } else { try container.encodeNil() }
    }
  }

  package var field: String
  package var values: [Value]
  @Nullable var difference: Double?
  @Nullable var differenceInEms: Double?

  /// - Parameter places: The indices of the faces in the document, which also lists faces that
  ///   could not be opened.
  package init(_ row: FaceDifferences.Row, places: [Int], count: Int) {
    field = row.path
    values = Array(repeating: Value(value: nil), count: count)
    for (place, value) in zip(places, row.values) where values.indices.contains(place) { values[place].value = value }
    let found = row.difference
    difference = found.flatMap { $0.isLength ? nil : $0.amount }
    differenceInEms = found.flatMap { $0.isLength ? $0.amount : nil }
  }
}
