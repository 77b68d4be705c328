import Foundation
import LayoutCore
import Testing

@testable import Drawing

@Suite("Pictures of controls")
struct ControlPictureTests {
  private static func box(
    _ view: View, frame: CGRect, direction: LayoutDirection = .leftToRight
  ) throws -> Bitmap {
    let box = View(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    box.setTraits(
      TraitCollection(
        displayScale: 1, layoutDirection: direction, typesetting: Typesetting(fonts: try TestFonts.catalog.get())))
    view.frame = frame
    box.addSubview(view)
    box.layoutIfNeeded()
    return try Bitmap(CellPicture(box).picture, scale: 1)
  }

  @Test("A picture is a gray rectangle where its content mode puts it")
  func image() throws {
    let view = ImageView(image: Image(size: CGSize(width: 20, height: 20)))
    view.contentMode = .scaleAspectFit
    let bitmap = try Self.box(view, frame: CGRect(x: 10, y: 10, width: 80, height: 40))
    let places = [(30, 20), (69, 40), (29, 30), (70, 30)].map { try? bitmap.color($0.0, $0.1) }
    #expect(places == [0xE5E5EA, 0xE5E5EA, 0xFFFFFF, 0xFFFFFF])
  }

  @Test("A picture larger than its view is cut at the view's edges")
  func clippedImage() throws {
    let view = ImageView(image: Image(size: CGSize(width: 200, height: 200)))
    view.contentMode = .center
    let bitmap = try Self.box(view, frame: CGRect(x: 40, y: 10, width: 10, height: 40))
    #expect(try bitmap.color(39, 15) == 0xFFFFFF)
    #expect(try bitmap.color(41, 15) == 0xE5E5EA)
  }

  @Test(
    "A switch's knob is at the end where it is on, in the direction of reading",
    arguments: [(true, LayoutDirection.leftToRight, true), (false, .leftToRight, false), (true, .rightToLeft, false)])
  func switches(isOn: Bool, direction: LayoutDirection, isAtRight: Bool) throws {
    let view = Switch()
    view.isOn = isOn
    let bitmap = try Self.box(view, frame: CGRect(x: 10, y: 10, width: 51, height: 31), direction: direction)
    let track: UInt32 = isOn ? 0x34C759 : 0xE9E9EB
    #expect(try bitmap.color(isAtRight ? 45 : 25, 25) == 0xFFFFFF)
    #expect(try bitmap.color(isAtRight ? 25 : 45, 25) == track)
  }

  @Test(
    "A slider and a progress view are filled from the leading end as far as they are on",
    arguments: [(LayoutDirection.leftToRight, 14...43), (.rightToLeft, 52...86)])
  func bars(direction: LayoutDirection, filled: ClosedRange<Int>) throws {
    let slider = Slider()
    slider.value = 0.5
    let bar = ProgressView()
    bar.progress = 0.5
    for (view, height) in [(slider as View, 34.0), (bar, 4)] {
      let frame = CGRect(x: 10, y: 10, width: 80, height: height)
      let bitmap = try Self.box(view, frame: frame, direction: direction)
      let (row, isLeft) = (Int(10 + height / 2), direction == .leftToRight)
      #expect(try bitmap.color(isLeft ? 20 : 80, row) == 0x007AFF)
      #expect(try bitmap.color(isLeft ? 80 : 20, row) == 0xE9E9EB)
      let box = try #require(try bitmap.box(of: 0x007AFF))
      #expect(box.left >= filled.lowerBound - 5 && box.right <= filled.upperBound + 8)
    }
    slider.value = .nan
    #expect(try Self.box(slider, frame: CGRect(x: 10, y: 10, width: 80, height: 34)).box(of: 0xE9E9EB) != nil)
  }

  @Test("A stepper has less before more")
  func stepper() throws {
    let bitmap = try Self.box(Stepper(), frame: CGRect(x: 0, y: 10, width: 94, height: 32))
    #expect(try bitmap.color(23, 26) == 0x1C1C1E && bitmap.color(23, 21) == 0xE9E9EB)
    #expect(try bitmap.color(70, 26) == 0x1C1C1E && bitmap.color(70, 21) == 0x1C1C1E)
  }

  @Test("A text view shows its text within its insets, and what it scrolls is cut")
  func textView() throws {
    let fonts = try TestFonts.catalog.get()
    let view = TextView()
    view.text = "B\nB\nB\nB"
    view.font = try fonts.font(named: "Strut Test", size: 20)
    let frame = CGRect(x: 10, y: 5, width: 60, height: 30)
    let cut = try #require(try Self.box(view, frame: frame).box(of: 0x1C1C1E))
    #expect(cut.left >= 15 && cut.top >= 13 && cut.bottom <= 35)
    view.isScrollEnabled = false
    let whole = try #require(try Self.box(view, frame: frame).box(of: 0x1C1C1E))
    #expect(whole.top == cut.top)
    #expect(whole.bottom > 50)
  }
}
