package import Foundation

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
  /// The views of those that show a sample.
  package var samples: Set<String> = []
  /// The samples.
  package var sampleTexts: Set<String> = []
  /// The views whose text has a text style, and does not follow later changes of the text size.
  package var rightOnceLoaded: Set<String> = []
  /// The views whose fonts code may set: they have a class and a runtime attribute of the app.
  package var fontsFromCode: Set<String> = []
  /// The controls whose accessibility label code may set: they have an outlet or a class of the
  /// app.
  package var labelsFromCode: Set<String> = []
  /// The recorded sizes of views of the app's classes, in points, without lengths that constraints
  /// determine: the class may determine them.
  package var ownSizes: [String: CGSize] = [:]
  /// The buttons that fill their frame visibly, with an image behind the title or a border.
  package var filledButtons: Set<String> = []
  /// The frames of the views that Xcode recorded, in the cell's coordinates.
  package var recorded: [String: CGRect] = [:]
  /// The size of the cell that Xcode recorded, in points; nil if unknown.
  package var recordedSize: CGSize?
  /// The origin of the height.
  package var height = Height.known
  /// The place that specifies the given height, and its cure: `44 is the table's row height, line
  /// 159; …`. Nil if none does.
  package var placeOfHeight: String?

  /// The given lengths of an item in a collection view; nil for other parts.
  package var itemSize: GivenItemSize?

  /// Views by their IDs.
  package init(ids: [String: String]) { self.ids = ids }
}

extension StagedObjects {
  /// Returns false for a fault of the words of a sample, which the app does not show, and for a
  /// target that is large enough at the size of its class.
  func tells(_ fault: Fault) -> Bool {
    let name = Fault.name(ofPath: fault.element)
    switch fault.rule {
    case .orphanedWord, .longWord: return !samples.contains(name)
    case .smallTarget:
      guard let size = ownSizes[name], let needed = fault.needed else { return true }
      return Double(fault.side == .width ? size.width : size.height) < needed
    default: return true
    }
  }

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
    if fault.rule == .fixedHeight || height == .given && fault.dependsOnRowHeight { fault.rowHeight = placeOfHeight }
    itemSize?.mark(&fault)
    fault.isRightOnceLoaded = fault.rule == .unscaledText && !rightOnceLoaded.isDisjoint(with: names)
    fault.isFontFromCode =
      fault.rule == .unscaledText && !fault.isRightOnceLoaded && !fontsFromCode.isDisjoint(with: names)
    fault.isLabelFromCode = fault.rule == .missingLabel && labelsFromCode.contains(own)
    return fault
  }
}

extension StagedObjects {
  /// Returns a list of constraints in the form of reports: with object IDs, and without the
  /// constraints of stacks, which are in no file.
  private func explained(_ list: String) -> String {
    // Constraints of a stack have UIKit's identifiers, which no object in a file has.
    let written = Set(constraints.lazy.filter { !$0.key.hasPrefix("UISV-") }.map(\.value))
    let all = list.components(separatedBy: BrokenConstraint.separator)
    let known = all.filter { constraints[$0] != nil || !$0.isEquation || written.contains($0) }
    return (known.count > 1 ? known : all).map { id in constraints[id].map { "\($0) (\(id))" } ?? id }
      .joined(separator: BrokenConstraint.separator)
  }
}

extension Fault {
  /// True if another height of the row could fix the fault.
  fileprivate var dependsOnRowHeight: Bool {
    switch rule {
    case .unsatisfiableConstraints: !isSlight && BrokenConstraint(detail ?? "").isAboutRow
    case .outsideCell, .truncatedText, .clippedText, .tightBox, .squeezedElement: axis == .vertical
    default: false
    }
  }
}

extension String {
  /// True if the text is a constraint, and not a condition in words.
  fileprivate var isEquation: Bool { [" == ", " <= ", " >= "].contains { contains($0) } }
}

extension Fault {
  /// Returns the name of the view at the end of a path; the path itself if it is empty.
  static func name(ofPath path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}
