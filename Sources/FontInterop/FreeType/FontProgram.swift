internal import Synchronization

/// A face that FreeType reads and HarfBuzz cannot read: a Type 1 or CFF font program without sfnt
/// tables, or bitmaps for X11 or Windows.
///
/// It may be used by any thread: frequently used data is copied from FreeType once and never
/// changes; other data is read from FreeType inside its lock.
package final class FontProgram: Sendable {
  package let facts: ProgramFacts
  package let glyphCount: Int
  /// The AFM file of the font, if one was found.
  package let metricsFile: AFMFile?

  private let face: KeptFreeTypeFace
  private let lazyGlyphs = AtomicLazyReference<ProgramGlyphs>()
  private let lazyKerning = AtomicLazyReference<ProgramKerning>()

  private init(_ face: KeptFreeTypeFace, _ facts: ProgramFacts, glyphCount: Int, metricsFile: AFMFile?) {
    self.face = face
    self.facts = facts
    self.glyphCount = glyphCount
    self.metricsFile = metricsFile
  }

  /// Takes over an open face, inside FreeType's lock.
  convenience init(_ face: consuming FreeTypeFace, _ facts: FreeTypeFacts, of data: FontData) throws(FontOpeningFailure)
  {
    let known = face.programFacts(strikes: facts.strikes, isScalable: facts.isScalable)
    guard let known else { throw .unusable(reason: "it has neither outlines nor bitmaps that FreeType can measure") }
    self.init(KeptFreeTypeFace(face, data), known, glyphCount: facts.glyphCount, metricsFile: nil)
  }

  /// Returns the same program with the metrics of an AFM file.
  func with(_ metricsFile: AFMFile) -> FontProgram {
    FontProgram(face, facts, glyphCount: glyphCount, metricsFile: metricsFile)
  }

  /// The character map and the advances, which are read at the first use.
  private var glyphs: ProgramGlyphs {
    if let known = lazyGlyphs.load() { return known }
    let (isBitmap, count) = (facts.isBitmap, glyphCount)
    return lazyGlyphs.storeIfNil(face.withFace { ProgramGlyphs($0, &$1, count: count, isBitmap: isBitmap) })
  }

  private var kerning: ProgramKerning {
    if let known = lazyKerning.load() { return known }
    let names = metricsFile == nil ? [] : glyphNames
    return lazyKerning.storeIfNil(ProgramKerning(metricsFile, names: names))
  }

  private var glyphNames: [String?] {
    let count = glyphCount
    return face.withFace { face, _ in face.glyphNames(count: count) }
  }

  /// The code points with glyphs, sorted.
  package var codePoints: [UInt32] { glyphs.characters.scalars }

  func glyph(of scalar: UInt32) -> UInt32? { glyphs.characters.glyph(scalar) }

  func advance(_ glyph: UInt32) -> Int32 { glyphs.advance(glyph) }

  /// Returns the kerning of the AFM file for two glyphs, in design units.
  func kerning(_ first: UInt32, _ second: UInt32) -> Int32 { kerning.pairs[ProgramKerning.key(first, second)] ?? 0 }

  func extents(_ glyph: UInt32) -> (left: Int32, top: Int32, width: Int32, height: Int32)? {
    guard glyph < glyphCount else { return nil }
    let isBitmap = facts.isBitmap
    return face.withFace { face, patience in patience.spend { face.extents(glyph, isBitmap: isBitmap) } }
  }

  func outline(_ glyph: UInt32) -> [OutlineElement] {
    guard glyph < glyphCount, !facts.isBitmap else { return [] }
    return face.withFace { face, patience in patience.spend { face.outline(glyph) } ?? [] }
  }

  /// True if glyphs were given up because their programs took too long. Reads all advances.
  package var hasLostPatience: Bool {
    _ = glyphs
    return face.withFace { $1.isLost }
  }

  /// The first glyph without an advance because programs took too long; all following glyphs have
  /// none either. Reads all advances.
  package var firstLostGlyph: UInt32? { glyphs.firstLost }

  func name(_ glyph: UInt32) -> String? {
    guard glyph < glyphCount else { return nil }
    return face.withFace { face, _ in face.glyphName(glyph) }
  }
}

/// An open face that outlives the lock in which it was opened, with its bytes.
@safe
private final class KeptFreeTypeFace: Sendable {
  /// Used only inside `FreeTypeLibrary.shared`'s lock: by `withFace`, and by `deinit`, which never
  /// runs inside that lock because no closure there has the last reference.
  nonisolated(unsafe) private let face: UnsafeMutablePointer<FreeTypeFace>
  /// Also used only inside the lock.
  nonisolated(unsafe) private var patience = ProgramPatience()
  private let data: FontData

  init(_ face: consuming FreeTypeFace, _ data: FontData) {
    unsafe self.face = .allocate(capacity: 1)
    unsafe self.face.initialize(to: face)
    self.data = data
  }

  deinit {
    FreeTypeLibrary.shared.withLock { _ in _ = unsafe face.deinitialize(count: 1) }
    unsafe face.deallocate()
  }

  func withFace<Result: Sendable>(_ body: (borrowing FreeTypeFace, inout ProgramPatience) -> Result) -> Result {
    FreeTypeLibrary.shared.withLock { _ in unsafe body(face.pointee, &patience) }
  }
}
