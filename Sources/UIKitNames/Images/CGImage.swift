/// The size of an image in pixels, without the pixels.
public final class CGImage: Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
}
