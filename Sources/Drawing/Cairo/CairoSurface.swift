internal import CCairo

/// Owns a `cairo_surface_t` and the destination of its file. Not thread-safe.
@safe
final class CairoSurface {
  let raw: OpaquePointer
  private let sink: ByteSink?
  private let kind: Kind

  private enum Kind {
    case image
    case svg
    case pdf
  }

  /// A blank image.
  /// - Parameters:
  ///   - imageWidth: In pixels.
  ///   - height: In pixels.
  convenience init(imageWidth: Int, height: Int) throws(CairoStatus) {
    let created = unsafe cairo_image_surface_create(
      CAIRO_FORMAT_RGB24, Int32(clamping: imageWidth), Int32(clamping: height))
    try unsafe self.init(adopting: created, kind: .image)
  }

  /// An image from the bytes of a PNG file.
  convenience init(decodingPNG bytes: [UInt8]) throws(CairoStatus) {
    let source = ByteSource(bytes)
    let created = unsafe withExtendedLifetime(source) {
      unsafe cairo_image_surface_create_from_png_stream(
        { closure, data, length in unsafe ByteSource.read(closure: closure, data: data, length: length) },
        source.closure)
    }
    try unsafe self.init(adopting: created, kind: .image)
  }

  /// An SVG file whose lengths are CSS pixels.
  convenience init(svgWidth: Double, height: Double) throws(CairoStatus) {
    let sink = ByteSink()
    let created = unsafe cairo_svg_surface_create_for_stream(
      { closure, data, length in unsafe ByteSink.write(closure: closure, data: data, length: length) }, sink.closure,
      svgWidth, height)
    try unsafe self.init(adopting: created, kind: .svg, sink: sink)
    unsafe cairo_svg_surface_set_document_unit(raw, CAIRO_SVG_UNIT_PX)
  }

  /// A PDF file of one page whose lengths are points.
  convenience init(pdfWidth: Double, height: Double) throws(CairoStatus) {
    let sink = ByteSink()
    let created = unsafe cairo_pdf_surface_create_for_stream(
      { closure, data, length in unsafe ByteSink.write(closure: closure, data: data, length: length) }, sink.closure,
      pdfWidth, height)
    try unsafe self.init(adopting: created, kind: .pdf, sink: sink)
    // Cairo would write the time of day, and no two files would be alike.
    unsafe cairo_pdf_surface_set_metadata(raw, CAIRO_PDF_METADATA_CREATE_DATE, "1970-01-01T00:00:00Z")
  }

  /// Takes ownership of a surface that Cairo has just created, unless it is one of its inert error
  /// objects.
  @unsafe
  private init(adopting created: OpaquePointer?, kind: Kind, sink: ByteSink? = nil) throws(CairoStatus) {
    guard let created = unsafe created else { throw .noMemory }
    unsafe raw = created
    self.sink = sink
    self.kind = kind
    let status = CairoStatus(unsafe cairo_surface_status(created))
    // From here on `deinit` runs, so a failed object is destroyed as well.
    guard status == .success else { throw status }
  }

  deinit { unsafe cairo_surface_destroy(raw) }

  /// Size in pixels of an image; 0 by 0 for the other kinds.
  var pixelSize: (width: Int, height: Int) {
    unsafe (Int(cairo_image_surface_get_width(raw)), Int(cairo_image_surface_get_height(raw)))
  }

  /// Ends the drawing and gives the bytes of the file: PNG, SVG or PDF.
  func finishedFile() throws(CairoStatus) -> [UInt8] {
    switch kind {
    case .image: return try encodedPNG()
    case .svg: return SVGIdentifiers.renumbered(in: try streamedFile())
    case .pdf: return try streamedFile()
    }
  }

  private func streamedFile() throws(CairoStatus) -> [UInt8] {
    unsafe cairo_surface_finish(raw)
    let status = CairoStatus(unsafe cairo_surface_status(raw))
    guard status == .success else { throw status }
    return sink?.bytes ?? []
  }

  private func encodedPNG() throws(CairoStatus) -> [UInt8] {
    let output = ByteSink()
    let status = withExtendedLifetime(output) {
      unsafe cairo_surface_write_to_png_stream(
        raw, { closure, data, length in unsafe ByteSink.write(closure: closure, data: data, length: length) },
        output.closure)
    }
    guard CairoStatus(status) == .success else { throw CairoStatus(status) }
    return output.bytes
  }

  /// The color of one pixel of an image, without its alpha; `nil` outside it. For comparing
  /// pictures.
  /// - Parameters:
  ///   - x: Pixels from the left.
  ///   - y: Pixels from the top.
  func pixel(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8)? {
    let size = pixelSize
    guard x >= 0, y >= 0, x < size.width, y < size.height else { return nil }
    unsafe cairo_surface_flush(raw)
    guard let data = unsafe cairo_image_surface_get_data(raw) else { return nil }
    let offset = y * Int(unsafe cairo_image_surface_get_stride(raw)) + x * 4
    // A pixel is a 32-bit number in the machine's byte order: alpha, red, green, blue from the top.
    let value = unsafe UnsafeRawPointer(data).load(fromByteOffset: offset, as: UInt32.self)
    return (UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF))
  }
}
