import FontMetrics
import TestSupport
import Testing
import UIKitNames

/// Strut Test at 10 points: most letters are 6 wide, a space 3, the ellipsis 9; a line goes from 9
/// above the baseline to 2 below.
@Suite("Rectangles of strings")
struct StringDrawingTests {
  private let font: UIFont

  init() throws { font = try #require(UIFont(name: "Strut Test", size: 10)) }

  private func rect(
    _ text: String, _ width: CGFloat, _ height: CGFloat = 0,
    _ options: NSStringDrawingOptions = .usesLineFragmentOrigin,
    _ context: NSStringDrawingContext? = nil, _ style: (NSMutableParagraphStyle) -> Void = { _ in }
  ) -> CGRect {
    let paragraphStyle = NSMutableParagraphStyle()
    style(paragraphStyle)
    return text.boundingRect(
      with: CGSize(width: width, height: height), options: options,
      attributes: [.font: font, .paragraphStyle: paragraphStyle], context: context)
  }

  // MARK: What was measured

  @Test(
    "Lines are broken at the width; a space at a line's end counts as far as it has room", .fact("label-9", "string-1"),
    arguments: [
      (width: 18.0, size: CGSize(width: 18, height: 33)), (width: 20, size: CGSize(width: 20, height: 33)),
      (width: 38.9, size: CGSize(width: 21, height: 33)), (width: 39, size: CGSize(width: 39, height: 22)),
      (width: 60, size: CGSize(width: 60, height: 11)), (width: 0, size: CGSize(width: 60, height: 11)),
    ] as [(width: Double, size: CGSize)])
  func widths(width: Double, size: CGSize) { #expect(rect("aaa aaa aaa", width) == CGRect(origin: .zero, size: size)) }

  @Test(
    "The height is n line heights, with leading only where asked for: Times at 20 points, recorded on Catalyst",
    arguments: [("a", 22.0, 22.85), ("aaaaaaaa aaaaaaaa", 44, 45.7)])
  func leading(text: String, plain: Double, leaded: Double) throws {
    var metrics = font.font.metrics
    // The font of the recording: lines are 22 points high, with 0.85 points between them.
    (metrics.ascender, metrics.descender, metrics.lineGap) = (840, -260, 42.5)
    let times = UIFont(Font(face: font.font.face, pointSize: 20, metrics: metrics))
    func height(_ options: NSStringDrawingOptions) -> CGFloat {
      text.boundingRect(
        with: CGSize(width: 100, height: 1000), options: options, attributes: [.font: times], context: nil
      ).height
    }
    #expect(abs(height(.usesLineFragmentOrigin) - plain) < 1e-9)
    #expect(abs(height([.usesLineFragmentOrigin, .usesFontLeading]) - leaded) < 1e-9)
  }

  @Test("An empty text is one line high and has no width", .fact("string-3"))
  func empty() {
    #expect(rect("", 100) == CGRect(x: 0, y: 0, width: 0, height: 11))
    #expect(rect("", 100, 0, []) == CGRect(x: 0, y: -2, width: 0, height: 11))
    #expect("".size(withAttributes: [.font: font]) == CGSize(width: 0, height: 11))
  }

  @Test("Without options the text is one line on its baseline, whatever the width", .fact("string-4", "string-5"))
  func oneLine() {
    #expect(rect("aaa aaa aaa", 20, 5, []) == CGRect(x: 0, y: -2, width: 60, height: 11))
    #expect(rect("aaa\naaaa", 20, 5, []) == CGRect(x: 0, y: -2, width: 18, height: 11))
    for mode in [NSLineBreakMode.byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle, .byClipping] {
      let cut = rect("aaa\naaaa", 20, 5, []) { ($0.lineBreakMode, $0.tailIndent) = (mode, 10) }
      #expect(cut == CGRect(x: 0, y: -2, width: 18, height: 11))
    }
  }

  @Test("A text written for a subclass that watches its text compiles and is told")
  @MainActor func subclasses() {
    final class Watching: UILabel {
      var changes = 0
      override var text: String? { didSet { changes += 1 } }
      override var attributedText: NSAttributedString? { didSet { changes += 1 } }
    }
    let label = Watching()
    label.text = "a"
    label.attributedText = NSAttributedString(string: "b")
    #expect(label.changes == 2 && label.text == "b")
  }

  // MARK: Laws

  private static let texts = [
    "aaa bbb ccc ddd", "AVAV fifi  WWW", "a\nbb\n\nccc", "Donaudampfschifffahrt", "שלום world عالم", "日本語のテキスト",
    "e\u{301}👩‍👩‍👧",
  ]

  @Test("A width found, rounded up and offered again, gives the same height", arguments: texts)
  func fedBack(text: String) {
    for width in stride(from: 10.0, through: 120, by: 7) {
      let found = rect(text, width)
      let again = rect(text, ceil(found.width))
      #expect(again.height == found.height, "\(width)")
      #expect(found.width <= width)
    }
  }

  @Test("The size is the rectangle without a limit, of a string of one type as of another", arguments: texts)
  func sizes(text: String) {
    let attributes: [NSAttributedString.Key: Any] = [.font: font]
    let size = text.size(withAttributes: attributes)
    #expect(rect(text, .greatestFiniteMagnitude, .greatestFiniteMagnitude).size == size)
    #expect(NSAttributedString(string: text, attributes: attributes).size() == size)
    #expect(NSString(string: text).size(withAttributes: attributes) == size)
    let room = CGSize(width: 50, height: 50)
    let one = NSString(string: text).boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    #expect(
      one == text.boundingRect(with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil))
  }

  @Test(
    "It is what a label of one line and of many has, before rounding and without the leading between lines",
    .fact("string-2"),
    arguments: texts)
  @MainActor func labels(text: String) {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: text, attributes: [.font: font, .paragraphStyle: NSParagraphStyle.default])
    label.numberOfLines = 0
    for width in [30.0, 60, 90] {
      let fits = label.sizeThatFits(CGSize(width: width, height: 0))
      let size = rect(text, width).size
      let leading = CGFloat(font.leading) * max(0, (size.height / font.lineHeight).rounded() - 1)
      #expect(abs(fits.height - size.height - leading) < 1e-9 && abs(fits.width - size.width) < 0.334)
    }
  }

