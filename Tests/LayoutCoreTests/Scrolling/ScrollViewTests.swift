import Foundation
import LayoutCore
import LayoutTestSupport
import Testing

@Suite("Scroll views")
struct ScrollViewTests {
  private static func view() throws -> ScrollView {
    let view = ScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    view.setTraits(try fixedTraits())
    view.contentSize = CGSize(width: 320, height: 2_000)
    return view
  }

  @Test("The offset is the origin of the bounds, and moves what is inside")
  func offset() throws {
    let view = try Self.view()
    let inner = View(frame: CGRect(x: 0, y: 500, width: 10, height: 10))
    view.addSubview(inner)
    view.setContentOffset(CGPoint(x: 0, y: 450), animated: true)
    #expect(view.bounds == CGRect(x: 0, y: 450, width: 320, height: 400))
    view.layoutIfNeeded()
    #expect(inner.frame.minY == 500)
    #expect(inner.frame(in: view).minY == 500)
    #expect(view.frame.minY == 0)
    view.contentOffset.y = .nan
    #expect(view.contentOffset.y == 450)
  }

  @Test(
    "As little is scrolled as shows a part",
    arguments: [(500.0, 100.0, 300.0, 300.0), (50, 100, 300, 50), (650, 100, 300, 350), (900, 600, 300, 900)])
  func visible(y: Double, height: Double, from: Double, to: Double) throws {
    let view = try Self.view()
    view.contentOffset.y = from
    view.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: height), animated: false)
    #expect(Double(view.contentOffset.y) == to)
  }

  @Test("The safe area is added to the insets, unless it is not to be")
  func insets() throws {
    let view = try Self.view()
    view.safeAreaInsets = EdgeInsets(top: 44, bottom: 34)
    view.contentInset = EdgeInsets(top: 6)
    #expect(view.adjustedContentInset == EdgeInsets(top: 50, bottom: 34))
    #expect(view.contentOffset.y == -50)
    view.contentInsetAdjustmentBehavior = .never
    #expect(view.adjustedContentInset == EdgeInsets(top: 6))
    #expect(view.contentOffset.y == -6)
  }

  @Test("The delegate is told of scrolling")
  func delegate() throws {
    final class Counter: ScrollViewDelegate {
      var count = 0
      func scrollViewDidScroll(_ scrollView: ScrollView) { count += 1 }
    }
    let (view, counter) = (try Self.view(), Counter())
    view.scrollViewDelegate = counter
    view.contentOffset.y = 10
    view.contentOffset.y = 10
    #expect(counter.count == 1)
  }
}
