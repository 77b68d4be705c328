internal import Drawing
internal import FontMetrics
internal import Foundation
internal import FuzzSupport
internal import LayoutCore

/// Draws text in a face, which reads the outlines and color bitmaps of its glyphs.
struct PictureTrial {
  private let face: FontFace
  private let text: String
  private let format: PictureFormat

  init(_ face: FontFace, _ text: String, kind: Int) {
    self.face = face
    self.text = text
    format = [PictureFormat.png(scale: 1), .svg, .pdf][kind]
  }

  func run() {
    let label = Surroundings.traits.performAsCurrent { Label(frame: CGRect(x: 0, y: 0, width: 320, height: 120)) }
    label.setTraits(Surroundings.traits)
    label.font = Font(face: face, pointSize: 17)
    label.numberOfLines = 0
    label.text = text
    do throws(DrawingError) {
      FuzzRun.use(try CellPicture(label).picture.data(as: format))
    } catch { FuzzRun.require(!error.message.isEmpty, "an error says nothing") }
  }
}
