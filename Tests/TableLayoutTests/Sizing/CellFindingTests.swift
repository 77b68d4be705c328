import FontMetrics
import Foundation
import LayoutCore
import LayoutTestSupport
import TableLayout
import TestSupport
import Testing

@Suite("What is wrong with a cell's layout")
struct CellFindingTests {
  private func cell(_ log: LogCollector? = nil) throws -> TableViewCell {
    let cell = TableViewCell()
    cell.accessibilityIdentifier = "cell"
    cell.setTraits(try fixedTraits(log: log?.log ?? .silent))
    return cell
  }

  private func kinds(_ findings: [CellFinding]) -> [String] {
    findings.map { "\($0.kind.rawValue) \($0.view)\($0.edge.map { ".\($0)" } ?? "")" }
  }

  // MARK: Views that reach out

  @Test("Of nested views that reach out at an edge only the outermost is reported, unless an inner one reaches further")
  func nested() throws {
    let cell = try cell()
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    func box(_ name: String, _ frame: CGRect, in superview: View) -> View {
      let view = View(frame: frame)
      view.accessibilityIdentifier = name
      superview.addSubview(view)
      return view
    }
    cell.layoutIfNeeded()
    let outer = box("outer", CGRect(x: 10, y: 10, width: 100, height: 60), in: cell.contentView)
    let inner = box("inner", CGRect(x: 0, y: 0, width: 50, height: 60), in: outer)
    _ = box("innermost", CGRect(x: 0, y: 0, width: 500, height: 40), in: inner)
    let further = box("further", CGRect(x: 0, y: 20, width: 50, height: 50), in: outer)
    let found = CellSizing.shownFindings(of: cell)
    #expect(
      kinds(found) == [
        "\(CellFinding.Kind.reachesOut.rawValue) outer.bottom",
        "\(CellFinding.Kind.reachesOut.rawValue) innermost.right",
        "\(CellFinding.Kind.reachesOut.rawValue) further.bottom",
      ])
    #expect(further.frame.maxY == 70)
  }

  // MARK: Mixed layouts

  @Test("A built-in label beside views of one's own is told, once in the log", .fact("builtin-15"))
  func mixed() throws {
    let log = LogCollector()
    let cell = try cell(log)
    cell.textLabel?.text = "Title"
    #expect(cell.mixedLayout == nil)
    let badge = constrainedLabel("new", "badge")
    cell.contentView.addSubview(badge)
    let finding = try #require(cell.mixedLayout)
    #expect(finding.kind == .mixedLayouts && finding.view == "badge")
    #expect(finding.message.contains("built-in textLabel") && finding.message.contains("content view: badge"))
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    for text in ["a", "b"] {
      cell.textLabel?.text = text
      cell.layoutIfNeeded()
    }
    #expect(log.messages == [finding.message])
    badge.removeFromSuperview()
    #expect(cell.mixedLayout == nil)
  }

  @Test("A label that shows nothing is not mixed, nor are accessory and backgrounds")
  func notMixed() throws {
    let cell = try cell()
    _ = cell.textLabel
    cell.contentView.addSubview(constrainedLabel("a"))
    #expect(cell.mixedLayout == nil)
    let other = try self.cell()
    other.textLabel?.text = "a"
    other.accessoryView = Switch()
    other.backgroundView = View()
    #expect(other.mixedLayout == nil)
  }

  @Test(
    "In iOS 11 a text that fits between the margins it is measured with, and not between those it shows with, is cut")
  func plainMargins() throws {
    for (era, isCut) in [(Era.iOS11, true), (.iOS13, false)] {
      var traits = try fixedTraits(FixedMeasurer(advance: 7, line: 17))
      traits.layoutMetrics = LayoutMetrics(era: era)
      let cell = TableViewCell()
      cell.setTraits(traits)
      // 294 points: of 320 there are 304 and 290.
      let text = String(repeating: "a", count: 20) + " " + String(repeating: "a", count: 21)
      let label = constrainedLabel(text, "title", lines: 0)
      cell.contentView.addSubview(label)
      let margins = cell.contentView.layoutMarginsGuide
      LayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        label.topAnchor.constraint(equalTo: margins.topAnchor),
        label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      ])
      let findings = try CellSizing.findings(for: cell, width: 320)
      #expect(findings.filter { $0.kind == .cutText }.map(\.view) == (isCut ? ["title"] : []), "\(era)")
    }
  }

  // MARK: Chains

  /// A title above a text label, with some of the constraints of a cell.
  private func chain(_ constraints: (Label, Label, View, TableViewCell) -> [LayoutConstraint]) throws -> [CellFinding] {
    let cell = try cell()
    let (title, body) = (constrainedLabel("title", "title"), constrainedLabel("body", "body", lines: 0))
    cell.contentView.addSubview(title)
    cell.contentView.addSubview(body)
    let margins = cell.contentView.layoutMarginsGuide
    LayoutConstraint.activate(
      [title, body].flatMap { label in
        [
          label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ]
      } + constraints(title, body, cell.contentView, cell))
    return try CellSizing.findings(for: cell, width: 320)
  }

  @Test("A chain from top to bottom leaves nothing to say")
  func closed() throws {
    let findings = try chain { title, body, content, _ in
      [
        title.topAnchor.constraint(equalTo: content.layoutMarginsGuide.topAnchor),
        body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
        content.layoutMarginsGuide.bottomAnchor.constraint(greaterThanOrEqualTo: body.bottomAnchor),
      ]
    }
    #expect(findings == [])
  }

  @Test("A baseline counts as the edge it is nearest to")
  func baselines() throws {
    let findings = try chain { title, body, content, _ in
      [
        title.firstBaselineAnchor.constraint(equalTo: content.topAnchor, constant: 20),
        body.firstBaselineAnchor.constraint(equalTo: title.lastBaselineAnchor, constant: 20),
        body.lastBaselineAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
      ]
    }
    #expect(findings == [])
  }

  @Test("The end of a chain that is tied to nothing is named, with its cure")
  func openBottom() throws {
    let findings = try chain { title, body, content, _ in
      [
        title.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
        body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
      ]
    }
    #expect(kinds(findings) == ["collapsed cell", "open-chain body.bottom"])
    #expect(
      findings.last?.message
        == "body.bottom has no constraint to anything below. Constrain it to the content view's bottom or to a view below."
    )
  }

  @Test("So is its beginning, and both sides of a gap")
  func openMiddle() throws {
    let findings = try chain { title, body, content, _ in
      [
        title.topAnchor.constraint(equalTo: content.topAnchor),
        body.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      ]
    }
    #expect(kinds(findings) == ["collapsed cell", "open-chain title.bottom", "open-chain body.top"])
    let top = try chain { title, body, content, _ in
      [
        body.topAnchor.constraint(equalTo: title.bottomAnchor),
        body.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      ]
    }
    #expect(kinds(top).prefix(2) == ["collapsed cell", "open-chain title.top"])
  }

  @Test("Edges that hang on each other and on nothing else are all named")
  func circle() throws {
    let findings = try chain { title, body, content, _ in
      [
        title.topAnchor.constraint(equalTo: content.topAnchor), body.topAnchor.constraint(equalTo: content.topAnchor),
        title.bottomAnchor.constraint(equalTo: body.bottomAnchor),
      ]
    }
    #expect(kinds(findings) == ["collapsed cell", "open-chain title.bottom", "open-chain body.bottom"])
  }

  @Test("A view without a height breaks the chain")
  func noHeight() throws {
    let cell = try cell()
    let box = constrainedView("box")
    cell.contentView.addSubview(box)
    LayoutConstraint.activate(box.filling(cell.contentView.layoutMarginsGuide))
    #expect(kinds(try CellSizing.findings(for: cell, width: 320)) == ["collapsed cell", "open-chain box.height"])
    box.heightAnchor.constraint(equalToConstant: 50).isActive = true
    #expect(try CellSizing.findings(for: cell, width: 320) == [])
  }

  @Test("A height of the content view's own is a height")
  func ownHeight() throws {
    let cell = try cell()
    cell.contentView.heightAnchor.constraint(equalToConstant: 80).isActive = true
    #expect(try CellSizing.findings(for: cell, width: 320) == [])
    #expect(cell.bounds.height == 81)
  }

  @Test(
    "Constraints to the cell's own margins give 44 and UIKit's warning, once; preserved margins cure it",
    .fact("builtin-14"))
  func cellMargins() throws {
    let log = LogCollector()
    let cell = try cell(log)
    let label = constrainedLabel("aaaa bbbb cccc dddd eeee ffff gggg", "label", lines: 0)
    cell.contentView.addSubview(label)
    let constraints = label.filling(cell.layoutMarginsGuide)
    LayoutConstraint.activate(constraints)
    #expect(try CellSizing.rowHeight(for: cell, width: 132) == 44)
    #expect(try CellSizing.rowHeight(for: cell, width: 132) == 44)
    #expect(log.messages.count == 1)
    #expect(log.messages.first?.hasPrefix("Warning once only: Detected a case where constraints ambiguously") == true)
    let findings = try CellSizing.findings(for: cell, width: 132)
    #expect(findings.first?.kind == .collapsed)
    #expect(findings.first?.message.contains("Set preservesSuperviewLayoutMargins on the content view") == true)
    LayoutConstraint.deactivate(constraints)
    cell.contentView.preservesSuperviewLayoutMargins = true
    LayoutConstraint.activate(label.filling(cell.contentView.layoutMarginsGuide))
    #expect(try CellSizing.rowHeight(for: cell, width: 132) == 4 * 10 + 22 + 1)
    #expect(try CellSizing.findings(for: cell, width: 132) == [])
  }

  @Test("What a stack arranges is the stack's business")
  func stack() throws {
    let cell = try cell()
    let stack = StackView(arrangedSubviews: [constrainedLabel("a", "a"), constrainedLabel("b", "b")])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.accessibilityIdentifier = "stack"
    cell.contentView.addSubview(stack)
    let margins = cell.contentView.layoutMarginsGuide
    LayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      stack.topAnchor.constraint(equalTo: margins.topAnchor),
    ])
    #expect(kinds(try CellSizing.findings(for: cell, width: 320)) == ["collapsed cell", "open-chain stack.bottom"])
    stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor).isActive = true
    #expect(try CellSizing.findings(for: cell, width: 320) == [])
  }

  // MARK: Consistency

  /// Says one height and takes another.
  private final class TwoFacedCell: TableViewCell {
    var said: CGFloat = 60
    var taken: CGFloat = 60
    let box = View()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      box.accessibilityIdentifier = "box"
      contentView.addSubview(box)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: said) }

    override func layoutSubviews() {
      super.layoutSubviews()
      box.frame = CGRect(x: 10, y: 0, width: contentView.bounds.width - 20, height: taken)
    }
  }

  @Test("A cell that says less than it takes is told by how much")
  func tooLow() throws {
    let cell = TwoFacedCell(style: .default, reuseIdentifier: nil)
    cell.setTraits(try fixedTraits())
    #expect(try CellSizing.consistency(of: cell, width: 320) == [])
    cell.taken = 67.5
    cell.setNeedsLayout()
    let findings = try CellSizing.consistency(of: cell, width: 320)
    #expect(kinds(findings) == ["reaches-out box.bottom"])
    #expect(findings.first?.points == 6.5)
    #expect(
      findings.first?.message == """
        box.bottom is 6.5 points outside the content view, which is 320 by 61: include it in the height that the cell \
        returns.
        """)
  }

  /// Measures its label at one width and lays it out at another.
  private final class NarrowCell: TableViewCell {
    let label = Label()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.accessibilityIdentifier = "label"
      label.numberOfLines = 0
      label.text = "aaaa bbbb cccc dddd eeee ffff gggg hhhh iiii jjjj kkkk llll"
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: label.sizeThatFits(CGSize(width: size.width, height: 0)).height)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = CGRect(x: 0, y: 0, width: 100, height: contentView.bounds.height)
    }
  }

  @Test("A text that is laid out narrower than it was measured is told to be cut")
  func cut() throws {
    let cell = NarrowCell(style: .default, reuseIdentifier: nil)
    cell.setTraits(try fixedTraits())
    let findings = try CellSizing.consistency(of: cell, width: 320)
    #expect(kinds(findings) == ["cut-text label.height"])
    // Six lines of two words are 60 high; the row is 44, and so is its content view.
    #expect(findings.first?.points == 16)
  }

  /// Grows each time it is asked after a layout.
  private final class GrowingCell: TableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: max(60, bounds.height + 10))
    }
  }

  @Test("A height that follows from the last layout is told to be unsteady")
  func unsteady() throws {
    let cell = GrowingCell(style: .default, reuseIdentifier: nil)
    cell.setTraits(try fixedTraits())
    let findings = try CellSizing.consistency(of: cell, width: 320)
    #expect(findings.map(\.kind) == [.unsteadyHeight])
    #expect(findings.first?.points == 11)
  }

  @Test("Hidden views and views without a size reach nowhere; a width that cannot be is refused")
  func rest() throws {
    let cell = TwoFacedCell(style: .default, reuseIdentifier: nil)
    cell.setTraits(try fixedTraits())
    cell.taken = 90
    cell.box.isHidden = true
    #expect(try CellSizing.consistency(of: cell, width: 320) == [])
    #expect(throws: LayoutError.self) { try CellSizing.findings(for: cell, width: -1) }
  }
}
