internal import FuzzSupport
internal import InterfaceBuilder
internal import LayoutCore
internal import LayoutFuzzSupport
internal import TableLayout

/// Reads an Interface Builder file, builds its cells and lays them out at two text sizes and two
/// widths.
///
/// A file may be rejected with a descriptive error. Reading it again gives the same result; frames
/// are finite, and the same when a cell is built again; no note appears twice.
struct NibExercise {
  private let bytes: [UInt8]

  init(_ input: [UInt8]) { bytes = input }

  func run() {
    do throws(NibError) {
      for sizeClasses in [NibSizeClasses.phone, .pad] {
        let document = try NibDocument(bytes: bytes, file: "fuzzed.xib", sizeClasses: sizeClasses)
        for cell in document.cells { check(cell, in: document) }
        let again = try NibDocument(bytes: bytes, file: "fuzzed.xib", sizeClasses: sizeClasses)
        FuzzRun.require("\(document.cells)" == "\(again.cells)", "read twice, a file says something else")
      }
    } catch {
      FuzzRun.require(!error.message.isEmpty && error.position != nil, "an error says nothing, or not where")
    }
  }

  private func check(_ cell: NibCell, in document: NibDocument) {
    for traits in FuzzedTraits.all {
      let first = layOut(NibBuilder(cell, in: document).build(traits: traits))
      let second = layOut(NibBuilder(cell, in: document).build(traits: traits))
      FuzzRun.require(first == second, "built twice, a cell is laid out \(first), \(second)")
    }
  }

  /// Returns the layouts at two widths; none for a width that is rejected.
  private func layOut(_ built: BuiltNibCell) -> [CellLayout] {
    FuzzRun.require(Set(built.notes).count == built.notes.count, "a note is there twice: \(built.notes)")
    return [320.0, 40].compactMap { width in
      do throws(LayoutError) {
        let layout = try built.layOut(width: width)
        FuzzRun.requireFinite(Double(layout.height), named: "the height")
        FuzzRun.requireFinite(in: layout.views.map(\.frame), named: "a frame")
        return layout
      } catch {
        FuzzRun.use(error)
        return nil
      }
    }
  }

  static func warmUp() {
    FuzzRun.use(FuzzedTraits.all)
    NibExercise(Array("<document/>".utf8)).run()
  }
}
