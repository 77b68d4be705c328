import LayoutCore
import Testing
import UIKitNames

@MainActor @Suite("Buttons with titles, pictures and configurations")
struct ButtonTests {
  @Test("A subclass gets its type from init(type:), and is set up by its own initializer")
  func types() {
    final class Pill: UIButton {
      override init(frame: CGRect) {
        super.init(frame: frame)
        setTitle("x", for: .normal)
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let pill = Pill(type: .system)
    #expect(pill.buttonType == .system && pill.title(for: .normal) == "x")
    #expect(Pill(frame: .zero).buttonType == .custom)
  }

  @Test("A configuration's title is shown, and a handler may change it with the state")
  func configuration() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    var senders: [UIButton] = []
    let button = UIButton(
      configuration: configuration,
      primaryAction: UIAction { action in (action.sender as? UIButton).map { senders.append($0) } })
    let plain = button.intrinsicContentSize
    #expect(button.asUser.tap() && senders == [button])
    configuration.subtitle = "now"
    button.configuration = configuration
    #expect(button.intrinsicContentSize.height > plain.height + 10)
    #expect(button.subtitleLabel == nil && button.titleLabel?.text == "Buy\nnow")
    button.configuration?.subtitle = nil
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.state == .highlighted ? "Pressed" : "Buy it"
    }
    button.layoutIfNeeded()
    #expect(button.configuration?.title == "Buy it" && button.titleLabel?.text == "Buy it")
    button.asUser.press()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Pressed")
    button.asUser.lift()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Buy it")
  }

  @Test("The transformer of a configuration's text determines its font")
  func transformer() {
    func width(_ change: (inout UIButton.Configuration) -> Void) -> CGFloat {
      var configuration = UIButton.Configuration.plain()
      configuration.attributedTitle = AttributedString(
        "Title", attributes: AttributeContainer([.font: UIFont.boldSystemFont(ofSize: 40)]))
      configuration.contentInsets = .zero
      change(&configuration)
      return UIButton(configuration: configuration).intrinsicContentSize.width
    }
    let large = width { _ in }
    let small = width {
      $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.font = UIFont.systemFont(ofSize: 20)
        return outgoing
      }
    }
    #expect(small < large * 0.6 && small > large * 0.4)
  }

  @Test("Colors and fonts of a title are the objects that were set")
  func titles() {
    let button = UIButton(type: .custom)
    button.setTitle("Star", for: .normal)
    button.setTitleColor(.red, for: .normal)
    let font = UIFont.systemFont(ofSize: 30)
    button.titleLabel?.font = font
    #expect(button.currentTitleColor == .red && button.titleLabel?.textColor == .red)
    #expect(button.titleLabel?.font == font)
    let height = button.intrinsicContentSize.height
    button.setAttributedTitle(
      NSAttributedString(string: "Star", attributes: [.font: UIFont.systemFont(ofSize: 50)]), for: .normal)
    #expect(button.intrinsicContentSize.height > height + 15)
  }

  @Test("The content is aligned where the button is larger, in the layout direction")
  func alignment() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    button.setTitle("Left", for: .normal)
    let label = try #require(button.titleLabel)
    button.layoutIfNeeded()
    #expect(abs(label.frame.midX - 100) < 0.4 && abs(label.frame.midY - 30) < 0.4)
    (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (.leading, .bottom)
    button.layoutIfNeeded()
    #expect(label.frame.minX == 0 && label.frame.maxY == 60)
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    #expect(label.frame.maxX == 200 && button.effectiveContentHorizontalAlignment == .right)
  }

  @Test("An override of the title's rectangle is asked")
  func rectangles() {
    final class Rects: UIButton {
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: 1, y: 2, width: 30, height: 10)
      }
    }
    let button = Rects(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    button.setTitle("abc", for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == CGRect(x: 1, y: 2, width: 30, height: 10))
  }

  @Test("A button of the engine's own has its configuration, its picture and its size")
  func engine() throws {
    let (host, engine) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), Button(type: .system))
    var configuration = Button.Configuration.filled()
    configuration.title = "Nib"
    engine.configuration = configuration
    engine.setImage(Image(size: CGSize(width: 10, height: 10)), for: .normal)
    host.strutView.addSubview(engine)
    let button = try #require(host.subviews.first as? UIButton)
    #expect(button.configuration?.title == "Nib" && button.buttonType == .system)
    #expect(button.image(for: .normal)?.size == CGSize(width: 10, height: 10))
    let size = button.intrinsicContentSize
    #expect(size == engine.intrinsicContentSize)
    button.configuration?.title = "Longer title"
    #expect(button.intrinsicContentSize.width > size.width + 30)
  }
}
