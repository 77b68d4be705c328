internal import Foundation

/// Draws the parts of inset sections, clipped to the round corners of the section.
enum SectionGround {
  /// Returns the elements of a cell, clipped to its frame and to the corners of its section.
  ///
  /// - Parameters:
  ///   - ground: The rectangle of all of the section's cells; nil without round corners.
  ///   - radius: The radius of the corners, in points.
  static func clipped(
    _ elements: [PictureElement], to frame: CGRect, in ground: CGRect?, radius: Double
  ) -> PictureElement {
    let cell = PictureElement.clipped(frame, elements)
    guard let ground else { return cell }
    // Over what is there of the section, with its corners; other sections' cells are not in it.
    return .clipped(ground, radius: radius, [cell])
  }
}
