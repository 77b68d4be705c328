// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CStrutHeader
internal import Strut

extension strut_versions: @unsafe CStruct {
  static let headerName = "strut_versions"
  static var initial: Self {
    var versions = unsafe strut_versions()
    unsafe versions.size = MemoryLayout<Self>.size
    return unsafe versions
  }
}

/// Strings that are never freed.
private enum VersionTexts {
  static let strut = OwnedText(StrutVersion.current)
  static let freeType = OwnedText(FontEngineVersions.freeType)
  static let harfBuzz = OwnedText(FontEngineVersions.harfBuzz)
  static let icu = OwnedText(TextEngineVersions.icu)
}

/// Documented in `strut.h`.
@c @implementation
public func strut_version() -> UnsafePointer<CChar>? { unsafe VersionTexts.strut.bytes }

/// Documented in `strut.h`.
@c @implementation
public func strut_versions_get(
  _ versions: UnsafeMutablePointer<strut_versions>?, _ error: UnsafeMutablePointer<strut_error>?
) -> strut_status {
  unsafe call(error) {
    var values = unsafe strut_versions.initial
    unsafe values.strut = VersionTexts.strut.bytes
    unsafe values.freetype = VersionTexts.freeType.bytes
    unsafe values.harfbuzz = VersionTexts.harfBuzz.bytes
    unsafe values.icu = VersionTexts.icu.bytes
    try unsafe strut_versions.write(values, to: versions)
  }
}
