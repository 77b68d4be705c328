import TableLayout
import Testing
import UIKitNames

@testable import LayoutAudit

@MainActor @Suite("Controls without a name for VoiceOver, in cells of code")
struct MissingLabelInCodeTests {
  private final class Named: UIButton {
    override var accessibilityLabel: String? {
      get { "Named" }
      set {}
    }
  }

  private static func button(_ change: (UIButton) -> Void) -> UIButton {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 0, width: 44, height: 44)
    change(button)
    return button
  }

  /// Returns the number of controls that are found in a cell.
  private static func found(_ control: UIControl, isElement: Bool = false) throws -> Int {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentView.addSubview(control)
    cell.isAccessibilityElement = isElement
    let part = StagedPart(.cell(cell.strutCell, hasSeparator: true), fixedHeight: 60)
    return try LayoutCheck().faults(in: part, width: 320).filter { $0.rule == .missingLabel }.count
  }

  @Test("A button needs a title, a symbol or a label of its own, or a cell that speaks for it")
  func buttons() throws {
    #expect(try Self.found(Self.button { _ in }) == 1)
    #expect(try Self.found(Self.button { $0.setTitle("Star", for: .normal) }) == 0)
    #expect(try Self.found(Self.button { $0.setImage(UIImage(systemName: "star"), for: .normal) }) == 0)
    #expect(try Self.found(Self.button { $0.setImage(UIImage(size: CGSize(width: 9, height: 9)), for: .normal) }) == 1)
    #expect(try Self.found(Self.button { $0.accessibilityLabel = "Star" }) == 0)
    #expect(try Self.found(Named(frame: CGRect(x: 20, y: 0, width: 44, height: 44))) == 0)
    #expect(try Self.found(Self.button { _ in }, isElement: true) == 0)
  }

  @Test("A switch has no name of its own")
  func switches() throws {
    #expect(try Self.found(UISwitch(frame: CGRect(x: 100, y: 0, width: 51, height: 31))) == 1)
    let named = UISwitch(frame: CGRect(x: 100, y: 0, width: 51, height: 31))
    named.accessibilityLabel = "Wi-Fi"
    #expect(try Self.found(named) == 0)
  }
}
