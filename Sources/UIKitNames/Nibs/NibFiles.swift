internal import FontMetrics
internal import Foundation
internal import InterfaceBuilder

/// The Interface Builder files of the app, each read once.
@MainActor enum NibFiles {
  private static var known: [URL: NibObjects] = [:]

  /// Returns the content of a file; nil if there is none, or it can't be read, which is logged.
  static func content(named name: String, _ suffix: String, in bundle: Bundle?) -> NibObjects? {
    guard let url = AppResources.file(named: ["\(name)~iphone.\(suffix)", "\(name).\(suffix)"], in: bundle) else {
      return nil
    }
    if let content = known[url] { return content }
    do throws(NibError) {
      let content = try NibObjects(path: url.path)
      known[url] = content
      return content
    } catch {
      UIKitLog.once(error.description)
      return nil
    }
  }

  /// Returns the content of the bytes of a file; nil if they can't be read, which is logged.
  static func content(of data: Data) -> NibObjects? {
    do throws(NibError) { return try NibObjects(bytes: Array(data), file: "data") } catch {
      UIKitLog.once(error.description)
      return nil
    }
  }

  /// Discards the files that were read.
  static func reread() { known = [:] }

  static func stop(without name: String) -> Never {
    stopAsUIKit("Could not load NIB in bundle: with name '\(name)'; add its folder to AppResources.current.folders.")
  }
}
