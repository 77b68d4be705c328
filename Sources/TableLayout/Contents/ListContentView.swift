internal import FontMetrics
public import Foundation
@_spi(Subclasses) public import LayoutCore

/// A view that displays a ``ListContentConfiguration``. UIKit's `UIListContentView`.
///
/// In a cell it fills the content view. Elsewhere constraints may position it; its height is that
/// of its labels at its width.
open class ListContentView: View, ContentView {
  /// The displayed configuration. A configuration of another type is ignored.
  open var configuration: any ContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? ListContentConfiguration, newValue != content else { return }
      content = newValue
      showContent()
    }
  }

  private var content: ListContentConfiguration
  private let textLabel = BuiltInLabel(builtInName: "text")
  private let secondaryLabel = BuiltInLabel(builtInName: "secondaryText")
  private let picture = BuiltInImageView(frame: .zero)

  /// Creates a view that displays a configuration.
  public init(configuration: ListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    addContent()
  }

  /// Creates a view with an empty cell configuration, so that code written for iOS compiles.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
    addContent()
  }

  private func addContent() {
    picture.contentMode = .scaleAspectFit
    for view in [picture, textLabel, secondaryLabel] {
      view.containerRule = .fixed(.zero)
      addSubview(view)
    }
    showContent()
  }

  private func showContent() {
    picture.image = content.image
    show(content.text, content.attributedText, content.textProperties, in: textLabel)
    show(content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties, in: secondaryLabel)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?, _ properties: ListContentConfiguration.TextProperties,
    in label: Label
  ) {
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.font = properties.font
    label.textColor = properties.color
    label.textAlignment = properties.alignment
    label.lineBreakMode = properties.lineBreakMode
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map { properties.transform.applied(to: $0, language: traitCollection.language) }
    }
  }

  /// The label next to an image; nil without an image or text.
  final var textBesideImage: View? { content.image != nil && textLabel.showsContent ? textLabel : nil }

  @_spi(Subclasses) open override func traitsChanged(from previous: TraitCollection) {
    super.traitsChanged(from: previous)
    if previous.language != traitCollection.language { showContent() }
    setNeedsLayout()
  }

  // MARK: Size and layout

  /// Returns the layout at a width, on which margins and the positions of labels depend.
  private func arrangement(width: Double) -> RowArrangement {
    var result = RowArrangement()
    result.margins = margins
    result.text = textLabel.measureWithLeading
    result.detail = secondaryLabel.measureWithLeading
    result.image = imageSize
    result.isImageWithinMargins = true
    result.imageToText = Double(content.imageToTextPadding)
    result.vertical = Double(content.textToSecondaryTextVerticalPadding)
    result.horizontal = Double(content.textToSecondaryTextHorizontalPadding)
    if content.prefersSideBySideTextAndSecondaryText, !traitCollection.contentSizeCategory.isAccessibilityCategory,
      result.fitsSideBySide(width: width)
    {
      result.texts = .sideBySide
    }
    return result
  }

  private var margins: DirectionalEdgeInsets {
    let container = superview ?? self
    return container.listMargins(
      content.directionalLayoutMargins, growing: content.marginsFollowCategory,
      preserving: superview == nil ? [] : content.axesPreservingSuperviewLayoutMargins)
  }

  private var imageSize: CGSize? {
    guard let size = content.image?.size else { return nil }
    let (limit, room) = (content.imageProperties.maximumSize, content.imageProperties.reservedLayoutSize)
    let scales = [1, limit.width > 0 ? limit.width / size.width : 1, limit.height > 0 ? limit.height / size.height : 1]
    let scale = scales.filter(\.isFinite).min() ?? 1
    return CGSize(
      width: room.width > 0 ? room.width : size.width * scale,
      height: room.height > 0 ? room.height : size.height * scale)
  }

  /// Returns the height that the content requires at the width of `size`, in points, rounded up to
  /// the pixel. A width of 0 means no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? Double(size.width) : Self.unlimited
    let height = arrangement(width: width).height(width: width)
    return CGSize(width: size.width, height: PixelGrid.ceil(height, scale: traitCollection.displayScale))
  }

  /// A width beyond any row, but finite.
  private static let unlimited = 1e6

  /// The height that the content requires at the width from layout.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: View.noIntrinsicMetric, height: sizeThatFits(CGSize(width: wrapWidth ?? 0, height: 0)).height)
  }

  @_spi(Subclasses) open override var wrapsContent: Bool { true }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var places = arrangement(width: Double(bounds.width)).places(in: bounds.size)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { places = places.mirrored(width: Double(bounds.width)) }
    picture.settle(at: places.image ?? .zero)
    textLabel.settle(at: places.text ?? .zero)
    secondaryLabel.settle(at: places.detail ?? .zero)
  }

  @_spi(Subclasses) open override func hears(of subview: View) -> Bool { true }

  @_spi(Subclasses) open override func contentSizeChanged(of subview: View) { setNeedsLayout() }

  @_spi(Subclasses) open override var consoleTypeName: String {
    type(of: self) == ListContentView.self ? "UIListContentView" : super.consoleTypeName
  }
}

extension View {
  /// Returns the margins of list contents that fill this view: the top and bottom margins grow with
  /// body text unless they were set, and the margins on preserved axes are at least those of this
  /// view.
  func listMargins(
    _ own: DirectionalEdgeInsets, growing: Bool, preserving axes: Set<LayoutAxis>
  ) -> DirectionalEdgeInsets {
    var margins = own
    let (traits, outer) = (traitCollection, directionalLayoutMargins)
    if growing {
      func grown(_ length: CGFloat) -> CGFloat {
        CGFloat(CategoryLength(atLarge: Double(length), growth: .scaledValue)(in: traits))
      }
      (margins.top, margins.bottom) = (grown(margins.top), grown(margins.bottom))
    }
    if axes.contains(.horizontal) {
      (margins.leading, margins.trailing) = (max(margins.leading, outer.leading), max(margins.trailing, outer.trailing))
    }
    if axes.contains(.vertical) {
      (margins.top, margins.bottom) = (max(margins.top, outer.top), max(margins.bottom, outer.bottom))
    }
    return margins
  }
}
