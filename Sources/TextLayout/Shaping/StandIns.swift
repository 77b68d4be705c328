internal import FontMetrics
internal import Threads

/// The fallback faces for single characters of the basic plane, in one script and language and for
/// one file's faces of a style.
///
/// The file's own faces are not included, because the choice among them depends on the text and not
/// on results for other text.
final class StandIns: Sendable {
  /// The known faces at one time: two array lookups per character.
  struct Table {
    /// By the upper byte of the character, then by the lower one: the index in `faces` plus one, or
    /// 0 if unknown.
    fileprivate var pages: [[UInt8]] = []
    fileprivate(set) var faces: [FontFace] = []

    /// Returns the face of a character that is not a surrogate, if it is known.
    subscript(unit: UInt16) -> FontFace? { place(of: unit).map { faces[$0] } }

    /// Returns the index in `faces` of the face of a character that is not a surrogate, if it is
    /// known.
    func place(of unit: UInt16) -> Int? {
      let number = Int(unit >> 8)
      guard number < pages.count, !pages[number].isEmpty else { return nil }
      let place = Int(pages[number][Int(unit & 0xFF)])
      return place > 0 ? place - 1 : nil
    }
  }

  private struct Known {
    var table = Table()
    /// The file of the faces, which other owners may release.
    weak var file: FontFile?
  }

  private let known = Locked(Known())

  init(for file: FontFile) { serve(file) }

  var table: Table { known.withLock { $0.table } }

  /// Removes all faces if they were stored for a file that no longer exists, at whose address there
  /// is another.
  func serve(_ file: FontFile) {
    known.withLock { known in
      if known.file !== file { known = Known(file: file) }
    }
  }

  /// Stores the face of a character, up to 255 different faces.
  func note(_ face: FontFace, for unit: UInt16) {
    known.withLock { known in
      if face.file !== known.file { Self.add(face, unit, to: &known.table) }
    }
  }

  private static func add(_ face: FontFace, _ unit: UInt16, to table: inout Table) {
    if !table.faces.contains(face), table.faces.count < 255 { table.faces.append(face) }
    guard let place = table.faces.firstIndex(of: face) else { return }
    if table.pages.isEmpty { table.pages = [[UInt8]](repeating: [], count: 256) }
    if table.pages[Int(unit >> 8)].isEmpty { table.pages[Int(unit >> 8)] = [UInt8](repeating: 0, count: 256) }
    table.pages[Int(unit >> 8)][Int(unit & 0xFF)] = UInt8(place + 1)
  }
}
