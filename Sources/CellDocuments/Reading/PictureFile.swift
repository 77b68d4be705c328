package import Foundation
package import LayoutCore
import StringCatalogs

/// Reads the size of an image from the first bytes of its file: PNG, JPEG or GIF. Pixels are not
/// decoded.
///
/// The formats: PNG (Third Edition) 11.2.1 IHDR; GIF89a 18 Logical Screen Descriptor; JPEG (ITU-T
/// T.81) B.2.2 frame header. The orientation tag of a JPEG is ignored.
package enum PictureFile {
  /// The reason that the size cannot be read.
  package struct Failure: Error {
    /// The reason, to follow the name of the file.
    package let message: String
  }

  /// The maximum number of bytes to read: in a JPEG, profiles and previews may precede the size.
  private static let headerBytes = 4 << 20

  /// Reads an image, with the scale in a name such as `photo@2x.png`.
  package static func image(path: String) throws(Failure) -> Image {
    if let problem = DocumentPath.problem(at: path) { throw Failure(message: problem) }
    let bytes: [UInt8]
    do {
      let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? handle.close() }
      bytes = Array(try handle.read(upToCount: headerBytes) ?? Data())
    } catch {
      throw Failure(message: "cannot be read; check its permissions")
    }
    guard let pixels = size(of: bytes) else {
      throw Failure(message: "is not a PNG, JPEG or GIF image whose size can be read")
    }
    return Image(pixelWidth: pixels.width, pixelHeight: pixels.height, scale: scale(of: path))
  }

  /// Returns the width and height in pixels; nil if the data is in no known format or has no size
  /// that can be laid out.
  package static func size(of bytes: [UInt8]) -> (width: Int, height: Int)? {
    let size = png(bytes) ?? gif(bytes) ?? jpeg(bytes)
    guard let size, (1...Int(DocumentLimits.magnitude)).contains(size.width),
      (1...Int(DocumentLimits.magnitude)).contains(size.height)
    else { return nil }
    return size
  }

  private static func png(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.starts(with: signature), bytes.dropFirst(12).starts(with: Array("IHDR".utf8)), bytes.count >= 24
    else { return nil }
    return (bigEndian(bytes[16..<20]), bigEndian(bytes[20..<24]))
  }

  private static func gif(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 else { return nil }
    return (bigEndian([bytes[7], bytes[6]]), bigEndian([bytes[9], bytes[8]]))
  }

  /// Returns the size in the frame header of a JPEG.
  private static func jpeg(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var index = 2
    while index + 9 <= bytes.count {
      guard bytes[index] == 0xFF else { return nil }
      let marker = bytes[index + 1]
      if marker == 0xFF {
        index += 1
        continue
      }
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return (bigEndian(bytes[index + 7..<index + 9]), bigEndian(bytes[index + 5..<index + 7]))
      }
      index += 2 + max(2, bigEndian(bytes[index + 2..<index + 4]))
    }
    return nil
  }

  private static func bigEndian(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  /// Returns the scale in a name such as `photo@2x.png`; 1 if there is none.
  package static func scale(of path: String) -> CGFloat {
    let name = DocumentPath.parts(of: path).base
    return name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
  }
}
