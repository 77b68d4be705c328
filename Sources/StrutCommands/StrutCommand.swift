import ArgumentParser
import Queries
import Strut

/// The command `strut`, which reads arguments and prints reports.
struct StrutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strut",
    abstract: "Measures text, fonts and self-sizing cells as an iPhone does, without an iPhone.",
    discussion: """
      FONT is the path to a font file, a family ("Palatino"), a full or PostScript name, or an \
      alias such as system, system-bold or monospaced.
      CATEGORY is a text size: XS S M L XL XXL XXXL AX1 … AX5, or its name in UIKit or SwiftUI. \
      You can also use a list (XS,L), a range (XS..L) or all.
      STYLE is a text style: largeTitle title1 title2 title3 headline body callout subheadline \
      footnote caption1 caption2.

      Exit status: 0: success; 1: there are findings, or some inputs failed; 2: incorrect usage; \
      3: an input is missing or malformed; 4: with --strict, a font was substituted or lacks the \
      requested style, or a glyph is missing; 70: a bug in strut.
      """,
    version: Engines.current.line,
    subcommands: [
      InspectCommand.self, FontsCommand.self, StylesCommand.self, ScaleCommand.self, SpacingCommand.self,
      MeasureCommand.self, LayoutCommand.self, SizesCommand.self, TableCommand.self, CompareCommand.self,
      VerifyCommand.self, AuditCommand.self, NibCommand.self, PreviewCommand.self, PortCommand.self,
    ])
}
