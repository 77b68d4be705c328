internal import CellDocuments
internal import Foundation
internal import LayoutCore

/// The properties of an image that do not affect layout, and the origin of a symbol.
struct ImageRecord: Hashable {
  var name: String?
  /// The name of a symbol; nil for other images.
  var symbolName: String?
  var configuration: UIImage.Configuration?
  var renderingMode = UIImage.RenderingMode.automatic
  var orientation = UIImage.Orientation.up
  var capInsets = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile
  var baselineOffset: CGFloat?
  var tintColor: UIColor?
  var images: [UIImage]?
  var duration: TimeInterval = 0

  /// Returns the symbol in the traits. The image's own configuration takes precedence over the
  /// preferred one.
  func symbolImage(preferring preferred: UIImage.SymbolConfiguration?, in traits: UITraitCollection) -> Image {
    let own = configuration as? UIImage.SymbolConfiguration
    let values = (preferred?.values ?? SymbolValues()).overridden(by: own?.values ?? SymbolValues())
    let size = SymbolEstimate.size(
      proportions: SymbolEstimate.proportions(of: symbolName ?? ""), pointSize: values.pointSize(in: traits),
      scale: values.estimatedScale)
    return Image(size: size, scale: CGFloat(traits.displayScale))
  }
}

/// Reads images, and logs what cannot be read.
enum ImageReading {
  static func symbol(_ name: String, _ configuration: UIImage.Configuration?) -> ImageRecord {
    UIKitLog.once("the sizes of symbols are estimated from their point sizes.")
    var record = ImageRecord()
    (record.name, record.symbolName, record.configuration) = (name, name, configuration)
    return record
  }

  static func named(
    _ name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) -> (Image, ImageRecord)? {
    let traits = configuration?.traitCollection ?? .current
    let folders = AssetFolders.folders(in: bundle)
    if let asset = AssetFolders.assets.image(named: name, displayScale: traits.displayScale, in: folders) {
      var record = ImageRecord()
      (record.name, record.configuration) = (name, configuration)
      if let isTemplate = asset.isTemplate { record.renderingMode = isTemplate ? .alwaysTemplate : .alwaysOriginal }
      return (asset.image, record)
    }
    if AssetFolders.assets.hasSymbol(named: name, in: folders) {
      let record = symbol(name, configuration)
      return (record.symbolImage(preferring: nil, in: traits), record)
    }
    AssetFolders.logMissing("image", name, in: folders)
    return nil
  }

  static func image(path: String) -> Image? {
    do throws(PictureFile.Failure) {
      return try PictureFile.image(path: path)
    } catch {
      UIKitLog.once("the image \"\(path)\" \(error.message).")
      return nil
    }
  }

  static func image(data: Data, scale: CGFloat) -> Image? {
    guard let pixels = PictureFile.size(of: [UInt8](data)) else {
      UIKitLog.once("the size of image data cannot be read; it is not a PNG, JPEG or GIF.")
      return nil
    }
    return Image(pixelWidth: pixels.width, pixelHeight: pixels.height, scale: scale)
  }
}