  @Test("Splitting a run in two of equal attributes changes nothing", arguments: texts)
  func split(text: String) {
    let whole = NSMutableAttributedString(string: text, attributes: [.font: font])
    let size = whole.size()
    for place in 0..<whole.length {
      whole.addAttribute(.kern, value: 1, range: NSRange(location: place, length: 1))
      whole.removeAttribute(.kern, range: NSRange(location: place, length: 1))
    }
    #expect(whole.size() == size)
  }

  // MARK: Strut's rules

  @Test("The height cuts nothing, unless the last line that is seen may be truncated", .fact("string-6"))
  func heights() {
    #expect(rect("aaa aaa aaa", 20, 22).height == 33)
    let cut = rect("aaa aaa aaa", 30, 22, [.usesLineFragmentOrigin, .truncatesLastVisibleLine])
    // "aaa " and "aaa…".
    #expect(cut.size == CGSize(width: 27, height: 22))
    #expect(rect("aaa aaa aaa", 30, 22, .truncatesLastVisibleLine).height == 11)
    let characters = rect("aaaaaaaaa", 18, 22, [.usesLineFragmentOrigin, .truncatesLastVisibleLine]) {
      $0.lineBreakMode = .byCharWrapping
    }
    #expect(characters.size == CGSize(width: 18, height: 22))
  }

  @Test("A line gap that is asked for has to fit, too")
  func leadingThatFits() {
    var metrics = font.font.metrics
    metrics.lineGap = 500
    let gapped = UIFont(Font(face: font.font.face, pointSize: 10, metrics: metrics))
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.25
    for (options, height) in [
      (NSStringDrawingOptions.usesLineFragmentOrigin, 11.0), ([.usesLineFragmentOrigin, .usesFontLeading], 16),
    ] {
      for room in [height, height - 0.5] {
        let rect = "aaa".boundingRect(
          with: CGSize(width: 100, height: room), options: options, attributes: [.font: gapped], context: context)
        #expect(rect.height <= room + 0.01 && (context.actualScaleFactor == 1) == (room == height))
      }
    }
  }

