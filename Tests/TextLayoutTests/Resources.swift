import Foundation

/// A file of this target's resources.
func resource(_ path: String) -> URL? {
  let url = Bundle.module.bundleURL.appendingPathComponent("Resources/\(path)")
  return FileManager.default.fileExists(atPath: url.path) ? url : nil
}
