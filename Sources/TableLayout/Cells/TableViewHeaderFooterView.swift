internal import FontMetrics
public import Foundation
@_spi(Subclasses) public import LayoutCore

/// A header or footer of a table section. UIKit's `UITableViewHeaderFooterView`.
///
/// Use its own labels or a ``contentConfiguration``, or add views to ``contentView`` and constrain
/// them to it. ``CellSizing/headerFooterHeight(for:width:)`` computes the height.
open class TableViewHeaderFooterView: View {
  /// The position in the table, which determines the metrics. A table sets it.
  public enum Position: Int, Hashable, Sendable, CaseIterable {
    /// Above a plain section.
    case plainHeader
    /// Below a plain section.
    case plainFooter
    /// Above the first section of a grouped table.
    case groupedFirstHeader
    /// Above another section of a grouped table.
    case groupedHeader
    /// Below a section of a grouped table.
    case groupedFooter
  }

  /// The identifier for reuse in a table.
  public package(set) final var reuseIdentifier: String?
  /// The superview of the content, with the view's size.
  public private(set) lazy var contentView: View = makeContentView()
  /// The position in the table; above a plain section by default. The view's own labels use the
  /// fonts of the position.
  public var position = Position.plainHeader { didSet { if position != oldValue { positionChanged(from: oldValue) } } }

  /// A view behind everything else, with the view's size; nil by default.
  public var backgroundView: View? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.containerRule = .filling(inset: .zero)
      insertSubview(backgroundView, at: 0)
    }
  }

  var builtIn = BuiltInViews()
  private var configured = ConfiguredContent()

  /// Creates a header or footer.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    _ = contentView
  }

  /// Creates a view as a table does for a registered class, with the subclass's
  /// `init(reuseIdentifier:)`.
  public required convenience init(registeredAs identifier: String) { self.init(reuseIdentifier: identifier) }

  /// Creates a view without a reuse identifier.
  public convenience init() { self.init(reuseIdentifier: nil) }

  /// Creates a view as `init()` does, so that code written for iOS compiles.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    _ = contentView
  }

  /// Called before the view is reused for another section.
  open func prepareForReuse() {}

  // MARK: Content

  /// The label, created on demand; never nil.
  public var textLabel: Label? {
    if let label = builtIn.text { return label }
    builtIn.text = makeLabel("textLabel")
    return builtIn.text
  }

  /// A second label below the first, created on demand; never nil.
  public var detailTextLabel: Label? {
    if let label = builtIn.detail { return label }
    builtIn.detail = makeLabel("detailTextLabel")
    return builtIn.detail
  }

  /// Displays the title of a section for the position: in capitals above the sections of a grouped
  /// table, before the design of 2025.
  package func show(title: String, in traits: TraitCollection) {
    let isInCapitals =
      [.groupedFirstHeader, .groupedHeader].contains(position) && traits.layoutMetrics.era < .iOS26
    let transform = isInCapitals ? ListContentConfiguration.TextTransform.uppercase : .none
    textLabel?.text = transform.applied(to: title, language: traits.language)
  }

  private func makeLabel(_ name: String) -> Label {
    let isText = name == "textLabel"
    let numbers = position.numbers(in: traitCollection)
    let label = Label.following(
      isText ? numbers.textStyle : numbers.secondaryTextStyle, in: traitCollection, named: name)
    label.textColor = .secondaryText
    label.numberOfLines = 0
    contentView.addSubview(label)
    return label
  }

  /// The content that replaces the view's own labels; nil by default.
  public var contentConfiguration: (any ContentConfiguration)? {
    get { configured.configuration }
    set {
      configured.show(newValue, in: contentView)
      invalidateContent()
      setNeedsLayout()
    }
  }

  /// Returns a configuration for the view's position, with its traits.
  public func defaultContentConfiguration() -> ListContentConfiguration {
    ListContentConfiguration(position.listStyle, in: traitCollection)
  }

  /// Applies the font of the new position to labels whose font was not changed.
  private func positionChanged(from previous: Position) {
    let (before, now) = (previous.numbers(in: traitCollection), position.numbers(in: traitCollection))
    for (label, style) in [(builtIn.text, \ListStyleMetrics.textStyle), (builtIn.detail, \.secondaryTextStyle)] {
      guard let label, label.font == traitCollection.preferredFont(for: before[keyPath: style]),
        let font = traitCollection.preferredFont(for: now[keyPath: style])
      else { continue }
      label.font = font
    }
    invalidateContent()
    setNeedsLayout()
  }

  // MARK: Size and layout

  /// Returns the size that the view's own labels or its configuration require at the width of
  /// `size`: at least the height of the position (`TableMetrics`), or 0 without content.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CGFloat(ownHeight(width: Double(size.width))))
  }

  private func ownHeight(width: Double) -> Double {
    if let view = configured.view { return Double(view.askedSizeThatFits(CGSize(width: width, height: 0)).height) }
    guard builtIn.text?.showsContent == true || builtIn.detail?.showsContent == true else { return 0 }
    if builtIn.detail?.showsContent != true, let text = builtIn.text,
      let height = position.textHeight(in: traitCollection)
    {
      return self.height(of: text, oneLine: height, width: width)
    }
    return max(position.leastHeight(in: traitCollection), arrangement().height(width: width))
  }

  /// Returns the height with a single label if that of one line is known: one line pitch more per
  /// additional line, and less in a grouped footer (`TableMetrics.groupedFooterTightening`), but at
  /// least the height of the label.
  private func height(of text: Label, oneLine: Double, width: Double) -> Double {
    let (traits, margins) = (traitCollection, arrangement().margins)
    let room = CGFloat(max(1, width - Double(margins.leading + margins.trailing)))
    let lines = text.textLayout(in: CGSize(width: room, height: .greatestFiniteMagnitude)).lineCount
    let tightening = position == .groupedFooter ? traits.layoutMetrics.table.groupedFooterTightening : 0
    let pitch = traits.typesetting.measurer.lineStack(of: text.font).pitch - tightening
    let height = oneLine + Double(max(0, lines - 1)) * pitch
    let whole = Double(text.sizeThatFits(CGSize(width: room, height: 0)).height + abs(margins.top - margins.bottom))
    return PixelGrid.ceil(max(height, whole), scale: traits.displayScale)
  }

  /// Returns the size that constraints in the content view determine, or that of `sizeThatFits`
  /// without constraints.
  open override func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    guard constraints.isEmpty, !contentView.holdsConstraints else {
      return super.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    return askedSizeThatFits(target)
  }

  private func arrangement() -> RowArrangement {
    let numbers = position.numbers(in: traitCollection)
    var result = RowArrangement()
    result.margins = contentView.listMargins(numbers.margins, growing: true, preserving: [.horizontal])
    if position == .groupedFirstHeader {
      let (traits, table) = (traitCollection, traitCollection.layoutMetrics.table)
      let extra = table.groupedFirstHeaderHeight(in: traits) - table.groupedHeaderHeight(in: traits)
      result.margins.top += CGFloat(PixelGrid.ceil(max(0, extra), scale: traits.displayScale))
    }
    result.text = builtIn.text?.measureInRow
    result.detail = builtIn.detail?.measureInRow
    result.vertical = numbers.textToSecondaryVertical
    return result
  }

  /// Sets the frames of the view's own labels. A subclass with manual layout calls `super` first.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    var places = arrangement().places(in: size)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { places = places.mirrored(width: Double(size.width)) }
    builtIn.text?.settle(at: places.text ?? .zero)
    builtIn.detail?.settle(at: places.detail ?? .zero)
  }

  @_spi(Subclasses) open override func traitsChanged(from previous: TraitCollection) {
    super.traitsChanged(from: previous)
    setNeedsLayout()
  }

  private func makeContentView() -> View {
    let view = HeaderFooterContentView()
    addSubview(view)
    view.containerRule = .filling(inset: .zero)
    return view
  }

  @_spi(Subclasses) open override var consoleTypeName: String {
    type(of: self) == TableViewHeaderFooterView.self ? "UITableViewHeaderFooterView" : super.consoleTypeName
  }
}

