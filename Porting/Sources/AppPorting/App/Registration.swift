/// The code that registers what Objective-C's runtime would find.
struct Registration {
  let text: String

  /// Creates the code for the classes of an app.
  init(_ index: AppIndex, _ scan: NibScan) {
    let parts = ActionParts(index: index)
    var lines = index.extensions.filter { parts.addition(to: $0) != nil }.map { "\($0.type).\($0.helperName)()" }
    for one in index.allClasses where !one.isHidden && !one.isGeneric {
      let base = index.uiKitClass(of: one)
      let isRegistered = ["UIResponder", "UICollectionViewLayout"].contains { index.inherits(base, from: $0) }
      if let name = one.objectiveCName, isRegistered {
        lines.append("UINib.register(\(one.name).self, named: \"\(name)\")")
      }
      let name = one.objectiveCName ?? one.name
      if scan.objects.contains(name), base == "NSObject", one.hasPlainInitializer {
        lines.append("UINib.register(named: \"\(name)\") { \(one.name)() }")
      }
    }
    text = """
      import UIKit

      extension PortedApp {
        /// Registers the classes, methods and attributes that nibs find by name.
        @MainActor static func addMembers() {
      \(lines.map { "    \($0)\n" }.joined())  }
      }

      """
  }
}

/// The cells and headers of an app, for the program that audits them.
struct AuditedCells {
  private(set) var items: [String] = []
  private(set) var notes: [PortNote] = []

  /// - Parameter scan: The classes in the Interface Builder files of the app, whose cells are audited
  ///   with their class.
  init(_ index: AppIndex, _ scan: NibScan) {
    for one in index.allClasses {
      let base = index.uiKitClass(of: one)
      let isInNib = scan.items.contains(one.objectiveCName ?? one.name)
      if index.inherits(base, from: "UICollectionReusableView"), !isInNib {
        notes.append(
          note(one, "\(one.name) is not audited: only code determines the size of this view of a collection view"))
      }
      if index.inherits(base, from: "UICollectionReusableView"), !index.inherits(base, from: "UICollectionViewCell"),
        isInNib
      {
        notes.append(
          note(one, "\(one.name) is audited without its code: its file describes this view of a collection view"))
      }
      let kinds = [("UITableViewCell", "style"), ("UITableViewHeaderFooterView", "reuseIdentifier")]
      guard let kind = kinds.first(where: { index.inherits(base, from: $0.0) }) else { continue }
      guard !one.isHidden, !one.isPrivate, !one.isGeneric else {
        notes.append(note(one, "\(one.name) is not audited: it is \(one.isGeneric ? "generic" : "private")"))
        continue
      }
      let own = index.line(of: one).first { !$0.initializers.isEmpty }
      guard own.map({ $0.initializers.contains(kind.1) }) ?? true else {
        notes.append(note(one, "\(one.name) is not audited: it has no initializer init(\(kind.1):…)"))
        continue
      }
      items.append("CodeCell(\(one.name).self, file: \(FileRewriter.literal(one.path)), line: \(one.line))")
    }
  }

  private func note(_ one: ClassRecord, _ text: String) -> PortNote {
    PortNote(file: one.file, line: one.line, text: text)
  }
}
