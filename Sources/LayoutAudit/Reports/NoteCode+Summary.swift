public import InterfaceBuilder

extension NibNote.Code {
  /// The unknown fact, in a few words for a heading.
  public var title: String {
    switch self {
    case .customClass: "Custom view class"
    case .cellClass: "Custom cell class"
    case .runtimeAttribute: "Runtime attribute"
    case .textFromCode: "Text set in code"
    case .pictureFromCode: "Image set in code"
    case .rowHeightFromCode: "Row height set in code"
    case .fontMissing: "Missing font"
    case .symbolSize: "Estimated symbol size"
    case .contentFromCode: "Content added in code"
    case .kindWithoutContent: "View with unknown content"
    case .ambiguousInFile: "Constraints added at build time"
    case .collectionCell: "Cell size set in code"
    case .constraintRefused: "Skipped constraint"
    case .staleKey: "Stale key"
    case .unknownElement: "Unknown element"
    case .unknownAttribute: "Unknown attribute"
    }
  }

  /// The unknown fact and the fallback, in one or two sentences.
  public var summary: String {
    switch self {
    case .customClass: "The class may lay out the view differently. Strut lays it out as its base class."
    case .cellClass: "Code may change the cell after it is loaded."
    case .runtimeAttribute:
      "The attribute is set when the view is loaded and may change the layout. Strut does not apply it."
    case .textFromCode:
      "Code may set a different text through an outlet, or the user may type one. "
        + "Strut lays out the text in the file or a sample."
    case .pictureFromCode:
      "The view has no image in the file, but code may set one. Strut gives the view no intrinsic size."
    case .rowHeightFromCode:
      "Neither the file nor the constraints determine a row height with space for all views, or a prototype is "
        + "taller than the rows of its table. Strut uses the height from the constraints, or else the height that Xcode "
        + "recorded."
    case .fontMissing:
      "Neither the app's files nor Strut contain a font with this name; iOS may have it. Strut uses a substitute font."
    case .symbolSize: "Strut estimates the size of the symbol from the size in the file."
    case .contentFromCode:
      "The cell or stack view shows nothing in the file, so code adds its content. Strut does not audit that content."
    case .kindWithoutContent:
      "The size of the view depends on content that is not in the file. Strut gives the view no intrinsic size."
    case .ambiguousInFile:
      "The file has too few constraints, so Xcode adds some at build time. Strut lays out the view without them."
    case .collectionCell:
      "The collection view's layout, which determines the size of the cell, is in code. Strut uses the width that Xcode "
        + "recorded, and the height from the constraints or else the recorded one."
    case .constraintRefused: "The constraint cannot be created. Strut lays out the cell without it."
    case .staleKey:
      "A string table has a key for an object or a property that is not in the file. Its text is never shown."
    case .unknownElement: "Strut does not support this element and lays out the cell without it."
    case .unknownAttribute: "Strut does not support this attribute and lays out the view without it."
    }
  }
}
