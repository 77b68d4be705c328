import Foundation
import LayoutCore
import Testing
import FontMetrics

@testable import Drawing

@Suite struct Dump {
  @Test func dump() throws {
    let all = try [ContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge].map { try CellSnapshot(of: SampleCell.laidOut($0).cell) }
    for g in [false, true] {
      let p = try SizesPicture(all, guides: g).picture
      for e in ["png", "svg", "pdf"] { try p.write(to: "/tmp/drw/sizes-\(g).\(e)") }
      try CellPicture(all[1], guides: g).picture.write(to: "/tmp/drw/cell-\(g).png")
      try CellPicture(all[1], guides: g).picture.write(to: "/tmp/drw/cell1-\(g).png", as: .png(scale: 1))
    }
    let (cell, _) = try SampleCell.laidOut(.large, width: 375, headline: "العربية والعلوم", body: "نص عربي طويل بما يكفي ليلتف على سطرين أو أكثر 123 مع English في الوسط 🧫 日本語", direction: .rightToLeft)
    try CellPicture(cell, guides: true).picture.write(to: "/tmp/drw/rtl.png")
  }
}
