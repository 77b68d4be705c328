import FontMetrics
import Foundation
import LayoutCore
import LayoutTestSupport
import TestSupport
import Testing
import TextLayout

@Suite("Buttons")
struct ButtonTests {
  static func button(_ kind: Button.Kind = .system, _ title: String? = nil, real: Bool = false) throws -> Button {
    let traits = real ? try realTraits() : try fixedTraits()
    return traits.performAsCurrent {
      let button = Button(type: kind)
      button.setTitle(title, for: .normal)
      return button
    }
  }

  /// Published heights: 30 at 15 points (a system button), 34 at 18 (a custom one); 30 wide at
  /// least.
  @Test("A title has 6 points above and below and is 30 points wide at least", .fact("control-9"))
  func heights() throws {
    for (kind, size, height) in [(Button.Kind.system, 15.0, 30.0), (.custom, 18, 34)] {
      let button = try Self.button(kind, "I", real: true)
      #expect(button.titleLabel?.font.pointSize == size)
      #expect(button.intrinsicContentSize == CGSize(width: 30, height: height))
    }
    #expect(try Self.button(.custom, nil, real: true).intrinsicContentSize == CGSize(width: 30, height: 34))
    let long = try Self.button(.system, "A longer title")
    #expect(long.intrinsicContentSize == CGSize(width: 140, height: 22))
    #expect(long.sizeThatFits(CGSize(width: 20, height: 1)) == long.intrinsicContentSize)
  }

  /// Category, point size or body text, pixels to the point, and the height of a button with a
  /// configuration.
  static let configured: [(ContentSizeCategory, Double?, Double, Double)] = [
    (.large, nil, 3, 103.0 / 3), (.large, nil, 2, 34.5), (.extraSmall, nil, 3, 31), (.large, 18, 3, 107.0 / 3),
    (.large, 15, 2, 32),
  ]

  @Test(
    "With a configuration a button is 14 higher than its line, to the pixel", .fact("control-19"), arguments: configured
  )
  func configurations(_ row: (category: ContentSizeCategory, size: Double?, scale: Double, height: Double)) throws {
    let traits = try realTraits(category: row.category, scale: row.scale)
    var configuration = Button.Configuration.filled()
    configuration.title = "Buy"
    let button = traits.performAsCurrent { Button(configuration: configuration) }
    if let size = row.size { button.titleLabel?.font = try traits.fonts.systemFont(size: size) }
    #expect(abs(Double(button.intrinsicContentSize.height) - row.height) < 1e-9)
    #expect(button.titleLabel?.text == "Buy")
  }

