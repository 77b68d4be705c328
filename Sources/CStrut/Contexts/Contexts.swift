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
  /// Creates a context with the options.
  fileprivate convenience init(_ options: strut_context_options) throws {
    let directory = try unsafe CText.string(orNull: options.fonts_directory, "fonts_directory")
    let systemFont = try unsafe CText.string(orNull: options.system_font, "system_font")
    let catalog = try FontCatalog.bundled(
      directory: directory, systemFont: systemFont,
      sources: try unsafe Self.sources(options.sources, "sources") ?? .all,
      fallbackSources: try unsafe Self.sources(options.fallback_sources, "fallback_sources") ?? .own)
    let bytes = unsafe options.cache_bytes
    guard bytes >= 0 else {
      throw Failure.argument("cache_bytes: expected at most \(Int.max), got \(UInt(bitPattern: bytes)).")
    }
    self.init(catalog: catalog, cacheByteLimit: bytes == 0 ? 32 << 20 : bytes)
  }

  private static func sources(_ bits: UInt32, _ name: String) throws(Failure) -> FontSources? {
    guard bits != 0 else { return nil }
    let sources = FontSources(rawValue: Int(bits))
    guard sources.isSubset(of: .all) else {
      throw .argument(
        "\(name): expected 0 or a sum of STRUT_FONTS_BUNDLED, _REGISTERED, _INSTALLED, and _FILES, got \(bits).")
    }
    return sources
  }
}

/// Documented in `strut.h`.
@c @implementation
public func strut_context_options_init(_ options: UnsafeMutablePointer<strut_context_options>?, _ size: Int)
  -> strut_status
{
  unsafe initialize(options, size)
}

/// Documented in `strut.h`.
@c @implementation
public func strut_context_create(
  _ options: UnsafePointer<strut_context_options>?, _ context: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<strut_error>?
) -> strut_status {
  unsafe call(error) {
    try unsafe Handles.make(context, "context") { try unsafe Context(strut_context_options.read(options)) }
  }
}

/// Documented in `strut.h`.
@c @implementation
public func strut_context_free(_ context: OpaquePointer?) -> strut_status {
  unsafe Handles.free(context, as: Context.self)
}
