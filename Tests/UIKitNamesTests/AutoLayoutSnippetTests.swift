import FontMetrics
import Foundation
import LayoutCore
import TableLayout
import Testing
import UIKitNames

@testable import AutoLayoutSnippets

/// Code in the manner of tutorials, compiled in language mode 5 as iOS projects are, laid out, and
/// measured.
@MainActor @Suite("Auto Layout snippets")
struct AutoLayoutSnippetTests {
  /// Surroundings with the bundled fonts at scale 2, that say nothing of conflicts but count them.
  private static func traits(_ category: ContentSizeCategory = .large) throws -> TraitCollection {
    TraitCollection(
      contentSizeCategory: category, displayScale: 2, typesetting: try Typesetting.bundled(), log: .silent)
  }

  /// A view of a type, 300 by 400, laid out without conflicts and with nothing left open.
  private func laidOut<Snippet: UIView>(
    _ make: @MainActor (CGRect) -> Snippet, width: CGFloat = 300, height: CGFloat = 400
  ) throws -> Snippet {
    try Self.traits().performAsCurrent {
      let view = make(CGRect(x: 0, y: 0, width: width, height: height))
      let result = view.strutView.layOut()
      #expect(result.unsatisfied.isEmpty, "\(result.unsatisfied)")
      #expect(result.ambiguous.isEmpty, "\(result.ambiguous)")
      return view
    }
  }

