internal import CFreeType
internal import CHarfBuzz

/// The versions of the C libraries in use, as the libraries report them.
package enum EngineVersions {
  package static var harfBuzz: String { unsafe String(cString: hb_version_string()) }

  package static var freeType: String {
    FreeTypeLibrary.shared.withLock { $0.version }
  }
}
