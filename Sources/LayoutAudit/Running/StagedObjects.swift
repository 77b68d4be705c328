package import Foundation

/// What an Interface Builder file says of the views of a part, by their names.
package struct StagedObjects {
  /// Where the height of the part comes from.
  package enum Height: Hashable, Sendable {
    /// From its content, or it is given and its content says what it needs.
    case known
    /// It is given, and constraints leave open what its content needs.
    case given
    /// It is given, and the cell lays its texts out itself, with room around them that they can do without.
    case givenToStyle
    /// Constraints leave it open, and it is that of any row.
    case standard
  }

  /// The object ids.
  package var ids: [String: String]
  /// What constraints say, by their object ids.
  package var constraints: [String: String] = [:]
  /// The views whose texts code sets.
  package var textsFromCode: Set<String> = []
  /// Those of them that show a sample.
  package var samples: Set<String> = []
  /// The views whose texts have a text style, and do not follow a change of the text size while they show.
  package var rightOnceLoaded: Set<String> = []
  /// The views whose fonts code may set: their class is the app's own, and so is an attribute that the file sets.
  package var fontsFromCode: Set<String> = []
  /// The sizes that the file records of views of the app's own classes, in points, without lengths that constraints give: the class may
  /// give them.
  package var ownSizes: [String: CGSize] = [:]
  /// The buttons that show all of their frame, with a picture behind their title or a border.
  package var filledButtons: Set<String> = []
  /// The views' frames as Xcode recorded them, in the cell's coordinates.
  package var recorded: [String: CGRect] = [:]
  /// Where the height comes from.
  package var height = Height.known

  /// Views by their ids.
  package init(ids: [String: String]) { self.ids = ids }
}

extension StagedObjects {
  /// False for a fault of a sample's own words, which nobody reads in the app, and for a target that is as large as a
  /// fingertip by the size of its class.
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

  /// A fault with what the file says of its text, and with what its constraints say beside their object ids.
  func marked(_ fault: Fault) -> Fault {
    var fault = fault
    if fault.constraint != nil { fault.detail = fault.detail.map(explained) }
    let names = [fault.element, fault.other].compactMap { $0.map(Fault.name(ofPath:)) }
    // A row that is too low is told with its first text, whatever view that is in.
    fault.isTextFromCode =
      names == [""] ? fault.text != nil && !textsFromCode.isEmpty : !textsFromCode.isDisjoint(with: names)
    fault.isSample =
      names == [""]
      ? fault.isTextFromCode && textsFromCode.isSubset(of: samples) : !samples.isDisjoint(with: names)
    fault.isRightOnceLoaded = fault.rule == .unscaledText && !rightOnceLoaded.isDisjoint(with: names)
    fault.isFontFromCode =
      fault.rule == .unscaledText && !fault.isRightOnceLoaded && !fontsFromCode.isDisjoint(with: names)
    return fault
  }
}

extension StagedObjects {
  /// A list of constraints, as reports have them: with object ids, and without those that stacks make, which no file has.
  private func explained(_ list: String) -> String {
    // What a stack makes has UIKit's identifiers, which no object of a file has.
    let written = Set(constraints.lazy.filter { !$0.key.hasPrefix("UISV-") }.map(\.value))
    let all = list.components(separatedBy: BrokenConstraint.separator)
    let known = all.filter { constraints[$0] != nil || !$0.isEquation || written.contains($0) }
    return (known.count > 1 ? known : all).map { id in constraints[id].map { "\($0) (\(id))" } ?? id }
      .joined(separator: BrokenConstraint.separator)
  }
}

extension String {
  /// Whether it is written as a constraint, and not as a condition in words.
  fileprivate var isEquation: Bool { [" == ", " <= ", " >= "].contains { contains($0) } }
}

extension Fault {
  /// The name of the view that a path ends in; the path itself where it is empty.
  static func name(ofPath path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}
