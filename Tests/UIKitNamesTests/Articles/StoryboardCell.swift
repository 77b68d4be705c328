import InterfaceBuilder
import LayoutCore
import Testing
import UIKitNames

@testable import Artistry

/// A cell of the storyboard, whose views go by their outlets, with what the app's code puts into it.
struct StoryboardCell {
  let built: BuiltNibCell

  init(_ className: String, in document: NibDocument, traits: TraitCollection) throws {
    let cell = try #require(document.cells.first { $0.view.customClass == className })
    built = NibBuilder(cell, in: document).build(traits: traits)
  }

  subscript(outlet: String) -> View? {
    built.source.allViews.first { $0.outlets.contains(outlet) }.flatMap { built.items[$0.id] }
  }

  func show(_ artist: Artist) throws {
    try #require(self["bioLabel"] as? Label).text = artist.bio
    try #require(self["nameLabel"] as? Label).text = artist.name
    try #require(self["artistImageView"] as? ImageView).image = artist.image
  }

  func show(_ work: Work, moreInfo: String) throws {
    try #require(self["workTitleLabel"] as? Label).text = work.title
    try #require(self["workImageView"] as? ImageView).image = work.image
    let info = try #require(self["moreInfoTextView"] as? TextView)
    info.text = work.isExpanded ? work.info : moreInfo
    info.textAlignment = work.isExpanded ? .left : .center
  }
}
