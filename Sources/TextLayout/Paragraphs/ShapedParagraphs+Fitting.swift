internal import FontMetrics

extension ShapedParagraphs {
  /// Returns the scale at which the text fits, as for `NSStringDrawingContext.minimumScaleFactor`
  /// and a label with attributed text. It changes nothing else.
  ///
  /// Strut's rule is the same as for plain text: the largest hundredth at which the whole text fits
  /// the lines and the height, and no word is broken between characters. A hyphenated word is not
  /// broken. Tightening takes precedence, as for plain text.
  ///
  /// - Parameters:
  ///   - width: The available width, in points; `nil` or infinity means no limit.
  ///   - height: The available height, in points; `nil` means no limit.
  ///   - lineLimit: UIKit's `numberOfLines`; 0 means no limit.
  ///   - minimumScaleFactor: The smallest scale; 0 or less allows only 1.
  ///   - allowsTightening: True to allow tightening.
  ///   - options: The options for layout.
  /// - Complexity: O(n log n), and a shaping for each scale tried.
  public func scaleToFit(
    width: Double?, height: Double? = nil, lineLimit: Int = 0, minimumScaleFactor: Double,
    allowsTightening: Bool = false, options: ParagraphOptions = ParagraphOptions()
  ) -> TextFit {
    precondition(!minimumScaleFactor.isNaN, "the scale must be a number")
    let fitting = ParagraphFitting(text: self, width: width, height: height, lineLimit: lineLimit, options: options)
    let steps = allowsTightening ? TextFit.tightestStep : 0
    return TextFit(
      minimumScaleFactor: minimumScaleFactor,
      kern: { scale in
        let kern = steps > 0 ? fitting.kern(at: scale) : 0
        return (0...steps).lazy.map { Double($0) * kern }.first { fitting.fits(at: scale, kern: $0) }
      },
      tightest: { steps > 0 ? fitting.kern(at: $0) * Double(steps) : 0 })
  }
}

extension AttributedText {
  /// Returns the text scaled and tightened according to a result of `scaleToFit` for its
  /// ``ShapedParagraphs``.
  ///
  /// Fonts, tracking, kerning and baseline offsets are scaled; attachments and paragraph styles are
  /// not (Strut's rule).
  public func fitted(_ fit: TextFit) -> AttributedText {
    guard fit.scale != 1 || fit.kern != 0 else { return self }
    let whole = 0..<text.utf16.count
    return changing(whole) { attributes in
      var attributes = attributes
      attributes.font = attributes.font.withSize(attributes.font.pointSize * fit.scale)
      attributes.baselineOffset *= fit.scale
      attributes.tighten(by: fit.kern, scale: fit.scale)
      return attributes
    }
  }
}

extension TextAttributes {
  /// Scales the spacing between clusters, and tightens it. The font's kerning remains without kern,
  /// and its ligatures without tracking.
  fileprivate mutating func tighten(by kern: Double, scale: Double) {
    let (hadTracking, hadKern) = (tracking ?? 0 != 0, self.kern ?? 0 != 0)
    if kern != 0, tracking == 0 {
      (tracking, self.kern) = (nil, nil)
    } else if kern != 0, tracking == nil, self.kern == 0 {
      font = font.withFeatures([FontFeature(tag: "kern", value: 0)] + font.features)
    }
    tracking = tracking.map { $0 * scale + kern }
    if kern != 0 || self.kern != nil { self.kern = (self.kern ?? 0) * scale + kern }
    // Spacing that becomes 0 is removed, because 0 has another meaning.
    if hadTracking, tracking == 0 { (tracking, self.kern, usesLigatures) = (nil, nil, false) }
    if tracking == nil, hadKern, self.kern == 0 { self.kern = nil }
  }
}

/// Tries attributed text at several scales.
private struct ParagraphFitting {
  let text: ShapedParagraphs
  let width: Double?
  let height: Double?
  let lineLimit: Int
  let options: ParagraphOptions

  /// A step of tightening at a scale in hundredths: a hundredth of the clusters' mean width, in
  /// points, negative.
  func kern(at scale: Int) -> Double {
    -text.source.meanClusterWidth * Double(scale) / 10_000
  }

  func fits(at scale: Int, kern: Double) -> Bool {
    let fit = TextFit(scale: Double(scale) / 100, kern: kern, fits: true)
    let source = text.source
    let shaped =
      scale == 100 && kern == 0 ? text : source.engine.shape(text.text.fitted(fit), lineBreaks: source.lineBreaks)
    let layout = shaped.layOut(width: width, breakMode: .byWordWrapping, options: options)
    return (lineLimit <= 0 || layout.lines.count <= lineLimit)
      && layout.size.height <= (height ?? .infinity) + LineColumn.tolerance
      && layout.lines.allSatisfy { $0.line.holdsWholeWords(in: $0.line.column.width) }
  }
}
