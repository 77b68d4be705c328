import Foundation
import InterfaceBuilder
import LayoutCore
import Testing
import UIKitNames

@testable import Artistry

/// A cell of the storyboard, whose views go by their outlets, with what the app's code puts into
/// it.
struct StoryboardCell {
  let built: BuiltNibCell

  /// - Parameters:
  ///   - text: The storyboard.
  ///   - picture: The size of the picture that the cell's image view has from the beginning; nil
  ///     for none.
  init(_ className: String, in text: String, picture: CGSize? = nil, traits: TraitCollection) throws {
    let text = picture.map { Self.text(text, picture: $0) } ?? text
    let document = try NibDocument(bytes: Array(text.utf8), file: "Main.storyboard")
    let cell = try #require(document.cells.first { $0.view.customClass == className })
    built = NibBuilder(cell, in: document).build(traits: traits)
  }

  /// The storyboard with a picture in each image view.
  private static func text(_ text: String, picture size: CGSize) -> String {
    let mode = #"contentMode="scaleAspectFit""#
    let resource = #"<image name="picture" width="\#(size.width)" height="\#(size.height)"/>"#
    return text.replacing(mode, with: #"\#(mode) image="picture""#)
      .replacing("<resources>", with: "<resources>\(resource)")
  }

  subscript(outlet: String) -> View? {
    built.source.allViews.first { $0.outlets.contains(outlet) }.flatMap { built.items[$0.id] }
  }

  func show(_ artist: Artist) throws {
    try #require(self["bioLabel"] as? Label).text = artist.bio
    try #require(self["nameLabel"] as? Label).text = artist.name
  }

  func show(_ work: Work, moreInfo: String) throws {
    try #require(self["workTitleLabel"] as? Label).text = work.title
    let info = try #require(self["moreInfoTextView"] as? TextView)
    info.text = work.isExpanded ? work.info : moreInfo
    info.textAlignment = work.isExpanded ? .left : .center
  }
}
