internal import CellDocuments
internal import FuzzSupport
internal import LayoutCore
internal import LayoutFuzzSupport
internal import StringCatalogs
internal import TableLayout

/// Reads a cell document, builds its cell and lays it out at a few text sizes.
///
/// A document may be rejected with errors that state a place. A cell has finite frames, which are
/// the same when it is laid out or built again, and satisfies every required constraint that it
/// does not report as broken.
struct DocumentExercise {
  private let bytes: [UInt8]

  /// - Parameter input: Its last byte determines whether the rest is a document, or chooses a
  ///   document of ``DocumentGrammar``.
  init(_ input: [UInt8]) {
    var reader = InputReader(input)
    if reader.byte() % 4 == 1 {
      var grammar = DocumentGrammar(reader)
      let document = grammar.document()
      FuzzRun.explain(document)
      bytes = Array(document.utf8)
    } else {
      bytes = input
    }
  }

  func run() {
    do throws(CellDocumentErrors) {
      let builder = CellBuilder(try CellDocument(bytes: bytes, file: "fuzzed.yaml"))
      for traits in FuzzedTraits.all {
        let first = layOut(try builder.build(traits: traits))
        let second = layOut(try builder.build(traits: traits))
        FuzzRun.require(first == second, "built twice, a cell is laid out \(first), \(second)")
      }
    } catch {
      for error in error.all { FuzzRun.require(!error.message.isEmpty, "an error says nothing") }
    }
  }

  /// Returns the layouts at two widths; none for a width that is rejected.
  private func layOut(_ cell: BuiltCell) -> [CellLayout] {
    [nil, 40.0].compactMap { width in
      do throws(LayoutError) {
        let layout = try cell.layOut(width: width)
        LayoutChecks(document: cell.document, layout: layout).check()
        let again = try cell.layOut(width: width)
        FuzzRun.require(layout == again, "laid out twice, a cell is \(layout), \(again)")
        return layout
      } catch {
        FuzzRun.use(error)
        return nil
      }
    }
  }

  static func warmUp() {
    FuzzRun.use(FuzzedTraits.all)
    DocumentExercise(Array("schema: 1\nviews: { a: { label: { text: Text, textStyle: body } } }\n".utf8)).run()
  }
}
