internal import CFontconfig

/// The file that this code was loaded from.
package enum ImagePath {
  /// The shared library this module is linked into; `nil` in an executable that was started by a relative name.
  package static var current: String? {
    var info = unsafe strut_dl_info()
    guard unsafe strut_dladdr(#dsohandle, &info) != 0, let name = unsafe info.file_name else { return nil }
    let path = unsafe String(cString: name)
    // The main program's name is what it was called by, which need not be a path.
    return path.hasPrefix("/") ? path : nil
  }
}
