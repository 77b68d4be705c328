extension NibElement {
  /// Reads a table in a storyboard or nib.
  ///
  /// - Parameter controller: The name of its view controller.
  func table(of controller: String?) throws(NibError) -> NibTable {
    try NibTable(
      id: reading.context.ownID(of: self), name: attribute("userLabel") ?? controller,
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
