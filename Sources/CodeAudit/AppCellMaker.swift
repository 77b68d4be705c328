import FontMetrics
package import InterfaceBuilder
package import LayoutAudit
import LayoutCore
import StringCatalogs
import TableLayout
import Threads
import UIKitNames

/// Makes the cells of an app for an audit.
package struct AppCellMaker: Sendable {
  /// The text that is shown instead of text that code sets.
  private let placeholder: NibPlaceholder
  /// The names of classes that are not made.
  private let omitted: Set<String>
  /// Returns the path of a source file in reports.
  private let shorten: @Sendable (String) -> String

  /// Creates a maker.
  ///
  /// - Parameters:
  ///   - omitted: The names of classes that are not made.
  ///   - shorten: Returns the path of a source file in reports.
  package init(
    placeholder: NibPlaceholder, omitting omitted: Set<String>, shorten: @escaping @Sendable (String) -> String
  ) {
    (self.placeholder, self.omitted, self.shorten) = (placeholder, omitted, shorten)
  }

  /// Returns the subject of a class; nil if it is omitted.
  package func subject(_ cell: CodeCell) -> ClassSubject? {
    guard !omitted.contains(cell.name) else { return nil }
    return ClassSubject(cell.name, file: shorten(cell.file), line: cell.line) { locale in
      onMain {
        switch cell.kind {
        case .cell(let type): made(AppCells.cell(type), locale)
        case .headerFooter(let type):
          made(AppCells.headerFooter(type), { .headerFooter($0.strutHeaderFooterView) }, locale)
        }
      }
    }
  }

  @MainActor private func made(_ cell: UITableViewCell, _ locale: AuditLocale, onlyEmpty: Bool = false) -> MadePart {
    made(cell, { .cell($0.strutCell, hasSeparator: true) }, locale, onlyEmpty: onlyEmpty)
  }

  /// Returns the maker of a cell of an Interface Builder file with its class; nil if it has none of
  /// the app, or if that is omitted. Headers and footers of collection views are not made: they are
  /// laid out as their file describes them.
  package func live(_ subject: NibCellSubject) -> LiveCells? {
    guard subject.cell.kind != .collectionReusableView, let name = subject.cell.view.customClass,
      !omitted.contains(name),
      let file = try? NibObjects(path: subject.document.file)
    else { return nil }
    return LiveCells { localized, names, locale in
      onMain {
        switch AppCells.view(localized.cell, in: file, names: names) {
        case let cell as UITableViewCell: made(cell, locale, onlyEmpty: true)
        // The file determines its place.
        case let cell as UICollectionViewCell:
          made(cell, { .item($0.strutCell, ItemPlaces { _ in nil }) }, locale, onlyEmpty: true)
        default: nil
        }
      }
    }
  }

  @MainActor private func made<Made: UIView>(
    _ view: Made, _ content: (Made) -> StagedPart.Content, _ locale: AuditLocale, onlyEmpty: Bool = false
  ) -> MadePart {
    var part = MadePart(content(view), of: view)
    let names = CodeNames(view, shorten: shorten)
    (part.places, part.ofApp) = (names.places, names.ofApp)
    let tag = locale.identifier ?? locale.language ?? "en"
    var samples = CodeSamples(placeholder, TextLocale(tag), onlyEmpty: onlyEmpty)
    if !onlyEmpty, let cell = view as? UITableViewCell, cell.showsNothing {
      for label in cell.builtInLabels { samples.fill(label) }
    }
    samples.fill(view)
    (part.samples, part.controls) = (samples.shown, samples.controls)
    return part
  }
}

extension UITableViewCell {
  /// True if the cell has no content of its own: code sets the text of its built-in labels.
  fileprivate var showsNothing: Bool { contentView.subviews.isEmpty && contentConfiguration == nil }

  /// The labels of the cell's style, which are created on demand.
  fileprivate var builtInLabels: [UILabel] { [textLabel, detailTextLabel].compactMap(\.self) }
}