  /// A controller shown in a window.
  private func shown<Snippet: UIViewController>(
    _ controller: Snippet, width: CGFloat = 375, safeArea: UIEdgeInsets = .zero
  ) throws -> Snippet {
    try Self.traits().performAsCurrent {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 600))
      window.strutView.safeAreaInsets = safeArea
      window.rootViewController = controller
      window.makeKeyAndVisible()
      #expect(window.strutView.layOut().unsatisfied.isEmpty)
      // The window goes with the closure; frames stay.
      return controller
    }
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test("Edges, centers, proportions")
  func edges() throws {
    #expect(try laidOut(PinnedView.init(frame:)).box.frame == rect(20, 10, 250, 350))
    #expect(try laidOut(CenteredView.init(frame:)).square.frame == rect(90, 140, 120, 120))
    #expect(try laidOut(GoldenView.init(frame:)).badge.frame == rect(120, 118.5, 60, 30))
    #expect(try laidOut(AspectView.init(frame:)).picture.frame == rect(0, 0, 300, 169))
    #expect(try laidOut(AspectView.init(frame:), width: 800).picture.frame == rect(222, 0, 356, 200))
  }

  @Test("Safe area, margins, readable width, guides as spacers")
  func guides() throws {
    let insets = UIEdgeInsets(top: 47, left: 10, bottom: 34, right: 10)
    #expect(try shown(SafeAreaViewController(), safeArea: insets).header.frame == rect(10, 47, 355, 44))
    #expect(try shown(MarginsViewController()).form.frame == rect(16, 12, 343, 576))
    #expect(try shown(MarginsViewController(), width: 430).form.frame == rect(20, 12, 390, 576))
    let readable = try laidOut(ReadableView.init(frame:), width: 1024)
    #expect(readable.article.frame.minX == 176 && readable.article.frame.width == 672)
    #expect(try laidOut(SpacersView.init(frame:)).boxes.map(\.frame.minX) == [45, 130, 215])
  }

  @Test("A form that scrolls")
  func scrolling() throws {
    let form = try shown(ScrollingFormViewController())
    #expect(form.scrollView.frame == rect(0, 0, 375, 600))
    #expect(form.form.frame == rect(16, 20, 343, 20 * 44 + 19 * 12))
    #expect(form.scrollView.contentSize == CGSize(width: 375, height: 20 + 1_108 + 80))
    #expect(form.button.frame.maxY == 580 && abs(form.button.frame.midX - 187.5) <= 0.25)
  }

  @Test("Visual formats")
  func visualFormats() throws {
    let login = try laidOut(LoginView.init(frame:))
    #expect(login.name.frame == rect(8, 30, 284, 44))
    #expect(login.password.frame == rect(8, 82, 284, 44))
    #expect(login.button.frame == rect(8, 342, 284, 50))
    let metrics = try laidOut(MetricsView.init(frame:), height: 48)
    #expect(metrics.icon.frame == rect(12, 12, 24, 24))
    #expect(metrics.title.frame.minX == 48 && abs(metrics.title.frame.midY - 24) <= 0.25)
  }

  @Test("Equal widths, priorities, sizes of one's own, masks beside constraints")
  func sizes() throws {
    #expect(try laidOut(ColumnsView.init(frame:), width: 316).columns.map(\.frame.minX) == [0, 108, 216])
    let footer = try laidOut(FooterView.init(frame:))
    #expect(footer.footer.frame == rect(0, 370, 300, 30))
    footer.contentHeight.constant = 380
    footer.layoutIfNeeded()
    #expect(footer.footer.frame == rect(0, 396, 300, 30))
    let badge = try laidOut(BadgeView.init(frame:))
    #expect(badge.badge.frame == rect(276, 4, 20, 20))
    badge.badge.count = 3
    badge.layoutIfNeeded()
    #expect(badge.badge.frame == rect(260, 4, 36, 20))
    let mixed = try laidOut(MixedView.init(frame:))
    #expect(mixed.box.frame == rect(75, 58, 150, 20))
    mixed.frame.size.width = 500
    mixed.layoutIfNeeded()
    #expect(mixed.banner.frame == rect(0, 0, 500, 50) && mixed.box.frame == rect(125, 58, 250, 20))
  }

  @Test("Labels: who gives way, one baseline, system spacing")
  func texts() throws {
    let row = try laidOut(NameAndTimeView.init(frame:))
    #expect(row.time.frame.maxX == 284)
    #expect(row.time.frame.width == row.time.intrinsicContentSize.width)
    #expect(row.name.frame.width < row.name.intrinsicContentSize.width)
    #expect(row.name.frame.maxX == row.time.frame.minX - 8)
    let line = try laidOut(BaselineView.init(frame:))
    #expect(line.remark.frame.minX == line.title.frame.maxX + 8)
    let baselines = [line.title, line.remark].map {
      $0.frame.maxY - $0.strutView.lastBaselineOffset(in: $0.bounds.size)
    }
    #expect(baselines[0] == baselines[1])
    // 22 from baseline to baseline at L, body's leading (Facts.md#spacing).
    let spaced = try laidOut(SystemSpacingView.init(frame:))
    #expect(spaced.body.frame.minY == 22)
  }

  @Test("Constants, sets of constraints, keyboards")
  func changes() throws {
    let disclosure = try laidOut(DisclosureView.init(frame:))
    #expect(disclosure.details.frame == rect(0, 44, 300, 0))
    disclosure.setOpen(true)
    #expect(disclosure.details.frame == rect(0, 44, 300, 120))
    let adaptive = try laidOut(AdaptiveView.init(frame:))
    #expect(adaptive.text.frame == rect(0, 100, 300, 300))
    adaptive.frame.size.width = 600
    adaptive.setNeedsUpdateConstraints()
    adaptive.layoutIfNeeded()
    #expect(adaptive.picture.frame == rect(0, 0, 300, 400) && adaptive.text.frame == rect(300, 0, 300, 400))
    let keyboard = try shown(KeyboardViewController())
    #expect(keyboard.field.frame == rect(0, 544, 375, 36))
    keyboard.keyboardWillShow(height: 300)
    #expect(keyboard.field.frame == rect(0, 244, 375, 36))
    #expect(try shown(ContainerViewController()).child.view.frame == rect(0, 100, 375, 500))
    #expect(try laidOut(RingView.init(frame:)).ring.frame == rect(10, 60, 280, 280))
  }

  @Test("Stacks, buttons, switches, text views")
  func stacks() throws {
    let profile = try laidOut(ProfileView.init(frame:))
    #expect(profile.picture.frame == rect(0, 0, 48, 48))
    #expect(profile.aboutLabel.frame.minY == profile.nameLabel.frame.maxY + 4)
    #expect(profile.nameLabel.frame.width == 208)
    let buttons = try laidOut(ButtonsView.init(frame:))
    #expect(buttons.cancel.frame.width == 125 && buttons.done.frame.minX == 155)
    #expect(buttons.done.frame.height == buttons.done.intrinsicContentSize.height)
    let filter = try laidOut(FilterView.init(frame:))
    #expect(filter.rows.map(\.frame.minY) == [0, 50, 76])
    filter.rows[1].isHidden = true
    filter.layoutIfNeeded()
    #expect(filter.rows[2].frame.minY == 50 && filter.stack.frame.height == 70)
    let note = try laidOut(NoteView.init(frame:))
    let single = note.note.frame.height
    note.note.text = String(repeating: "A longer note. ", count: 10)
    note.layoutIfNeeded()
    #expect(note.note.frame.height > single + 40)
  }

  @Test("A setting's switch is beside its text, and below it at accessibility sizes")
  func setting() throws {
    for (category, isStacked) in [
      (ContentSizeCategory.extraSmall, false), (.large, false), (.accessibilityMedium, true),
    ] {
      try Self.traits(category).performAsCurrent {
        let cell = SettingCell(style: .default, reuseIdentifier: nil)
        let layout = try CellSizing.layOut(cell, width: 320)
        #expect(layout.unsatisfied.isEmpty, "\(layout.unsatisfied)")
        #expect((cell.toggle.frame.minY >= cell.label.frame.maxY) == isStacked, "\(category)")
        #expect(cell.toggle.alignmentRect(forFrame: cell.toggle.frame).maxX <= cell.stack.frame.width)
      }
    }
  }
}
