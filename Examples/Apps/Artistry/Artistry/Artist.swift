// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

import UIKit

/// An artist whose works the app shows. The asset catalog has all pictures that are unwrapped here.
struct Artist {
  let name: String
  let bio: String
  let image: UIImage
  var works: [Work]

  static func all() -> [Artist] {
    return [
      Artist(
        name: "Pablo Picasso",
        bio: """
          Pablo Ruiz Picasso painted, drew, cut and modelled for more than seventy years. Born in Málaga, he lived in \
          France for most of his life. With Georges Braque he took objects apart and put what he saw from many sides on \
          one canvas, which came to be called Cubism.
          """,
        image: UIImage(named: "picasso")!, works: Work.ofPicasso),
      Artist(
        name: "Georgia O’Keeffe", bio: "Painter of flowers, bones and the desert.", image: UIImage(named: "okeeffe")!,
        works: Work.ofOKeeffe),
    ]
  }
}

/// A picture by an artist, with a description.
struct Work {
  let title: String
  let image: UIImage
  let info: String
  var isExpanded = false

  static let ofPicasso = [
    Work(
      title: "Guernica", image: UIImage(named: "guernica")!,
      info: """
        Painted in 1937 after the bombing of the town of Guernica, in blacks, whites and greys, more than seven metres \
        wide. It was shown at the World’s Fair in Paris and then went around the world.
        """),
    Work(
      title: "The Weeping Woman", image: UIImage(named: "weeping-woman")!,
      info: "A portrait of grief, of the same year as Guernica, in colours that do not comfort."),
  ]

  static let ofOKeeffe = [
    Work(
      title: "Jimson Weed/White Flower No. 1", image: UIImage(named: "jimson-weed")!,
      info: "One flower, larger than a person would ever see it.")
  ]
}
