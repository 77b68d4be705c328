internal import FontMetrics
public import Foundation
internal import TextLayout

extension Label {
  /// How the text comes out in a label of a size: fewer lines show where the height does not suffice.
  public func textLayout(in size: CGSize) -> TextMeasure {
    guard let text, !text.isEmpty else { return TextMeasure(size: .zero, lineCount: 0) }
    let whole = measure(width: max(0, Double(size.width)))
    let isTooHigh = whole.unroundedSize.height > size.height && whole.lineCount > 1
    var shown = (isTooHigh ? cut(whole, to: size) : nil) ?? whole
    guard shown.isTruncated, textFit(in: size)?.fits == true, let layout = paragraphLayout(in: size) else {
      return shown
    }
    (shown.lineCount, shown.isTruncated) = (layout.lines.count, layout.isTruncated)
    return shown
  }

  /// The lines that a label of a size has room for; nil where all have.
  private func cut(_ whole: TextMeasure, to size: CGSize) -> TextMeasure? {
    let width = max(0, Double(size.width))
    if styledText != nil { return measure(width: width, height: Double(size.height)) }
    let stack = measurer.lineStack(of: font)
    guard stack.lineHeight > 0 else { return nil }
    let room = stack.lineCount(within: Double(size.height), limit: whole.lineCount)
    guard room < whole.lineCount else { return nil }
    var cut = measure(width: width, lineLimit: max(1, room))
    cut.isTruncated = true
    return cut
  }

  /// Distances from the top of a label of a size to its first and its last baseline, in points.
  func baselines(in size: CGSize) -> (first: Double, last: Double) {
    for known in recentBaselines where known.size == size { return (known.first, known.last) }
    let (first, last) = findBaselines(in: size)
    var known: [KnownBaselines] = []
    swap(&known, &recentBaselines)
    if known.count == Self.rememberedBaselines { known.removeFirst() }
    known.append((size, first, last))
    swap(&known, &recentBaselines)
    return (first, last)
  }

  private func findBaselines(in size: CGSize) -> (first: Double, last: Double) {
    let (height, scale) = (Double(size.height), state.traits.displayScale)
    let text = textLayout(in: size)
    if let baselines = text.baselines {
      let first = LabelGeometry.firstBaseline(
        baselines.first, textHeight: Double(text.unroundedSize.height), height: height, displayScale: scale)
      return (
        first, LabelGeometry.lastBaseline(first, drop: baselines.last - baselines.first, displayScale: scale)
      )
    }
    let (measurer, font) = (measurer, font)
    return (
      measurer.firstBaseline(font: font, height: height, lineCount: text.lineCount, displayScale: scale),
      measurer.lastBaseline(font: font, height: height, lineCount: text.lineCount, displayScale: scale)
    )
  }

  /// What measures the label's text.
  package var measurer: any TextMeasuring {
    // Taken out first, so that no access to the view's state spans a call.
    guard let typesetting = state.traits.ownTypesetting else { return Typesetting.bundledOrStop.measurer }
    return typesetting.measurer
  }

  /// Measures the text, or finds what was measured.
  ///
  /// - Parameters:
  ///   - width: Where lines are broken; nil for the size of one line.
  ///   - height: What lines of a text of several styles have to fit; nil for no limit.
  ///   - lineLimit: The largest number of lines; nil for the label's.
  func measure(width: Double?, height: Double? = nil, lineLimit: Int? = nil) -> TextMeasure {
    measure(text ?? "", in: MeasuredRoom(width: width, height: height, lineLimit: lineLimit ?? numberOfLines))
  }

  /// Measures the label's own text, which the caller has at hand, or finds what was measured.
  func measure(_ text: String, in room: MeasuredRoom) -> TextMeasure {
    knownMeasure(in: room) ?? note(newMeasure(of: text, in: room), in: room)
  }

  /// What was measured of the text.
  final func knownMeasure(in room: MeasuredRoom) -> TextMeasure? {
    if let recent, recent.room == room { return recent.measure }
    for known in earlier where known.room == room { return known.measure }
    return nil
  }

  /// Remembers what was measured of the text.
  final func note(_ measure: TextMeasure, in room: MeasuredRoom) -> TextMeasure {
    if let recent { keep(recent) }
    recent = (room, measure)
    return measure
  }

  private func keep(_ measure: KnownMeasure) {
    var known: [KnownMeasure] = []
    swap(&known, &earlier)
    if known.count == Self.rememberedMeasures - 1 { known.removeFirst() }
    known.append(measure)
    swap(&known, &earlier)
  }

  final func newMeasure(of text: String, in room: MeasuredRoom) -> TextMeasure {
    measurePlain(text, in: room) ?? measurer.measure(request(for: text, in: room))
  }

  /// Measures another text in the label's ways.
  func measure(other text: String, width: Double?) -> TextMeasure {
    let room = MeasuredRoom(width: width, height: nil, lineLimit: numberOfLines)
    var request = request(for: text, in: room)
    request.paragraphs = nil
    return measurer.measure(request)
  }

  private func request(for text: String, in room: MeasuredRoom) -> TextRequest {
    var request = TextRequest(
      text: text, font: font, language: state.traits.language, width: room.width, lineLimit: room.lineLimit,
      breakMode: lineBreakMode, displayScale: state.traits.displayScale)
    request.lineBreaks = lineBreaks
    request.paragraphs = shapedParagraphs
    request.height = room.height
    return request
  }

  /// How many measures a label remembers: one line, one wrapped, and one spare for each.
  private static let rememberedMeasures = 4
  /// Of how many sizes it remembers baselines: that of the text, and one that is higher.
  private static let rememberedBaselines = 2

  /// Forgets what was measured.
  func forgetMeasures() {
    if recent != nil { recent = nil }
    if !earlier.isEmpty {
      var known: [KnownMeasure] = []
      swap(&known, &earlier)
      known.removeAll(keepingCapacity: true)
      swap(&known, &earlier)
    }
    if !recentBaselines.isEmpty { recentBaselines = [] }
  }
}

/// The room a text was measured in; how it is set is the label's, which forgets its measures when that changes.
struct MeasuredRoom: Equatable {
  var width: Double?
  var height: Double?
  var lineLimit: Int
}

/// What was measured of a label's text, in a room.
typealias KnownMeasure = (room: MeasuredRoom, measure: TextMeasure)
/// Where the first and the last line of a label's text stand in a label of a size, down from its top.
typealias KnownBaselines = (size: CGSize, first: Double, last: Double)

/// What a label stores of its public properties that measuring reads. Storage of a public property is checked for overlapping accesses at
/// each, as other modules may reach it.
struct LabelSettings {
  var numberOfLines = 1
  var lineBreakMode = LineBreakMode.byTruncatingTail
  var lineBreakStrategy = LineBreakStrategy.standard
  var preferredMaxLayoutWidth: CGFloat = 0
}
