public import InterfaceBuilder

extension NibNote.Code {
  /// What cannot be known, in a few words that fit a heading.
  public var title: String {
    switch self {
    case .customClass: "View of a class of its own"
    case .cellClass: "Cell of a class of its own"
    case .runtimeAttribute: "Attribute set at run time"
    case .textFromCode: "Text from code"
    case .pictureFromCode: "Picture from code"
    case .rowHeightFromCode: "Row height from code"
    case .fontMissing: "Font that is missing"
    case .symbolSize: "Size of a symbol"
    case .kindWithoutContent: "View whose content is not known"
    case .ambiguousInFile: "Constraints added at build time"
    case .collectionCell: "Cell of a collection"
    case .constraintRefused: "Constraint left out"
    case .staleKey: "Key of no object"
    case .unknownElement: "Unknown element"
    case .unknownAttribute: "Unknown attribute"
    }
  }

  /// What cannot be known, and what is done instead, in one or two sentences.
  public var summary: String {
    switch self {
    case .customClass: "Code may lay the view out in another way. It is laid out as its base class is."
    case .cellClass: "Code may change the cell after it is loaded."
    case .runtimeAttribute:
      "Interface Builder sets the attribute when the view is loaded, and it may move something. It is not applied."
    case .textFromCode:
      "Code may set another text through an outlet, or people type it. "
        + "What is laid out is the text of the file or a sample."
    case .pictureFromCode: "The view has no picture in the file, and code may set one. It has no size of its own."
    case .rowHeightFromCode:
      "Neither the file nor the constraints give the row its height, or one that has room for all. "
        + "It has the height that Xcode recorded."
    case .fontMissing:
      "Neither the app's files nor Strut have a font of this name, which iOS may have. Another one stands in."
    case .symbolSize: "The size of the symbol is estimated from the size that the file has."
    case .kindWithoutContent:
      "The size of the view follows from content that is not in the file. It has no size of its own."
    case .ambiguousInFile: "Xcode adds constraints at build time where the file has too few. They are not known."
    case .collectionCell: "The layout of the collection decides how large the cell is."
    case .constraintRefused: "The constraint relates what cannot be related. The cell is laid out without it."
    case .staleKey:
      "A translation has a key of an object, or of a text of it, that the file does not have. Nothing shows it."
    case .unknownElement: "The element is not one that Strut reads. The cell is laid out without it."
    case .unknownAttribute: "The attribute is not one that Strut reads. The view is laid out without it."
    }
  }
}
