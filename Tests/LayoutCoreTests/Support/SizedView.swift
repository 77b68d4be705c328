import Foundation
import LayoutCore
import LayoutTestSupport

/// A view whose content has a size that tests set, placed by constraints; a baseline three quarters
/// down when it says so.
final class SizedView: View {
  var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
  var baseline: CGFloat?

  init(_ width: CGFloat = View.noIntrinsicMetric, _ height: CGFloat = View.noIntrinsicMetric, _ name: String? = nil) {
    contentSize = CGSize(width: width, height: height)
    super.init(frame: .zero)
    accessibilityIdentifier = name
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override var intrinsicContentSize: CGSize { contentSize }
  override func firstBaselineOffset(in size: CGSize) -> CGFloat { baseline ?? 0 }
  override func lastBaselineOffset(in size: CGSize) -> CGFloat { baseline.map { size.height - $0 } ?? 0 }
}

/// A row of views of sizes, in a box that it fills.
struct StackScene {
  let box: View
  let stack: StackView
  var views: [SizedView] { stack.arrangedSubviews.compactMap { $0 as? SizedView } }

  /// - Parameter fills: True if the stack fills the box; otherwise, it is in the leading top
  ///   corner.
  init(
    _ sizes: [(CGFloat, CGFloat)], in size: (Double, Double), direction: LayoutDirection = .leftToRight,
    fills: Bool = true,
    log: LayoutLog = .silent
  ) throws {
    stack = StackView(arrangedSubviews: sizes.enumerated().map { SizedView($1.0, $1.1, "v\($0)") })
    stack.translatesAutoresizingMaskIntoConstraints = false
    box = LayoutTestSupport.box(size.0, size.1, try fixedTraits(direction: direction, log: log), stack)
    LayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: box.leadingAnchor), stack.topAnchor.constraint(equalTo: box.topAnchor),
    ])
    guard fills else { return }
    LayoutConstraint.activate([
      stack.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ])
  }

  /// Lays out and answers with where the views lie along the stack's axis.
  func spans() -> [ClosedRange<Double>] {
    box.layoutIfNeeded()
    return stack.arrangedSubviews.map { view in
      stack.axis == .horizontal
        ? Double(view.frame.minX)...Double(view.frame.maxX) : Double(view.frame.minY)...Double(view.frame.maxY)
    }
  }

  /// Lays out and answers with where the views lie across the axis.
  func breadths() -> [ClosedRange<Double>] {
    box.layoutIfNeeded()
    return stack.arrangedSubviews.map { view in
      stack.axis == .horizontal
        ? Double(view.frame.minY)...Double(view.frame.maxY) : Double(view.frame.minX)...Double(view.frame.maxX)
    }
  }
}
