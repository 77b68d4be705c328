import Foundation
import Testing
import UIKitNames

/// Code as iOS projects have it: it has to compile, and lay out.
@Suite("UIKit's spellings of views with content")
struct ViewSpellingTests {
  /// A row that becomes a column at accessibility sizes, in the manner of many articles on Dynamic Type.
  final class ProfileView: UIView {
    let imageView = UIImageView(image: UIImage(size: CGSize(width: 40, height: 40)))
    let nameLabel = UILabel()
    let followButton = UIButton(type: .system)
    private lazy var textStack = UIStackView(arrangedSubviews: [nameLabel, followButton])
    lazy var stackView = UIStackView(arrangedSubviews: [imageView, textStack])

    override init(frame: CGRect) {
      super.init(frame: frame)
      imageView.contentMode = .scaleAspectFill
      imageView.setContentHuggingPriority(.required, for: .horizontal)
      nameLabel.font = .preferredFont(forTextStyle: .headline)
      nameLabel.adjustsFontForContentSizeCategory = true
      followButton.setTitle("Follow", for: .normal)
      textStack.axis = .vertical
      textStack.alignment = .leading
      stackView.spacing = UIStackView.spacingUseSystem
      stackView.alignment = .center
      stackView.isLayoutMarginsRelativeArrangement = true
      stackView.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
      stackView.translatesAutoresizingMaskIntoConstraints = false
      addSubview(stackView)
      NSLayoutConstraint.activate([
        stackView.leadingAnchor.constraint(equalTo: leadingAnchor),
        stackView.trailingAnchor.constraint(equalTo: trailingAnchor),
        stackView.topAnchor.constraint(equalTo: topAnchor),
        stackView.bottomAnchor.constraint(equalTo: bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      stackView.axis = isLarge ? .vertical : .horizontal
      stackView.alignment = isLarge ? .leading : .center
    }
  }

  @Test("A profile is a row, and at accessibility sizes a column")
  func profile() {
    let view = ProfileView(frame: .zero)
    view.nameLabel.text = "Ada"
    func fitted() -> CGSize {
      view.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    // Above and below 10; the label's line and the button's 30.
    let row = fitted()
    #expect(row.width == 320 && abs(row.height - (20 + 20.333 + 30)) < 0.001)
    view.frame.size = row
    view.layoutIfNeeded()
    #expect(view.imageView.frame.minX == 16 && view.imageView.frame.size == CGSize(width: 40, height: 40))
    #expect(view.nameLabel.convert(CGPoint.zero, to: view).x == 64)
    view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(view.stackView.axis == .vertical && fitted().height > row.height + 40)
  }

  @Test("Controls, images and text views are made as on iOS")
  func spellings() {
    let toggle = UISwitch()
    toggle.isOn = true
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    field.placeholder = "Name"
    let notes = UITextView()
    notes.isScrollEnabled = false
    notes.text = "Some notes"
    notes.textContainerInset = UIEdgeInsets(top: 8, left: 4, bottom: 8, right: 4)
    #expect(notes.text.count == 10 && (field.text ?? "").isEmpty)
    let spinner = UIActivityIndicatorView(style: .large)
    spinner.startAnimating()
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 0
    let button = UIButton(type: .custom)
    button.titleLabel?.font = .systemFont(ofSize: 20)
    button.contentEdgeInsets = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    button.setTitle("Go", for: .normal)
    button.isSelected = true
    #expect(button.state == [.selected] && button.buttonType == UIButton.ButtonType.custom)
    #expect(UIImage(named: "photo") == nil && UIImage(systemName: "star") == nil)
    let mode: UIView.ContentMode = .scaleAspectFit
    #expect(UIImageView(image: nil).contentMode != mode)
    let column = UIStackView(arrangedSubviews: [toggle, field, notes, spinner, segments, button, UIProgressView()])
    column.axis = .vertical
    column.distribution = UIStackView.Distribution.equalSpacing
    column.setCustomSpacing(12, after: toggle)
    #expect(column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height > 200)
  }
}
