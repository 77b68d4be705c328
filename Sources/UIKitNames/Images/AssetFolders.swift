internal import Foundation
internal import InterfaceBuilder
internal import LayoutCore

/// The folders with the images and colors of the program.
enum AssetFolders {
  static let assets = AssetLibrary()

  /// Returns the folders to search: that of a bundle, then those of the program.
  static func folders(in bundle: Bundle?) -> [AssetLibrary.Folder] {
    let own = bundle.flatMap { $0 === Bundle.main ? nil : folder(of: $0) }
    let others = AppResources.current.folders.map { AssetLibrary.Folder(path: $0.path, isDeep: true) }
    return [own].compactMap { $0 } + others + [folder(of: .main)].compactMap { $0 }
  }

  private static func folder(of bundle: Bundle) -> AssetLibrary.Folder? {
    bundle.resourcePath.map { AssetLibrary.Folder(path: $0, isDeep: false) }
  }

  /// Logs once that there is no image or color with a name.
  static func logMissing(_ kind: String, _ name: String, in folders: [AssetLibrary.Folder]) {
    for problem in assets.problems(in: folders) { UIKitLog.once(problem) }
    let places = folders.map { "\"\($0.path)\"" }.joined(separator: ", ")
    UIKitLog.once("no \(kind) named \"\(name)\" in \(places); add the app's folder to AppResources.current.folders.")
  }
}

extension ColorSource {
  /// Returns the color with a name from a bundle, or else from the folders of the program; nil and
  /// a message if there is none.
  init?(named name: String, in bundle: Bundle?) {
    let folders = AssetFolders.folders(in: bundle)
    guard let asset = AssetFolders.assets.color(named: name, in: folders) else {
      AssetFolders.logMissing("color", name, in: folders)
      return nil
    }
    self = .asset(name: name, light: Self.color(asset.light), dark: Self.color(asset.dark))
  }

  private static func color(_ value: AssetColor.Value) -> Color {
    switch value {
    case .color(let color): return color
    case .system(let name):
      if let color = UIColor.ofSystem(named: name) { return color.color }
      UIKitLog.once("the color of the system \"\(name)\" is not known; it is black here.")
      return .black
    }
  }
}
