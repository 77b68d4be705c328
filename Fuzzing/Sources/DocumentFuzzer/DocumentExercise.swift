internal import CellDocuments
internal import FontMetrics
internal import FuzzSupport
internal import LayoutCore
internal import TextLayout

/// Reads a cell document, builds its cell and lays it out at a few sizes of text.
///
/// A document that is refused with errors that name a place is fine; a cell has a finite size.
struct DocumentExercise {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func run() {
    do throws(CellDocumentErrors) {
      let builder = CellBuilder(try CellDocument(bytes: bytes, file: "fuzzed.yaml"))
      for traits in Self.traits { layOut(try builder.build(traits: traits)) }
    } catch {
      for error in error.all { FuzzRun.require(!error.message.isEmpty, "an error says nothing") }
    }
  }

  private func layOut(_ cell: BuiltCell) {
    for width in [nil, 40.0] {
      do throws(LayoutError) {
        let layout = try cell.layOut(width: width)
        FuzzRun.requireFinite(layout.width, layout.height, named: "the cell's size")
      } catch { FuzzRun.use(error) }
    }
  }

  static func warmUp() {
    FuzzRun.use(traits)
    DocumentExercise(Array("views: { a: { label: { text: Text, textStyle: body } } }".utf8)).run()
  }

  private static let traits = [
    TraitCollection(contentSizeCategory: .large, typesetting: typesetting, log: .silent),
    TraitCollection(
      contentSizeCategory: .accessibilityExtraExtraExtraLarge, displayScale: 2, layoutDirection: .rightToLeft,
      language: "ar", typesetting: typesetting, log: .silent),
  ]

  /// Bundled fonts alone, so that findings come out the same on any machine.
  private static let typesetting = makeTypesetting()

  private static func makeTypesetting() -> Typesetting {
    do throws(FontError) {
      let catalogue = try FontCatalogue.bundled(sources: .own)
      return Typesetting(fonts: catalogue, text: TextEngine(catalogue: catalogue, cacheByteLimit: 4 << 20))
    } catch {
      // A harness without its fonts can try nothing, and libFuzzer has no other way to be told.
      fatalError(error.message)
    }
  }
}
