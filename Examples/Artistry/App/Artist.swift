import UIKitNames

/// An artist whose works the app shows.
struct Artist {
  let name: String
  let bio: String
  let image: UIImage
  var works: [Work]

  /// Two artists; one of them has a short text next to a high picture.
  static let samples = [
    Artist(
      name: "Pablo Picasso",
      bio: """
        Pablo Ruiz Picasso painted, drew, cut and modelled for more than seventy years. Born in Málaga, he lived in France \
        for most of his life. With Georges Braque he took objects apart and put what he saw from many sides on one canvas, \
        which came to be called Cubism.
        """,
      image: UIImage(size: CGSize(width: 300, height: 200)), works: Work.picasso),
    Artist(
      name: "Georgia O’Keeffe", bio: "Painter of flowers, bones and the desert.",
      image: UIImage(size: CGSize(width: 200, height: 300)), works: Work.okeeffe),
  ]
}

/// A picture by an artist, with a description.
struct Work {
  let title: String
  let image: UIImage
  let info: String
  var isExpanded = false

  static let picasso = [
    Work(
      title: "Guernica", image: UIImage(size: CGSize(width: 400, height: 180)),
      info: """
        Painted in 1937 after the bombing of the town of Guernica, in blacks, whites and greys, more than seven metres wide. \
        It was shown at the World’s Fair in Paris and then went around the world.
        """),
    Work(
      title: "The Weeping Woman", image: UIImage(size: CGSize(width: 240, height: 300)),
      info: "A portrait of grief, of the same year as Guernica, in colours that do not comfort."),
  ]

  static let okeeffe = [
    Work(
      title: "Jimson Weed/White Flower No. 1", image: UIImage(size: CGSize(width: 300, height: 360)),
      info: "One flower, larger than a person would ever see it.")
  ]
}