  @Test("A context lets the text be smaller, and is told what came of it", .fact("string-8"))
  func contexts() {
    let context = NSStringDrawingContext()
    #expect(context.actualScaleFactor == 1 && context.totalBounds == .zero)
    context.minimumScaleFactor = 0.25
    let small = rect("aaa aaa aaa", 30, 6, .usesLineFragmentOrigin, context)
    #expect(context.actualScaleFactor == 0.5 && context.totalBounds == small)
    #expect(small.size == CGSize(width: 30, height: 5.5))
    let whole = rect("aaa", 30, 11, .usesLineFragmentOrigin, context)
    #expect(context.actualScaleFactor == 1 && whole.size == CGSize(width: 18, height: 11))
    _ = rect("aaa", 1, 11, .usesLineFragmentOrigin, context)
    #expect(context.actualScaleFactor == 0.25)
  }

  @Test("Device metrics are the ink's", .fact("string-7"))
  func ink() throws {
    let palatino = try #require(UIFont(name: "Palatino", size: 100))
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesDeviceMetrics]
    func ink(_ text: String, _ options: NSStringDrawingOptions) -> CGRect {
      text.boundingRect(with: .zero, options: options, attributes: [.font: palatino], context: nil)
    }
    let (lines, line) = (ink("Ag", options), ink("Ag", .usesDeviceMetrics))
    #expect(lines.size == line.size && line.minY < 0 && line.maxY > 60 && line.maxY < 80)
    #expect(abs(lines.minY - (palatino.ascender - line.maxY)) < 1e-9)
    #expect(ink(" ", options) == .zero)
  }

  @Test("Attributes of each kind count, whichever type of number they are")
  func attributes() {
    func width(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
      "AVfi".size(withAttributes: attributes.merging([.font: font]) { $1 }).width
    }
    #expect(width([:]) == 18)
    #expect(width([.kern: 2]) == 24)
    #expect(width([.kern: CGFloat(2)]) == 24)
    #expect(width([.kern: 0]) == 19)
    #expect(width([.kern: Float(2)]) == 24)
    #expect(width([.tracking: 2]) == 28)
    #expect(width([.ligature: 0]) == 20)
    #expect(width([.ligature: 1]) == 18)
    let raised = NSMutableAttributedString(string: "aa", attributes: [.font: font])
    raised.addAttribute(.baselineOffset, value: 5, range: NSRange(location: 1, length: 1))
    #expect(raised.size().height == 16)
  }

  @Test("Text without a font is in the system font of 12 points", .fact("string-9"))
  func noFont() {
    #expect("aaa".size() == "aaa".size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)]))
  }

  @Test(
    "Nothing is too large or no number",
    arguments: [CGFloat.infinity, .nan, -1, .greatestFiniteMagnitude, -CGFloat.infinity])
  func hostileSizes(side: CGFloat) {
    let cutting: NSStringDrawingOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
    for options in [NSStringDrawingOptions(), .usesLineFragmentOrigin, cutting] {
      #expect(rect("aaa", side, side, options).size == CGSize(width: 18, height: 11))
    }
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = side
    #expect(rect("aaa", 18, 0, .usesLineFragmentOrigin, context).width == 18)
    let style = NSMutableParagraphStyle()
    (style.lineSpacing, style.headIndent, style.tailIndent, style.lineHeightMultiple) = (side, side, side, side)
    (style.minimumLineHeight, style.paragraphSpacing, style.defaultTabInterval) = (side, side, side)
    style.tabStops = [NSTextTab(textAlignment: .right, location: side)]
    style.hyphenationFactor = Float(side)
    let size = NSAttributedString(string: "a\tb\nc", attributes: [.font: font, .paragraphStyle: style]).size()
    #expect(size.width.isFinite && size.height.isFinite)
  }
}
