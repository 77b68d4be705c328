import Foundation

/// The facts of an Interface Builder file about the views of a part, by their names.
package struct StagedObjects {
  /// The origin of the part's height.
  package enum Height: Hashable, Sendable {
    /// Its content, or a given height with content that determines the height that it needs.
    case known
    /// A given height, and constraints that do not determine the height of the content.
    case given
    /// A given height, and a cell that lays out its text itself, with extra space around it.
    case givenToStyle
    /// The standard height, because constraints do not determine it.
    case standard
  }

  /// The object IDs.
  package var ids: [String: String]
  /// The constraints as sentences, by their object IDs.
  package var constraints: [String: String] = [:]
  /// The views whose text code sets.
  package var textsFromCode: Set<String> = []
  /// The views that show a sample.
  package var samples: Set<String> = []
  /// The samples.
  package var sampleTexts: Set<String> = []
  /// The views whose text has a text style, and does not follow later changes of the text size.
  package var rightOnceLoaded: Set<String> = []
  /// The buttons that fill their frame visibly, with an image behind the title or a border.
  package var filledButtons: Set<String> = []
  /// The origin of the height.
  package var height = Height.known
  /// The place that specifies the given height, and its cure: `44 is the table's row height, line
  /// 159; …`. Nil if none does.
  package var placeOfHeight: String?

  /// Views by their IDs.
  package init(ids: [String: String]) { self.ids = ids }
}

extension StagedObjects {
  /// Returns a fault with the facts of the file about its text, and with its constraints as
  /// sentences in addition to their object IDs.
  func marked(_ fault: Fault) -> Fault {
    var fault = fault
    if fault.constraint != nil { fault.detail = fault.detail.map(explained) }
    let names = [fault.element, fault.other].compactMap { $0.map(Fault.name(ofPath:)) }
    // A row that is too low is reported with its first text, in whichever view it is.
    fault.isTextFromCode =
      names == [""] ? fault.text != nil && !textsFromCode.isEmpty : !textsFromCode.isDisjoint(with: names)
    let own = Fault.name(ofPath: fault.element)
    fault.isSample = own.isEmpty ? fault.text.map(sampleTexts.contains) == true : samples.contains(own)
    fault.isNextToSample = !fault.isSample && !samples.isDisjoint(with: names)
    if fault.rule == .fixedHeight { fault.detail = placeOfHeight }
    fault.isRightOnceLoaded = fault.rule == .unscaledText && !rightOnceLoaded.isDisjoint(with: names)
    return fault
  }
}

extension StagedObjects {
  /// Returns a list of constraints in the form of reports.
  private func explained(_ list: String) -> String {
    list.components(separatedBy: "; ").map { id in constraints[id].map { "\($0) (\(id))" } ?? id }
      .joined(separator: "; ")
  }
}

extension Fault {
  /// Returns the name of the view at the end of a path; the path itself if it is empty.
  static func name(ofPath path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}
