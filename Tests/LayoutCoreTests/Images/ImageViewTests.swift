import Foundation
import LayoutCore
import LayoutTestSupport
import TestSupport
import Testing

@Suite("Images, image views and content modes")
struct ImageViewTests {
  static let photo = Image(size: CGSize(width: 40, height: 20), scale: 2)

  @Test("An image's size is in points, whatever it is made from")
  func images() {
    #expect(Image(pixelWidth: 80, pixelHeight: 40, scale: 2) == Self.photo)
    #expect(Image().size == .zero && Image().scale == 1)
    let hostile = Image(size: CGSize(width: CGFloat.nan, height: -3), scale: -.infinity)
    #expect(hostile.size == .zero && hostile.scale == 1)
    #expect(Image(size: CGSize(width: CGFloat.infinity, height: 1)).size == CGSize(width: 0, height: 1))
  }

  @Test(
    "The size of the picture is the view's own; without one there is none, and no content mode changes it",
    .fact("control-1"))
  func intrinsicSize() {
    let view = ImageView(image: Self.photo)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
    for mode in ContentMode.allCases {
      view.contentMode = mode
      #expect(view.intrinsicContentSize == Self.photo.size && view.sizeThatFits(.zero) == Self.photo.size)
    }
    view.highlightedImage = Image(size: CGSize(width: 8, height: 9))
    #expect(view.intrinsicContentSize == Self.photo.size)
    view.isHighlighted = true
    #expect(view.intrinsicContentSize == CGSize(width: 8, height: 9))
    let none = ImageView(image: nil)
    #expect(none.intrinsicContentSize == CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric))
  }

  /// The frames of an image of 40 × 20 in bounds of 100 × 100 at (10, 0).
  static let contentModes: [(ContentMode, CGRect)] = [
    (.scaleToFill, CGRect(x: 10, y: 0, width: 100, height: 100)),
    (.scaleAspectFit, CGRect(x: 10, y: 25, width: 100, height: 50)),
    (.scaleAspectFill, CGRect(x: -40, y: 0, width: 200, height: 100)),
    (.redraw, CGRect(x: 10, y: 0, width: 100, height: 100)), (.center, CGRect(x: 40, y: 40, width: 40, height: 20)),
    (.top, CGRect(x: 40, y: 0, width: 40, height: 20)), (.bottom, CGRect(x: 40, y: 80, width: 40, height: 20)),
    (.left, CGRect(x: 10, y: 40, width: 40, height: 20)), (.right, CGRect(x: 70, y: 40, width: 40, height: 20)),
    (.topLeft, CGRect(x: 10, y: 0, width: 40, height: 20)), (.topRight, CGRect(x: 70, y: 0, width: 40, height: 20)),
    (.bottomLeft, CGRect(x: 10, y: 80, width: 40, height: 20)),
    (.bottomRight, CGRect(x: 70, y: 80, width: 40, height: 20)),
  ]

  @Test("Content modes, in UIKit's order", .fact("view-8"), arguments: zip(contentModes, 0...12))
  func modes(_ row: (ContentMode, CGRect), raw: Int) {
    #expect(row.0.rawValue == raw && ContentMode.allCases.count == Self.contentModes.count)
    #expect(row.0.rectangle(for: Self.photo.size, in: CGRect(x: 10, y: 0, width: 100, height: 100)) == row.1)
  }

  @Test("Fitting keeps the shape and stays inside, filling keeps it and covers", arguments: 0..<40)
  func laws(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    func length() -> CGFloat { CGFloat.random(in: 0.5...500, using: &generator) }
    let (size, bounds) = (
      CGSize(width: length(), height: length()), CGRect(x: 3, y: -7, width: length(), height: length())
    )
    let fit = ContentMode.scaleAspectFit.rectangle(for: size, in: bounds)
    let fill = ContentMode.scaleAspectFill.rectangle(for: size, in: bounds)
    for rectangle in [fit, fill] {
      #expect(abs(rectangle.width / rectangle.height / (size.width / size.height) - 1) < 1e-9)
      #expect(abs(rectangle.midX - bounds.midX) < 1e-9 && abs(rectangle.midY - bounds.midY) < 1e-9)
    }
    #expect(fit.width < bounds.width + 1e-9 && fit.height < bounds.height + 1e-9)
    #expect(fill.width > bounds.width - 1e-9 && fill.height > bounds.height - 1e-9)
    #expect(ContentMode.scaleAspectFit.rectangle(for: CGSize(width: 0, height: 4), in: bounds) == bounds)
  }

  @Test("A picture in a width keeps its shape by a constraint, and its view lies where the mode says")
  func aspectRatio() throws {
    let view = ImageView(image: Self.photo)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.contentMode = .scaleAspectFit
    let container = box(100, 300, try fixedTraits(), view)
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.heightAnchor.constraint(
        equalTo: view.widthAnchor, multiplier: Self.photo.size.height / Self.photo.size.width),
    ])
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.imageRect(in: view.bounds.size) == view.bounds)
    #expect(view.firstBaselineOffset(in: view.bounds.size) == 0 && view.lastBaselineOffset(in: view.bounds.size) == 0)
  }

  @Test("Constraints speak of what is within a picture's insets, mirrored with the picture")
  func insets() throws {
    for (direction, expected) in [(LayoutDirection.leftToRight, -4.0), (.rightToLeft, 64)] {
      let picture = Self.photo.withAlignmentRectInsets(EdgeInsets(top: 1, left: 4, bottom: 3, right: 6))
      let view = ImageView(image: picture.imageFlippedForRightToLeftLayoutDirection())
      view.translatesAutoresizingMaskIntoConstraints = false
      let container = box(100, 100, try fixedTraits(direction: direction), view)
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor).isActive = true
      view.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
      container.layoutIfNeeded()
      #expect(view.intrinsicContentSize == CGSize(width: 30, height: 16))
      // Mirrored, the inset of 4 is at the right: 100 - 40 + 4 from the left edge.
      #expect(view.frame == CGRect(x: expected, y: -1, width: 40, height: 20))
    }
  }
}
