import Foundation
import LayoutCore
import TableLayout
import Testing
import UIKitNames

/// Code as iOS projects have it: it has to compile, and lay out.
@MainActor @Suite("UIKit's spellings of views with content")
struct ViewSpellingTests {
  /// A row that becomes a column at accessibility sizes, in the manner of many articles on Dynamic
  /// Type.
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

  @Test("A changed constant that is animated, with options or a spring, is there at once")
  func animation() {
    let (container, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([view.leadingAnchor.constraint(equalTo: container.leadingAnchor), width])
    var finished = 0
    width.constant = 20
    UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut, .beginFromCurrentState]) {
      container.layoutIfNeeded()
    } completion: { isFinished in
      finished += isFinished ? 1 : 0
    }
    #expect(view.frame.width == 20 && finished == 1)
    width.constant = 30
    UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0) {
      container.layoutIfNeeded()
    } completion: { isFinished in
      finished += isFinished ? 1 : 0
    }
    #expect(view.frame.width == 30 && finished == 2)
    #expect(view.constraintsAffectingLayout(for: .horizontal).contains(width) && width.firstAnchor.item === view)
  }

  /// A cell with a picture, a name and text that opens, with the constraints of a well-known
  /// tutorial on self-sizing cells.
  final class WorkCell: UITableViewCell {
    let workImageView = UIImageView()
    let workTitleLabel = UILabel()
    let moreInfoTextView = UITextView()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      workImageView.contentMode = .scaleAspectFit
      workTitleLabel.textAlignment = .center
      moreInfoTextView.isScrollEnabled = false
      moreInfoTextView.textColor = UIColor(white: 0.4, alpha: 1)
      for view in [workImageView, workTitleLabel, moreInfoTextView] as [UIView] {
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
      }
      let margins = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        moreInfoTextView.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        moreInfoTextView.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 8),
        moreInfoTextView.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -8),
        moreInfoTextView.topAnchor.constraint(equalTo: workTitleLabel.bottomAnchor, constant: 8),
        workTitleLabel.topAnchor.constraint(equalTo: workImageView.bottomAnchor, constant: 8),
        workTitleLabel.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
        workTitleLabel.widthAnchor.constraint(equalTo: workImageView.widthAnchor),
        workImageView.topAnchor.constraint(equalTo: margins.topAnchor),
        workImageView.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 8),
        workImageView.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -8),
      ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  @Test("A cell grows with the text in its text view, and its picture fits in its room")
  func work() throws {
    let cell = WorkCell(style: .default, reuseIdentifier: "Cell")
    cell.workImageView.image = UIImage(size: CGSize(width: 400, height: 300))
    cell.workTitleLabel.text = "Pond"
    cell.moreInfoTextView.font = .systemFont(ofSize: 17)
    cell.moreInfoTextView.text = "Select For More Info >"
    let closed = try CellSizing.layOut(cell.strutCell, width: 375)
    // Margins of 8, the picture's 300, 8, the title's line, 8, the text's line and 16, 8, the
    // separator.
    #expect(abs(closed.height - (8 + 300 + 8 + 20.333 + 8 + 36.333 + 8 + 0.333)) < 0.01)
    #expect(closed.unsatisfied.isEmpty && closed.ambiguous.isEmpty)
    #expect(cell.workImageView.frame == CGRect(x: 24, y: 8, width: 327, height: 300))
    #expect(cell.workImageView.strutImageView.imageRect(in: CGSize(width: 327, height: 300))?.height == 245.25)
    cell.moreInfoTextView.text = String(repeating: "words about a pond ", count: 20)
    let open = try CellSizing.layOut(cell.strutCell, width: 375)
    let text = cell.moreInfoTextView
    #expect(open.height > closed.height + 60)
    #expect(abs(text.frame.height - text.sizeThatFits(CGSize(width: text.frame.width, height: 0)).height) < 1e-9)
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
    button.setTitleColor(.red, for: .normal)
    button.isSelected = true
    #expect(button.currentTitleColor == .red && button.titleLabel?.textColor == .red)
    #expect(button.state == [.selected] && button.buttonType == UIButton.ButtonType.custom)
    #expect(UIImage(named: "photo") == nil && UIImage(systemName: "star")?.isSymbolImage == true)
    let mode: UIView.ContentMode = .scaleAspectFit
    #expect(UIImageView(image: nil).contentMode != mode)
    let column = UIStackView(arrangedSubviews: [toggle, field, notes, spinner, segments, button, UIProgressView()])
    column.axis = .vertical
    column.distribution = UIStackView.Distribution.equalSpacing
    column.setCustomSpacing(12, after: toggle)
    #expect(column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height > 200)
  }
}
