import CellDocuments
import FontMetrics
import LayoutCore
import Testing

@Suite("Margins that a content view preserves")
struct PreservedMarginTests {
  @Test("A cell laid out again has the same height, with a separator and without", arguments: [true, false])
  func again(separator: Bool) throws {
    let text = """
      schema: 1
      cell: { width: 320, separator: \(separator), preservesSuperviewLayoutMargins: true }
      views:
        a: { spacer: {} }
      constraints:
        - "V:|-[a(44)]-|"
        - "H:|-[a]-|"
      """
    let builder = CellBuilder(try CellDocument(bytes: Array(text.utf8), file: "a.yaml"))
    var traits = TraitCollection()
    traits.log = .silent
    let cell = try builder.build(traits: traits)
    let first = try cell.layOut(width: nil)
    #expect(first.height == 66 + (separator ? 1.0 / 3 : 0))
    for _ in 0..<3 { #expect(try cell.layOut(width: nil) == first) }
  }
}
