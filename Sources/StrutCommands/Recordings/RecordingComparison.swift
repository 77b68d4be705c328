import Queries
import Recorder
import Strut
import UIKitNames

/// A comparison of a device's numbers with Strut's.
struct RecordingComparison: Sendable {
  /// A number for which Strut has a different value.
  struct Difference: Sendable {
    var recorded: RecordedValue
    var strut: Double
  }

  let system: String
  /// The number of values that both have.
  let compared: Int
  let differences: [Difference]
  /// The values of the device that Strut's recorder does not produce.
  let unknown: [RecordedValue]

  /// Records Strut's numbers at the scales and text sizes of a recording, and compares them.
  /// - Parameter tolerance: The largest difference between two equal numbers, in points.
  @MainActor init(_ recording: Recording, traits: TraitCollection, tolerance: Double) {
    let scales = Set(recording.values.map(\.scale)).sorted().map { CGFloat($0) }
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 1366, height: 4000))
    host.strutView.setTraits(traits)
    let categories = Set(recording.values.map(\.category))
    let own = traits.performAsCurrent { Recorder(in: host, scales: scales, categories: categories).record() }
    let answers = Dictionary(own.values.map { (Key($0), $0.value) }, uniquingKeysWith: { first, _ in first })
    let pairs = recording.values.map { (recorded: $0, strut: answers[Key($0)]) }
    system = recording.system
    unknown = pairs.filter { $0.strut == nil }.map(\.recorded)
    compared = recording.values.count - unknown.count
    differences = pairs.compactMap { recorded, strut in
      guard let strut, abs(strut - recorded.value) > tolerance else { return nil }
      return Difference(recorded: recorded, strut: strut)
    }
  }

  private struct Key: Hashable {
    var quantity, category: String
    var scale, width: Double

    init(_ value: RecordedValue) {
      (quantity, category, scale, width) = (value.quantity, value.category, value.scale, value.width)
    }
  }
}

/// The JSON output of `strut verify`.
struct VerifyDocument: Encodable {
  struct Value: Encodable {
    var quantity, category: String
    var scale, width, recorded: Double
    /// Strut's number, or nil if Strut records none.
    var strut: Double?

    init(_ value: RecordedValue, strut: Double?) {
      (quantity, category, scale, width) = (value.quantity, value.category, value.scale, value.width)
      (recorded, self.strut) = (value.value, strut)
    }
  }

  var schema = 1
  var engines = Engines.current
  var system: String
  var compared: Int
  var differences: [Value]
  var unknown: [Value]

  init(_ comparison: RecordingComparison) {
    system = comparison.system
    compared = comparison.compared
    differences = comparison.differences.map { Value($0.recorded, strut: $0.strut) }
    unknown = comparison.unknown.map { Value($0, strut: nil) }
  }

  /// The comparison as text: one line for each number that differs.
  var text: String {
    let equal = compared - differences.count
    let heading = "\(system): \(compared) numbers compared: \(equal) equal, \(differences.count) different"
    let strangers =
      unknown.isEmpty ? [] : ["\(unknown.count) not recorded by Strut, such as \(unknown[0].quantity)"]
    guard !differences.isEmpty else { return ([heading] + strangers).joined(separator: "\n") }
    var table = TableText(headings: ["quantity", "category", "scale", "width", "recorded", "strut", "difference"])
    table.rows = differences.map { value in
      let own = value.strut ?? 0
      let numbers = [value.scale, value.width, value.recorded, own, value.recorded - own].map(Values.text)
      return [value.quantity, value.category] + numbers
    }
    return ([heading] + strangers + [table.text]).joined(separator: "\n")
  }
}
