import Foundation
@_spi(Measuring) import LayoutCore
import LayoutTestSupport
import Testing

@Suite("Large stacks")
struct StackSizeTests {
  /// A column of views of one size that is too high for them.
  private func column(_ count: Int) throws -> StackScene {
    let scene = try StackScene(Array(repeating: (40, 20), count: count), in: (300, Double(30 * count)))
    scene.stack.axis = .vertical
    return scene
  }

  @Test("The work of a first layout grows with the views")
  func first() throws {
    let (small, large) = (try column(50), try column(200))
    let spans = (small.spans(), large.spans())
    #expect(spans.0.first == 0...520 && spans.0.last == 1_480...1_500)
    #expect(spans.1.first == 0...2_020 && spans.1.last == 5_980...6_000)
    #expect(large.box.layoutWork.pivots < 5 * small.box.layoutWork.pivots)
    #expect(large.box.layoutWork.askedRows < 5 * small.box.layoutWork.askedRows)
  }

  @Test("A stack has as many priorities as its kind asks for, however many views it has")
  func priorities() throws {
    func priorities(_ count: Int) throws -> Set<LayoutPriority> {
      let scene = try column(count)
      scene.box.layoutIfNeeded()
      return Set(scene.stack.constraints.map(\.priority))
    }
    #expect(try priorities(100) == priorities(3))
  }

  @Test("Of many the last gives way where there is too little room")
  func shortage() throws {
    let scene = try StackScene(Array(repeating: (40, 20), count: 60), in: (300, 1_195))
    scene.stack.axis = .vertical
    let spans = scene.spans()
    #expect(spans.dropLast().allSatisfy { $0.upperBound - $0.lowerBound == 20 })
    #expect(spans.last == 1_180...1_195)
  }

  @Test("A stack whose views have all been taken out is laid out as one that never had any")
  func removal() throws {
    let (scene, other) = (try column(60), try column(0))
    scene.box.layoutIfNeeded()
    for view in scene.views { view.removeFromSuperview() }
    scene.box.layoutIfNeeded()
    scene.box.frame.size = other.box.frame.size
    scene.box.layoutIfNeeded()
    other.box.layoutIfNeeded()
    #expect(scene.box.frames == other.box.frames)
    #expect(scene.box.layoutWork.pivots <= other.box.layoutWork.pivots + 4)
  }
}