extension TableViewHeaderFooterView.Position {
  /// Returns the position above a section.
  package static func header(ofSection section: Int, in style: TableStyle) -> Self {
    if style == .plain { return .plainHeader }
    return section == 0 ? .groupedFirstHeader : .groupedHeader
  }

  /// Returns the position below a section.
  package static func footer(in style: TableStyle) -> Self { style == .plain ? .plainFooter : .groupedFooter }

  /// The style of list contents for the position.
  var listStyle: ListContentConfiguration.Style {
    switch self {
    case .plainHeader: .plainHeader
    case .plainFooter: .plainFooter
    case .groupedFirstHeader, .groupedHeader: .groupedHeader
    case .groupedFooter: .groupedFooter
    }
  }

  func numbers(in traits: TraitCollection) -> ListStyleMetrics { traits.layoutMetrics.list[listStyle] }

  /// Returns the height with one line of text if it is known for the text size, or nil if margins
  /// and text determine it.
  func textHeight(in traits: TraitCollection) -> Double? {
    let table = traits.layoutMetrics.table
    return switch self {
    case .plainHeader: table.plainHeaderHeight.known(in: traits)
    case .plainFooter: nil
    case .groupedFirstHeader: table.groupedFirstHeaderHeight.known(in: traits)
    case .groupedHeader: table.groupedHeaderHeight.known(in: traits)
    case .groupedFooter: table.groupedFooterTextHeight(in: traits)
    }
  }

  /// Returns the minimum height of a header or footer with text.
  func leastHeight(in traits: TraitCollection) -> Double {
    let table = traits.layoutMetrics.table
    let height =
      switch self {
      case .plainHeader: table.plainHeaderHeight(in: traits)
      case .plainFooter: table.plainFooterHeight
      case .groupedFirstHeader: table.groupedFirstHeaderHeight(in: traits)
      case .groupedHeader: table.groupedHeaderHeight(in: traits)
      case .groupedFooter: table.groupedFooterHeight
      }
    return PixelGrid.ceil(height, scale: traits.displayScale)
  }
}

/// The content view of a header or footer. Its margins are 8 at the top and bottom, and a cell's at
/// the sides (Strut's rule).
final class HeaderFooterContentView: View {
  override var layoutName: String? { accessibilityIdentifier ?? "content" }

  override func defaultMargins(width: (View) -> Double) -> DirectionalEdgeInsets {
    let metrics = traitCollection.layoutMetrics.cell
    let (side, vertical) = (CGFloat(metrics.sideMargin(width: width(self))), CGFloat(metrics.contentVerticalMargin))
    return DirectionalEdgeInsets(top: vertical, leading: side, bottom: vertical, trailing: side)
  }

  override func hears(of subview: View) -> Bool { subview.isBuiltIn }

  override func contentSizeChanged(of subview: View) { if subview.isBuiltIn { superview?.setNeedsLayout() } }

  override var consoleTypeName: String { "_UITableViewHeaderFooterContentView" }
}
