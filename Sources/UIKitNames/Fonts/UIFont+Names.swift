public import FontMetrics
public import Foundation
internal import LayoutCore

extension Font {
  /// The PostScript name of the face, of a named instance too: "Inter-SemiBold". The full name or the file where it has none.
  ///
  /// Of the system font it is the name of the face that stands in; UIKit has names of its own there, such as `.SFUI-Regular`,
  /// which are for nobody to use.
  public var fontName: String { face.postScriptName ?? face.names.fullName ?? face.path }

  /// The name of the family, "Inter". The font's name where it has none.
  public var familyName: String { face.names.family ?? fontName }

  // FontMetrics has both as optionals. A file that imports that module too gets those, and these where it asks for a number.

  /// Height of a flat capital, in points; 0 where neither tables nor outlines say, for UIKit has no word for that.
  @_disfavoredOverload public var capHeight: CGFloat { metrics.capHeight.map(points) ?? 0 }

  /// Height of a flat small letter, in points; 0 where neither tables nor outlines say.
  @_disfavoredOverload public var xHeight: CGFloat { metrics.xHeight.map(points) ?? 0 }

  private func points(_ designUnits: Double) -> CGFloat {
    CGFloat(designUnits * pointSize / Double(metrics.unitsPerEm))
  }

  /// The names of all families, sorted: bundled, registered and installed ones, as far as the current traits' catalog has
  /// them.
  public static var familyNames: [String] { TraitCollection.current.fonts.familyNames }

  /// The PostScript names of a family's faces and named instances; empty for a family that is not there.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    TraitCollection.current.fonts.fontNames(inFamily: familyName)
  }
}
