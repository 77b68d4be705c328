internal import FontMetrics
public import Foundation
internal import TextLayout

extension Label {
  /// Returns the layout of the text in a label of a given size. Fewer lines are displayed if the
  /// height is too small.
  public func textLayout(in size: CGSize) -> TextMeasure { textLayout(inArea: textArea(in: size).size) }

  func textLayout(inArea size: CGSize) -> TextMeasure {
    guard let text, !text.isEmpty else { return TextMeasure(size: .zero, lineCount: 0) }
    let whole = measure(width: max(0, Double(size.width)))
    let isTooHigh = whole.unroundedSize.height > size.height && whole.lineCount > 1
    var shown = (isTooHigh ? cut(whole, to: size) : nil) ?? whole
    guard shown.isTruncated, textFit(inArea: size)?.fits == true, let layout = paragraphLayout(inArea: size) else {
      return shown
    }
    (shown.lineCount, shown.isTruncated) = (layout.lines.count, layout.isTruncated)
    return shown
  }

  /// Returns the lines that fit a label of a given size, or nil if all fit.
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

  /// Returns the distances from the top of a label of a given size to its first and its last
  /// baseline, in points.
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

  /// The measurer of the label's text.
  package var measurer: any TextMeasuring {
    // Read first, so that no access to the view's state is active during a call.
    guard let typesetting = state.traits.ownTypesetting else { return Typesetting.bundledOrStop.measurer }
    return typesetting.measurer
  }

  /// Measures the text, or returns a cached measurement.
  ///
  /// - Parameters:
  ///   - width: The width at which lines are broken, or nil for a single line.
  ///   - height: The height for the lines of attributed text, or nil for no limit.
  ///   - lineLimit: The largest number of lines; or nil for that of the label.
  func measure(width: Double?, height: Double? = nil, lineLimit: Int? = nil) -> TextMeasure {
    measure(text ?? "", in: MeasuredRoom(width: width, height: height, lineLimit: lineLimit ?? numberOfLines))
  }

  /// Measures the label's own text, which the caller passes, or returns a cached measurement.
  func measure(_ text: String, in room: MeasuredRoom) -> TextMeasure {
    knownMeasure(in: room) ?? note(newMeasure(of: text, in: room), in: room)
  }

  /// Returns the cached measurement of the text.
  final func knownMeasure(in room: MeasuredRoom) -> TextMeasure? {
    if let recent, recent.room == room { return recent.measure }
    for known in earlier where known.room == room { return known.measure }
    return nil
  }

  /// Caches a measurement of the text.
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

  /// Measures other text with the settings of the label.
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

  /// The number of measurements that a label caches: one line, one wrapped, and a spare for each.
  private static let rememberedMeasures = 4
  /// The number of sizes for which a label caches baselines: that of the text, and a taller one.
  private static let rememberedBaselines = 2

  /// Removes the cached measurements.
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

/// The size in which text was measured. The other settings are those of the label, which removes
/// its measurements when they change.
struct MeasuredRoom: Equatable {
  var width: Double?
  var height: Double?
  var lineLimit: Int
}

/// The measurement of a label's text for a size.
typealias KnownMeasure = (room: MeasuredRoom, measure: TextMeasure)
/// The distances from the top of a label of a given size to its first and its last baseline.
typealias KnownBaselines = (size: CGSize, first: Double, last: Double)

/// The values of the label's public properties that measuring reads. Each access to a stored public
/// property is checked for exclusivity, because other modules can reach it.
struct LabelSettings {
  var numberOfLines = 1
  var lineBreakMode = LineBreakMode.byTruncatingTail
  var lineBreakStrategy = LineBreakStrategy.standard
  var preferredMaxLayoutWidth: CGFloat = 0
}
