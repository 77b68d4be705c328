internal import CFontconfig

/// The file from which this code was loaded.
package enum ImagePath {
  /// The shared library that contains this module; `nil` in an executable that was started by a
  /// relative name.
  package static var current: String? {
    var info = unsafe strut_dl_info()
    guard unsafe strut_dladdr(#dsohandle, &info) != 0, let name = unsafe info.file_name else { return nil }
    let path = unsafe String(cString: name)
    // The name of the main program is the name with which it was started, which need not be a path.
    return path.hasPrefix("/") ? path : nil
  }
}