  @Test(
    "A configuration's title has 12 points at either side, its padding beside a picture, and insets of its own take their place",
    .fact("control-20")
  )
  func configuredWidth() throws {
    let button = try Self.button(.system, "title")
    button.configuration = .plain()
    #expect(button.intrinsicContentSize.width == 74)
    button.setImage(Image(size: CGSize(width: 16, height: 24)), for: .normal)
    button.configuration?.imagePadding = 6
    #expect(button.intrinsicContentSize == CGSize(width: 96, height: 38))
    button.configuration?.contentInsets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(button.intrinsicContentSize == CGSize(width: 78, height: 28))
    button.frame.size = button.intrinsicContentSize
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == 2 && button.titleLabel?.frame.minX == 24)
    button.semanticContentAttribute = .forceRightToLeft
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == 4 && button.imageView?.frame.minX == 60)
    button.configuration = nil
    #expect(button.intrinsicContentSize == CGSize(width: 66, height: 24))
  }

  @Test(
    "A configured button's picture stands on any side of the title",
    arguments: [
      (
        Button.Configuration.ImagePlacement.leading, CGSize(width: 96, height: 38), CGPoint(x: 12, y: 7),
        CGPoint(x: 34, y: 14)
      ),
      (.trailing, CGSize(width: 96, height: 38), CGPoint(x: 68, y: 7), CGPoint(x: 12, y: 14)),
      (.top, CGSize(width: 74, height: 54), CGPoint(x: 29, y: 7), CGPoint(x: 12, y: 37)),
      (.bottom, CGSize(width: 74, height: 54), CGPoint(x: 29, y: 23), CGPoint(x: 12, y: 7)),
    ])
  func placement(_ side: Button.Configuration.ImagePlacement, size: CGSize, image: CGPoint, title: CGPoint) throws {
    let button = try Self.button(.system, "title")
    var configuration = Button.Configuration.plain()
    configuration.image = Image(size: CGSize(width: 16, height: 24))
    (configuration.imagePadding, configuration.imagePlacement) = (6, side)
    button.configuration = configuration
    #expect(button.intrinsicContentSize == size)
    button.frame.size = size
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.origin == image)
    #expect(button.titleLabel?.frame.origin == title)
  }

  @Test("Insets of the content count in its size, those of title and picture do not", .fact("control-10"))
  func insets() throws {
    let button = try Self.button(.system, "title")
    button.setImage(Image(size: CGSize(width: 16, height: 24)), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 66, height: 24))
    button.contentEdgeInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == CGSize(width: 72, height: 28))
    button.titleEdgeInsets = EdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
    button.imageEdgeInsets = EdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    #expect(button.intrinsicContentSize == CGSize(width: 72, height: 28))
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == CGRect(x: 40, y: 19, width: 50, height: 10))
    #expect(button.imageView?.frame == CGRect(x: 16, y: 12, width: 16, height: 24))
    button.setTitle(nil, for: .normal)
    button.contentEdgeInsets = .zero
    #expect(button.intrinsicContentSize == CGSize(width: 16, height: 24))
  }

  @Test("The picture is where lines begin, and a title without room is cut and not wrapped", .fact("control-11"))
  func placing() throws {
    for direction in LayoutDirection.allCases {
      let button = try fixedTraits(direction: direction).performAsCurrent { Button(type: .system) }
      button.setTitle("some words", for: .normal)
      button.setImage(Image(size: CGSize(width: 20, height: 20)), for: .normal)
      button.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
      button.layoutIfNeeded()
      let isMirrored = direction == .rightToLeft
      #expect(button.titleLabel?.frame == CGRect(x: isMirrored ? 0 : 20, y: 10, width: 40, height: 10))
      #expect(button.imageView?.frame == CGRect(x: isMirrored ? 40 : 0, y: 5, width: 20, height: 20))
      #expect(button.titleLabel?.textLayout(in: CGSize(width: 40, height: 10)).lineCount == 1)
    }
  }

  struct Wrapping: Sendable {
    let width: Double
    let isConfigured: Bool
    /// The line break mode, if it is set.
    let mode: LineBreakMode?
    /// The heights of the button and its title. The title takes 100 points, a line 10.
    let height, title: CGFloat

    init(_ width: Double, _ isConfigured: Bool, _ mode: LineBreakMode?, _ height: CGFloat, _ title: CGFloat) {
      (self.width, self.isConfigured, self.mode) = (width, isConfigured, mode)
      (self.height, self.title) = (height, title)
    }
  }

  static let wrapping: [Wrapping] = [
    Wrapping(200, true, nil, 24, 10), Wrapping(80, true, nil, 34, 20), Wrapping(80, true, .byTruncatingTail, 24, 10),
    Wrapping(80, false, nil, 22, 10), Wrapping(80, false, .byWordWrapping, 22, 20),
    Wrapping(200, false, .byWordWrapping, 22, 10),
  ]

  @Test(
    "A title wraps with a configuration or a wrapping mode, and only a configuration's button gets higher",
    .fact("control-21"), .fact("control-22"), arguments: wrapping)
  func titlesOfSeveralLines(_ row: Wrapping) throws {
    let button = try Self.button(.system, "some words")
    if row.isConfigured { button.configuration = .plain() }
    if let mode = row.mode { button.titleLabel?.lineBreakMode = mode }
    button.translatesAutoresizingMaskIntoConstraints = false
    let view = box(row.width, 100, try fixedTraits(), button)
    LayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: view.topAnchor),
      button.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    view.layoutIfNeeded()
    #expect(button.frame.height == row.height)
    #expect(button.titleLabel?.frame.height == row.title)
    #expect(button.sizeThatFits(CGSize(width: row.width, height: 0)).height == row.height)
  }

  @Test("Each state has its title and picture, or the normal one's")
  func states() throws {
    let button = try Self.button(.system, "normal")
    button.setTitle("chosen one", for: .selected)
    button.setImage(Image(size: CGSize(width: 5, height: 5)), for: [.selected, .disabled])
    #expect(button.currentTitle == "normal" && button.controlState == .normal)
    button.isSelected = true
    #expect(button.currentTitle == "chosen one" && button.currentImage == nil)
    #expect(button.intrinsicContentSize.width == 100)
    button.isEnabled = false
    #expect(button.currentTitle == "normal" && button.currentImage != nil)
    #expect(button.title(for: .highlighted) == "normal" && button.controlState == [.selected, .disabled])
  }

  @Test("Constraints and rows find it by its title's baseline, and its size follows title and font")
  func baseline() throws {
    let button = try Self.button(.system, "go")
    let label = constrainedLabel("text")
    button.translatesAutoresizingMaskIntoConstraints = false
    let view = box(200, 100, try fixedTraits(), button, label)
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 50),
      button.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
      button.lastBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor),
      button.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
    view.layoutIfNeeded()
    // The label's baseline is 8 down, the title's 6 + 8.
    #expect(button.frame == CGRect(x: 0, y: 44, width: 30, height: 22))
    #expect(button.titleLabel?.frame == CGRect(x: 5, y: 6, width: 20, height: 10))
    button.setTitle("go on", for: .normal)
    view.layoutIfNeeded()
    #expect(button.frame.width == 50 && button.titleLabel?.frame.width == 50)
  }

  @Test("A title with attributes takes the place of a plain one")
  func attributed() throws {
    let button = try Self.button(.system, "plain", real: true)
    let plain = button.intrinsicContentSize
    button.setAttributedTitle(NSAttributedString(string: "with attributes"), for: .normal)
    #expect(button.titleLabel?.text == "with attributes" && button.intrinsicContentSize.width > plain.width)
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.intrinsicContentSize == plain)
  }
}
