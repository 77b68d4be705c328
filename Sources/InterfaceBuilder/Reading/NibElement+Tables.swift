import XMLInterop

extension NibElement {
  /// Reads a table in a storyboard or nib.
  ///
  /// - Parameter controller: Its view controller.
  func table(of controller: XMLElement?) throws(NibError) -> NibTable {
    try NibTable(
      id: reading.context.ownID(of: self), name: attribute("userLabel") ?? controller?.objectNames.first,
      controllerNames: controller.map { $0.objectNames + [$0.attributes["id"] ?? ""] } ?? [],
      style: word("style", ["plain", "grouped", "insetGrouped"]) ?? "plain",
      isStatic: choice("dataMode", ["prototypes": false, "static": true]) ?? false,
      rowHeight: number("rowHeight"), estimatedRowHeight: number("estimatedRowHeight"),
      sectionHeaderHeight: number("sectionHeaderHeight"), sectionFooterHeight: number("sectionFooterHeight"),
      hasSeparators: choice(
        "separatorStyle", ["default": true, "singleLine": true, "singleLineEtched": true, "none": false]) ?? true,
      separatorInset: inset("separatorInset"),
      frame: rect("frame"), sections: sections(), position: position)
  }

  private func sections() throws(NibError) -> [NibTable.Section] {
    var sections: [NibTable.Section] = []
    for section in elements("sections").flatMap({ $0.elements("tableViewSection") }) {
      sections.append(
        try NibTable.Section(
          id: reading.context.ownID(of: section), header: section.string("headerTitle"),
          footer: section.string("footerTitle"), position: section.position,
          rowCount: section.parts(of: "cells").count { $0.name == "tableViewCell" }))
    }
    return sections
  }
}

extension XMLElement {
  /// The names of a view controller, the preferred one first.
  fileprivate var objectNames: [String] {
    ["userLabel", "storyboardIdentifier", "title", "customClass"].compactMap { attributes[$0] }.filter { !$0.isEmpty }
  }
}
