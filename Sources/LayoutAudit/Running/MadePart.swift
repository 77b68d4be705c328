/// A cell, header or footer that the code of an app made, with the facts about its elements.
package struct MadePart {
  /// The view before layout.
  package var content: StagedPart.Content
  /// The places at which elements are made, by the names of their views.
  package var places: [String: ElementPlace] = [:]
  /// The names of the views with a class of the app.
  package var ofApp: Set<String> = []
  /// The samples in views without text, by the names of the views.
  package var samples: [String: String] = [:]
  /// The controls whose accessibility labels code may set later.
  package var controls: Set<String> = []

  /// The object of the app.
  package let owner: AnyObject

  /// Creates a part without facts.
  package init(_ content: StagedPart.Content, of owner: AnyObject) { (self.content, self.owner) = (content, owner) }
}
