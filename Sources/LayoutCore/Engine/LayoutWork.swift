/// How much an engine has done since it was made. Two equal trees with equal histories have equal counts.
struct LayoutWork: Hashable {
  /// How often the tree was walked to find what is in it.
  var walks = 0
  /// How many rows were asked what they say.
  var askedRows = 0
  /// How many views and guides were given a frame.
  var frames = 0
}
