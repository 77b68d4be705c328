public import FontMetrics
public import Foundation
internal import LayoutCore

extension Font {
  /// The PostScript name of the face or named instance, such as "Inter-SemiBold". If it has none,
  /// the full name or the path of the file.
  ///
  /// For the system font, the name of the substitute face. UIKit has private names there, such as
  /// `.SFUI-Regular`.
  public var fontName: String { face.postScriptName ?? face.names.fullName ?? face.path }

  /// The name of the family, such as "Inter", or the font's name if it has none.
  public var familyName: String { face.names.family ?? fontName }

  // FontMetrics declares both as optionals. A file that also imports that module gets the
  // optionals, and these values where the context requires a number.

  /// The height of a flat capital letter, in points; 0 if neither tables nor outlines define it,
  /// because UIKit's property is not optional.
  @_disfavoredOverload public var capHeight: CGFloat { metrics.capHeight.map(points) ?? 0 }

  /// The height of a flat lowercase letter, in points; 0 if neither tables nor outlines define it.
  @_disfavoredOverload public var xHeight: CGFloat { metrics.xHeight.map(points) ?? 0 }

  private func points(_ designUnits: Double) -> CGFloat {
    CGFloat(designUnits * pointSize / Double(metrics.unitsPerEm))
  }

  /// The names of all bundled, registered and installed families in the catalog of the current
  /// traits, sorted.
  public static var familyNames: [String] { TraitCollection.current.fonts.familyNames }

  /// Returns the PostScript names of a family's faces and named instances, or an empty array for an
  /// unknown family.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    TraitCollection.current.fonts.fontNames(inFamily: familyName)
  }
}
