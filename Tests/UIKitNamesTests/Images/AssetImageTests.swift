import Foundation
import LayoutCore
import Testing
import UIKitNames

@MainActor @Suite("Images and colors of an app's asset catalogs")
struct AssetImageTests {
  /// The start of a picture with a size in pixels, which is all that is read.
  private static func png(_ width: UInt8, _ height: UInt8) -> Data {
    Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0, 0, 0, 0, 0])
  }

  private static let avatar = """
    {"images": [
      {"idiom": "universal", "scale": "1x", "filename": "a.png"},
      {"idiom": "universal", "scale": "2x", "filename": "a2.png"},
      {"idiom": "universal", "scale": "3x"}
    ], "properties": {"template-rendering-intent": "template"}}
    """
  private static let brand = """
    {"colors": [
      {"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "0x80", "green": "0.5", "blue": "255", "alpha": "1.000"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
        "color": {"platform": "ios", "reference": "systemRedColor"}}
    ]}
    """

  private static let files: [String: Data] = [
    "App/A.xcassets/avatar.imageset/a.png": png(40, 40), "App/A.xcassets/avatar.imageset/a2.png": png(81, 80),
    "App/A.xcassets/avatar.imageset/Contents.json": Data(avatar.utf8),
    "App/A.xcassets/v.imageset/v.svg": Data(#"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="12"/>"#.utf8),
    "App/A.xcassets/v.imageset/Contents.json": Data(
      #"{"images": [{"idiom": "universal", "filename": "v.svg"}]}"#.utf8),
    "App/A.xcassets/brand.colorset/Contents.json": Data(brand.utf8),
    "App/A.xcassets/bolt.x.symbolset/Contents.json": Data(#"{"symbols": []}"#.utf8),
    "App/Pictures/photo@2x.png": png(100, 50), "App/Pictures/photo@3x.png": png(150, 75),
  ]

  @Test("A picture has the size in points of the file for the display")
  func sizes() throws {
    try AppFiles.with(Self.files) {
      let facts: [(String, CGFloat, CGSize)] = [
        ("avatar", 1, CGSize(width: 40, height: 40)), ("avatar", 3, CGSize(width: 40.5, height: 40)),
        ("v", 2, CGSize(width: 24, height: 12)), ("photo", 2, CGSize(width: 50, height: 25)),
        ("photo.png", 3, CGSize(width: 50, height: 25)),
      ]
      for (name, scale, size) in facts {
        let image = UIImage(named: name, in: nil, compatibleWith: UITraitCollection(displayScale: scale))
        #expect(image?.size == size, "\(name) at \(scale)")
      }
      #expect(UIImage(named: "avatar")?.renderingMode == .alwaysTemplate)
      #expect(UIImage(named: "bolt.x")?.isSymbolImage == true && UIImage(named: "photo")?.isSymbolImage == false)
      #expect(UIImage(named: "avatar") == UIImage(named: "avatar"))
    }
  }

  @Test("A named picture determines the size of its view")
  func view() throws {
    try AppFiles.with(Self.files) {
      let image = try #require(UIImage(named: "photo"))
      let view = UIImageView(image: image)
      #expect(view.frame.size == CGSize(width: 50, height: 25) && view.image === image)
      #expect(view.intrinsicContentSize == CGSize(width: 50, height: 25))
      view.image = nil
      #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    }
  }

  @Test("A named color follows the appearance")
  func colors() throws {
    try AppFiles.with(Self.files) {
      let color = try #require(UIColor(named: "brand"))
      var traits = UITraitCollection(userInterfaceStyle: .light)
      #expect(color.color(in: traits) == Color(red: 128.0 / 255, green: 0.5, blue: 1))
      traits.userInterfaceStyle = .dark
      #expect(color.color(in: traits) == UIColor.systemRed.color(in: traits))
      let view = UIView()
      view.backgroundColor = color
      view.overrideUserInterfaceStyle = .dark
      #expect(view.strutView.backgroundColor == UIColor.systemRed.color(in: traits))
    }
  }

  @Test("A name that no folder has is nil, and told once")
  func missing() throws {
    let surroundings = try FontSurroundings()
    try surroundings.run {
      try AppFiles.with(Self.files) {
        for _ in 0..<2 { #expect(UIImage(named: "nope") == nil && UIColor(named: "none") == nil) }
      }
      #expect(UIImage(named: "avatar") == nil)
    }
    #expect(surroundings.log.count == 3)
    #expect(surroundings.log.first?.hasPrefix("UIKit: no image named \"nope\" in ") == true)
    #expect(surroundings.log.first?.hasSuffix("add the app's folder to AppResources.current.folders.") == true)
  }

  @Test("Data of a picture is read with its scale, and other data is nil")
  func data() {
    #expect(UIImage(data: Self.png(10, 20))?.size == CGSize(width: 10, height: 20))
    #expect(UIImage(data: Self.png(10, 20), scale: 2)?.size == CGSize(width: 5, height: 10))
    #expect(UIImage(data: Data()) == nil && UIImage(contentsOfFile: "/no/such/picture.png") == nil)
  }

  @Test("Symbols are larger in a larger configuration, and follow the text size where it is a style")
  func symbols() throws {
    let small = try #require(
      UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17)))
    let large = try #require(small.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34)) as UIImage?)
    #expect(abs(large.size.width - 2 * small.size.width) < 0.7)
    let body = UIImage.SymbolConfiguration(textStyle: .body)
    let view = UIImageView(image: UIImage(systemName: "star", withConfiguration: body))
    let width = view.intrinsicContentSize.width
    view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(view.intrinsicContentSize.width > 2 * width)
    let tinted = UIImage(systemName: "star")?.withTintColor(.red, renderingMode: .alwaysOriginal)
    #expect(tinted?.renderingMode == .alwaysOriginal)
  }

  @Test("Changes of a picture keep what was changed before")
  func changes() throws {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let image = UIImage(size: CGSize(width: 20, height: 20)).resizableImage(withCapInsets: insets)
      .withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0))
      .imageFlippedForRightToLeftLayoutDirection()
    #expect(image.capInsets == insets && image.alignmentRectInsets.top == 1)
    #expect(image.flipsForRightToLeftLayoutDirection && image.size == CGSize(width: 20, height: 20))
  }
}
