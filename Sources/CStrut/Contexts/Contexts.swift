// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CStrutHeader
internal import Strut

extension strut_context_options: @unsafe CStruct {
  static let headerName = "strut_context_options"
  static var initial: Self {
    var options = unsafe strut_context_options()
    unsafe options.size = MemoryLayout<Self>.size
    return unsafe options
  }
}

extension Context {
  /// The context that options ask for.
  fileprivate convenience init(_ options: strut_context_options) throws {
    let directory = try unsafe CText.string(orNull: options.fonts_directory, "fonts_directory")
    let systemFont = try unsafe CText.string(orNull: options.system_font, "system_font")
    let catalog = try FontCatalog.bundled(
      directory: directory, systemFont: systemFont,
      sources: try unsafe Self.sources(options.sources, "sources") ?? .all,
      fallbackSources: try unsafe Self.sources(options.fallback_sources, "fallback_sources") ?? .own)
    let bytes = unsafe options.cache_bytes
    guard bytes >= 0 else { throw Failure.argument("cache_bytes is out of range.") }
    self.init(catalog: catalog, cacheByteLimit: bytes == 0 ? 32 << 20 : bytes)
  }

  private static func sources(_ bits: UInt32, _ name: String) throws(Failure) -> FontSources? {
    guard bits != 0 else { return nil }
    let sources = FontSources(rawValue: Int(bits))
    guard sources.isSubset(of: .all) else {
      throw .argument(
        "\(name) are STRUT_FONTS_BUNDLED, _REGISTERED, _INSTALLED and _FILES added up, or 0, not \(bits).")
    }
    return sources
  }
}

/// `strut.h` says what it does.
@c @implementation
public func strut_context_options_init(_ options: UnsafeMutablePointer<strut_context_options>?, _ size: Int)
  -> strut_status
{
  unsafe initialize(options, size)
}

/// `strut.h` says what it does.
@c @implementation
public func strut_context_create(
  _ options: UnsafePointer<strut_context_options>?, _ context: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<strut_error>?
) -> strut_status {
  unsafe call(error) {
    try unsafe Handles.make(context, "context") { try unsafe Context(strut_context_options.read(options)) }
  }
}

/// `strut.h` says what it does.
@c @implementation
public func strut_context_free(_ context: OpaquePointer?) -> strut_status {
  unsafe Handles.free(context, as: Context.self)
}
