import Foundation
import LayoutCore

extension NibAssembly {
  func stackView(_ description: NibStack, of source: NibView) -> View {
    let stack = StackView()
    stack.axis = description.isVertical ? .vertical : .horizontal
    (stack.distribution, stack.alignment) = (description.distribution, description.alignment)
    stack.spacing = description.spacing.map { CGFloat($0.bounded) } ?? StackView.spacingUseSystem
    stack.isBaselineRelativeArrangement = description.isBaselineRelative
    // The file has no other attribute for this (40 of 48 recorded stacks).
    stack.isLayoutMarginsRelativeArrangement = source.hasMargins
    if source.subviews.isEmpty {
      log.note(
        .contentFromCode, of: source, "the stack view is empty, so code adds its views; it is laid out without them")
    }
    return stack
  }

  func `switch`(isOn: Bool) -> View {
    let view = Switch()
    view.isOn = isOn
    return view
  }

  func control(_ control: NibControl) -> View {
    switch control {
    case .slider: Slider()
    case .stepper: Stepper()
    case .progressView: ProgressView()
    }
  }

  func pageControl(_ pages: Int) -> View {
    let control = PageControl()
    control.numberOfPages = min(max(0, pages), NibContent.largestNumberOfPages)
    return control
  }

  func indicator(_ style: String?, hidesWhenStopped: Bool, animates: Bool) -> View {
    let view = ActivityIndicatorView(style: style == "large" || style == "whiteLarge" ? .large : .medium)
    view.hidesWhenStopped = hidesWhenStopped
    if animates { view.startAnimating() }
    if !hidesWhenStopped { view.isHidden = false }
    return view
  }

  func segmentedControl(_ segments: [NibSegment], of source: NibView) -> View {
    if segments.contains(where: { $0.image != nil || $0.width != nil }) {
      log.note(
        .kindWithoutContent, of: source,
        "images and widths of segments are ignored; the control is as wide as its titles need")
    }
    return SegmentedControl(items: segments.map { $0.title ?? "" })
  }

  /// Returns the size that the settings contain for a view or its class; nil if there is none.
  func size(of source: NibView) -> CGSize? {
    NibObjectKeys.value(sizes, of: source.id, named: [source.customClass].compactMap(\.self), in: document.file).map {
      CGSize(width: max(0, $0.width.bounded), height: max(0, $0.height.bounded))
    }
  }

  /// Creates a substitute for a kind of view that LayoutCore does not have.
  func box(of source: NibView) -> View {
    let size = BoxView.sizes[source.element]
    if !given.areBoth(of: source.id) {
      let shown = size.map { "is laid out as a box of \(Double($0.width).points) by \(Double($0.height).points)" }
      log.note(
        .kindWithoutContent, of: source,
        "the content of a \(source.element) is unknown; it \(shown ?? "has no intrinsic size")")
    }
    return BoxView(size)
  }
}

/// A substitute for a view whose content is not known.
final class BoxView: View {
  /// The intrinsic sizes of kinds that have one, in points, by element.
  static let sizes: [String: CGSize] = [
    "datePicker": CGSize(width: 320, height: 216), "pickerView": CGSize(width: 320, height: 216),
  ]

  private let size: CGSize?

  init(_ size: CGSize?) {
    self.size = size
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size ?? super.intrinsicContentSize }
}
