import Testing
import UIKitNames

@MainActor @Suite("Scroll views and stacks")
struct ScrollTests {
  private final class Watcher: UIScrollViewDelegate {
    private(set) var offsets: [CGFloat] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
  }

  @Test("The delegate is told of every offset, also those of a program")
  func delegate() {
    let (watcher, scroll) = (Watcher(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    scroll.delegate = watcher
    scroll.contentSize = CGSize(width: 100, height: 1000)
    scroll.contentOffset.y = 30
    scroll.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 10), animated: true)
    #expect(watcher.offsets == [30, 410] && scroll.delegate === watcher)
    #expect(scroll.bounds == CGRect(x: 0, y: 410, width: 100, height: 100))
  }

  @Test("Constraints to the content's guide determine the size of the content")
  func guides() {
    let (content, scroll) = (UIView(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 321),
    ])
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 100, height: 321))
    #expect(scroll.contentLayoutGuide === scroll.contentLayoutGuide)
  }

  @Test("A stack's views are the objects that were added, and a hidden one takes no room")
  func stacks() {
    let (first, second) = (UIView(), UIView())
    for view in [first, second] { view.heightAnchor.constraint(equalToConstant: 10).isActive = true }
    let stack = UIStackView(arrangedSubviews: [first, second])
    (stack.axis, stack.spacing) = (.vertical, 4)
    func height() -> CGFloat { stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height }
    #expect(stack.arrangedSubviews == [first, second] && height() == 24)
    stack.setCustomSpacing(7, after: first)
    #expect(stack.customSpacing(after: first) == 7 && height() == 27)
    #expect(stack.customSpacing(after: second) == UIStackView.spacingUseDefault)
    second.isHidden = true
    #expect(height() == 10)
    stack.removeArrangedSubview(first)
    #expect(stack.arrangedSubviews == [second] && first.superview === stack)
  }
}
