internal import FontMetrics

/// The scale and tightening with which text fits.
public struct TextFit: Hashable, Sendable {
  /// The factor of the point size: a whole number of hundredths, 1 for text that fits.
  public let scale: Double
  /// The points to add after each cluster, at the scaled size: 0 or less. It is kerning, which
  /// keeps ligatures.
  public let kern: Double
  /// A Boolean value that indicates whether the text then fits. If not, the scale is the smallest
  /// allowed one, and the text is truncated.
  public let fits: Bool
}

extension ShapedText {
  /// Returns the scale at which the text fits its lines, as for a label with
  /// `adjustsFontSizeToFitWidth`. It changes nothing else: the sizes of a label are those of the
  /// unscaled font (rule 7).
  ///
  /// UIKit's own rule was not measured. Strut's rule is the largest hundredth at which the whole
  /// text fits the lines and no word is broken between characters. If tightening is allowed, it
  /// takes precedence: at each scale, clusters are tightened by up to 5 percent of their mean
  /// width, in steps of one percent, which is AppKit's documented limit
  /// (`tighteningFactorForTruncation`).
  ///
  /// - Parameters:
  ///   - width: The available width, in points.
  ///   - lineLimit: UIKit's `numberOfLines`; at 0, text fits if its words do.
  ///   - minimumScaleFactor: The smallest scale; 0 or less, as in UIKit, allows only 1.
  ///   - allowsTightening: UIKit's `allowsDefaultTighteningForTruncation`.
  /// - Complexity: O(n log n) at most, plus a shaping per attempted size if the face depends on the
  ///   size.
  public func scaleToFit(
    width: Double, lineLimit: Int = 1, minimumScaleFactor: Double, allowsTightening: Bool = false
  ) -> TextFit {
    precondition(!width.isNaN && !minimumScaleFactor.isNaN, "width and scale must be numbers")
    let fitting = TextFitting(self, width: max(0, width), lineLimit: lineLimit, allowsTightening: allowsTightening)
    return TextFit(minimumScaleFactor: minimumScaleFactor, kern: fitting.kern, tightest: fitting.tightest)
  }
}

extension TextFit {
  /// The maximum tightening of clusters, in hundredths of their mean width.
  static let tightestStep = 5

  /// Creates the largest scale at which text fits.
  ///
  /// - Parameters:
  ///   - minimumScaleFactor: The smallest scale; 0 or less allows only 1.
  ///   - kern: Returns the least tightening with which the text fits at a scale in hundredths, or
  ///     `nil`.
  ///   - tightest: Returns the maximum tightening at a scale in hundredths.
  init(minimumScaleFactor: Double, kern: (Int) -> Double?, tightest: (Int) -> Double) {
    if let unscaled = kern(100) {
      self.init(scale: 1, kern: unscaled, fits: true)
      return
    }
    let least = minimumScaleFactor > 0 ? Int((min(1, minimumScaleFactor) * 100 - 1e-9).rounded(.up)) : 100
    var low = max(1, least)
    guard low < 100, let smallest = kern(low) else {
      self.init(scale: Double(low) / 100, kern: tightest(low), fits: false)
      return
    }
    var (high, found) = (100, smallest)
    while high - low > 1 {
      let middle = (low + high) / 2
      if let fitting = kern(middle) { (low, found) = (middle, fitting) } else { high = middle }
    }
    self.init(scale: Double(low) / 100, kern: found, fits: true)
  }
}

extension TextLine {
  /// Returns `true` if the line contains its whole text at a width and breaks words only with
  /// hyphens.
  func holdsWholeWords(in width: Double) -> Bool {
    let analysis = source.content.analysis
    return (isHyphenated || source.content.opportunities[utf16Range.upperBound].contains(.breakBefore))
      && visibleRanges.enumerated().allSatisfy { index, range in
        measurer(ofPart: index).fits(analysis.withoutTrailingSpaces(range), width)
      }
  }
}

extension ShapedText {
  /// The mean width of clusters that have one, in points, where a tab counts as a space. 0 without
  /// clusters.
  ///
  /// - Complexity: O(n).
  var meanClusterWidth: Double {
    let width = content.analysis.hardLines.reduce(0) { $0 + measurer.width($1.content) }
    let clusters = content.glyphs.wideClusterCount
    return clusters == 0 ? 0 : width / Double(clusters)
  }
}

/// Tries text at several scales.
private struct TextFitting {
  let text: ShapedText
  let width: Double
  let lineLimit: Int
  let allowsTightening: Bool

  init(_ text: ShapedText, width: Double, lineLimit: Int, allowsTightening: Bool) {
    self.text = text
    self.width = width
    self.lineLimit = lineLimit
    self.allowsTightening = allowsTightening
  }

  /// Returns the least tightening with which the text fits at a scale in hundredths; `nil` if none
  /// is sufficient.
  func kern(at scale: Int) -> Double? {
    let scaled = scaled(scale)
    if fits(scaled.lines(width: width, breakMode: .byWordWrapping)) { return 0 }
    guard allowsTightening else { return nil }
    return (1...TextFit.tightestStep).lazy.map { self.kern(scaled, step: $0) }.first {
      fits(lines(of: scaled, kern: $0))
    }
  }

  func tightest(at scale: Int) -> Double { allowsTightening ? kern(scaled(scale), step: TextFit.tightestStep) : 0 }

  private func scaled(_ scale: Int) -> ShapedText {
    let font = text.font.withSize(text.font.pointSize * Double(scale) / 100)
    if scale == 100 { return text }
    return text.engine.shape(
      text.text, font: font, language: text.language, direction: text.direction, lineBreaks: text.lineBreaks)
  }

  private func kern(_ scaled: ShapedText, step: Int) -> Double {
    -scaled.meanClusterWidth * Double(step) / 100
  }

  private func lines(of scaled: ShapedText, kern: Double) -> [TextLine] {
    var attributes = TextAttributes(font: scaled.font)
    attributes.language = scaled.language
    attributes.kern = kern
    var style = ParagraphStyle()
    style.baseWritingDirection = scaled.direction
    let tight = AttributedText(scaled.text, attributes: attributes, paragraphStyle: style)
    return scaled.engine.shape(tight, lineBreaks: scaled.lineBreaks).layOut(width: width).lines.map(\.line)
  }

  private func fits(_ lines: some Collection<TextLine>) -> Bool {
    (lineLimit <= 0 || lines.count <= lineLimit) && lines.allSatisfy { $0.holdsWholeWords(in: width) }
  }
}
