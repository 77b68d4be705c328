import Queries
import Testing

@Suite("Widths of audits")
struct AuditWidthTests {
  @Test(
    "Named widths apply to all files; cells vary for iPads at widths of regular windows",
    arguments: [
      (nil, [320, 375, 430], [768, 1024], [768, 1024]), ([320], [320], [320], []),
      ([320, 600, 700], [320, 600, 700], [320, 600, 700], [600, 700]), ([599.9], [599.9], [599.9], []),
    ] as [([Double]?, [Double], [Double], [Double])])
  func widths(named: [Double]?, usual: [Double], pads: [Double], versions: [Double]) {
    let widths = AuditWidths(named: named)
    #expect(widths.usual == usual)
    #expect(widths.ofPads == pads)
    #expect(widths.ofPadVersions == versions)
  }
}
