import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite("The Interface Builder files of an app")
struct NibAppTests {
  private static let nib = HandwrittenNib.cell(HandwrittenNib.label("a", "News"))

  private func paths(_ app: NibApp) -> [String] {
    app.files.map { String($0.document.file.dropFirst(app.folder.count + 1)) }
  }

  @Test("Files come sorted by path, without those of dependencies, built products and hidden folders")
  func folders() throws {
    let names = [
      "b/Cell.xib", "a/Main.xib", "Cell.xib", "Pods/P/Cell.xib", "Carthage/Cell.xib", ".git/Cell.xib",
      "SourcePackages/Cell.xib", "DerivedData/Cell.xib", "node_modules/Cell.xib", "A.framework/Cell.xib",
      "A.bundle/Cell.xib", "App.xcassets/Cell.xib",
    ]
    try withFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, Self.nib) })) { (folder) throws in
      let app = NibApp(folder: folder.path)
      #expect(paths(app) == ["Cell.xib", "a/Main.xib", "b/Cell.xib"])
      #expect(app.problems.isEmpty && app.skipped.isEmpty)
      #expect(paths(NibApp(folder: folder.path, exclude: ["b"])) == ["Cell.xib", "a/Main.xib"])
      #expect(
        paths(NibApp(folder: folder.path, include: ["Pods/P/*.xib"], exclude: ["a/**", "b/**"]))
          == ["Cell.xib", "Pods/P/Cell.xib"])
    }
  }

  @Test("Links to folders are not followed, and a link that leads nowhere is told")
  func links() throws {
    try withFolder(["a/Cell.xib": Self.nib]) { (folder) throws in
      let manager = FileManager.default
      try manager.createSymbolicLink(
        atPath: folder.appending(path: "b").path, withDestinationPath: folder.appending(path: "a").path)
      try manager.createSymbolicLink(
        atPath: folder.appending(path: "Dead.xib").path, withDestinationPath: "/nowhere/at all")
      let app = NibApp(folder: folder.path)
      #expect(paths(app) == ["a/Cell.xib"])
      #expect(app.problems.map(\.message) == ["the link is broken; fix or remove it"])
    }
  }

  @Test("A folder that is not there is a problem")
  func nothing() {
    let app = NibApp(folder: "/nowhere/at all")
    #expect(app.files.isEmpty)
    #expect(app.problems.map(\.message) == ["the folder cannot be read; check its permissions"])
  }

  @Test("Files for other platforms are skipped with the reason, and one that cannot be read stops no other")
  func reasons() throws {
    let watch = Self.nib.replacing("iOS.CocoaTouch", with: "watchKit")
    try withFolder(["A.xib": Self.nib, "B.xib": watch, "C.xib": "<document", "D.xib": Self.lfs]) { (folder) throws in
      let app = NibApp(folder: folder.path)
      #expect(paths(app) == ["A.xib"])
      #expect(app.skipped.map(\.path) == [folder.appending(path: "B.xib").path])
      #expect(app.skipped.allSatisfy { !$0.reason.isEmpty })
      #expect(app.problems.map { $0.file.suffix(5) } == ["C.xib", "D.xib"])
      #expect(app.problems.last?.message == Self.pointer)
    }
  }

  private static let pointer = "the file is a Git LFS pointer; run \"git lfs pull\" to fetch the file itself"
  private static let lfs = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n"

  @Test("Fonts that the app names are found by their names, and those that are not there or not fetched are told")
  func fonts() throws {
    let list = """
      <?xml version="1.0"?><plist version="1.0"><dict><key>UIAppFonts</key><array>
      <string>Fonts/One.ttf</string><string>Two.otf</string><string>Three.ttf</string></array></dict></plist>
      """
    try withFolder([
      "App/App-Info.plist": list, "Resources/One.ttf": "a font", "Resources/Two.otf": Self.lfs,
      "Resources/Four.ttf": "another", "Cell.xib": Self.nib,
    ]) { (folder) throws in
      let app = NibApp(folder: folder.path)
      #expect(app.fonts == [folder.appending(path: "Resources/One.ttf").path])
      #expect(
        app.problems.map(\.message) == [
          "the font file \"Three.ttf\" is not in the folder; add it, or pass it with --fonts",
          Self.pointer,
        ])
    }
  }

  @Test("Fonts that a file's resources name are found as well; one that is not there may be the system's")
  func customFonts() throws {
    let fonts = ["One.ttf", "Damascus.ttc"].map { #"<array key="\#($0)"><string>A-Regular</string></array>"# }.joined()
    let nib = Self.nib.replacing(
      "</document>",
      with: #"<customFonts key="customFonts">\#(fonts)</customFonts></document>"#)
    try withFolder(["Cell.xib": nib, "Fonts/One.ttf": "a font"]) { (folder) throws in
      let app = NibApp(folder: folder.path)
      #expect(app.fonts == [folder.appending(path: "Fonts/One.ttf").path])
      #expect(app.problems.isEmpty)
    }
  }

  @Test("A file for the iPad is known by its name, and read for its size classes")
  func pads() throws {
    try withFolder(["Cell.xib": Self.nib, "Cell~ipad.xib": Self.nib]) { (folder) throws in
      #expect(NibApp(folder: folder.path).files.map(\.document.sizeClasses) == [.phone, .pad])
    }
  }

  @Test("A missing size of a picture is that of its file in an asset catalog, by the scale of its contents")
  func pictures() throws {
    let picture = #"<imageView image="avatar" id="i"><rect key="frame" x="0" y="0" width="9" height="9"/></imageView>"#
    try withAvatar(nib: HandwrittenNib.cell(picture)) { (cell) throws in
      guard case .image(let image) = cell.contentView.subviews.first?.content else {
        Issue.record("the view is no image view")
        return
      }
      #expect(image.image?.size == NibSize(width: 30, height: 20))
    }
  }

  /// Calls a closure with the cell of a nib next to a catalog with the picture "avatar", which is
  /// 30 by 20 points.
  private func withAvatar(nib: String, _ body: (NibCell) throws -> Void) throws {
    let contents = #"{"images": [{"idiom": "universal", "filename": "a.png", "scale": "2x"}], "info": {"version": 1}}"#
    // The first bytes of a PNG of 60 by 40 pixels.
    let png = Data([
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 60, 0, 0, 0, 40,
    ])
    try withFolder(ofData: [
      "Cell.xib": Data(nib.utf8), "A.xcassets/avatar.imageset/Contents.json": Data(contents.utf8),
      "A.xcassets/avatar.imageset/a.png": png,
    ]) { (folder) throws in try body(#require(NibApp(folder: folder.path).files.first).document.cells[0]) }
  }

  /// Vector images, and their sizes in points.
  static let vectors: [(name: String, text: String, size: NibSize?)] = [
    ("a.svg", #"<svg width="24" height="16px" viewBox="0 0 1 1"/>"#, NibSize(width: 24, height: 16)),
    (
      "a.svg", #"<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="-1 -1, 12.5 7"/>"#,
      NibSize(width: 12.5, height: 7)
    ),
    ("a.SVG", #"<svg width="100%" height="1em" viewBox="0 0 30 20"/>"#, NibSize(width: 30, height: 20)),
    ("a.svg", #"<svg width="100%" height="20"/>"#, nil), ("a.svg", #"<svg viewBox="0 0 x 20"/>"#, nil),
    ("a.svg", #"<svg width="0" height="20"/>"#, nil), ("a.svg", #"<svg width="1e9" height="20"/>"#, nil),
    ("a.svg", #"<svg width="nan" height="20"/>"#, nil), ("a.svg", #"<html width="9" height="9"/>"#, nil),
    ("a.svg", "<svg", nil), ("a.svg", "", nil),
    ("a.pdf", "%PDF-1.4\n1 0 obj <</Type /Page /MediaBox [0 0 24.5 16] /Rotate 0>>", NibSize(width: 24.5, height: 16)),
    ("a.pdf", "%PDF-1.7\n<</MediaBox\n[ 10 20\n-20.0 0 ]/CropBox[0 0 1 1]>>", NibSize(width: 30, height: 20)),
    ("a.pdf", "%PDF-1.4 /MediaBox 5 0 R", nil), ("a.pdf", "%PDF-1.4 /MediaBox [0 0 24", nil),
    ("a.pdf", "%PDF-1.4 /MediaBox [0 0 24 16 9]", nil), ("a.pdf", "%PDF-1.4 /MediaBox [0 0 0 16]", nil),
    ("a.pdf", "%PDF-1.4 /MediaBox [0 0 inf 16]", nil), ("a.pdf", "%PDF-1.4 /MediaBox", nil), ("a.pdf", "%PDF-", nil),
    ("a.pdf", "/MediaBox [0 0 24 16]", nil), ("a.txt", "%PDF-1.4 /MediaBox [0 0 24 16]", nil),
  ]

  @Test("A vector picture is as large as its view box or its page", arguments: vectors)
  func vectorPictures(_ row: (name: String, text: String, size: NibSize?)) throws {
    let contents = #"{"images": [{"idiom": "universal", "filename": "\#(row.name)"}], "info": {"version": 1}}"#
    try withFolder(["A.xcassets/a.imageset/Contents.json": contents, "A.xcassets/a.imageset/\(row.name)": row.text]) {
      (folder) throws in
      var assets = AssetCatalogs([folder.appending(path: "A.xcassets").path])
      #expect(assets.size(of: "a") == row.size, "\(row.text)")
    }
  }

  @Test("Pictures of accessories, backgrounds, segments and button backgrounds have their sizes as well")
  func everyPicture() throws {
    try withAvatar(nib: Self.pictured) { (cell) throws in
      let images = cell.allViews.flatMap { view -> [NibImage?] in
        switch view.content {
        case .image(let view): [view.image]
        case .button(let button): [button.backgroundImage]
        case .segments(let segments): segments.map(\.image)
        default: []
        }
      }
      #expect(images.count == 4)
      #expect(images.allSatisfy { $0?.size == NibSize(width: 30, height: 20) })
    }
  }

  private static let pictured = HandwrittenNib.cell(
    """
    <button id="b"><state key="normal" title="A" backgroundImage="avatar"/></button>
    <segmentedControl id="s"><segments><segment image="avatar"/></segments></segmentedControl>
    """
  ).replacing(
    "<connections>",
    with: """
      <imageView key="accessoryView" image="avatar" id="i"/>
      <view key="backgroundView" id="v"><subviews><imageView image="avatar" id="j"/></subviews></view><connections>
      """)

  @Test("No more pictures of catalogs than the limit are taken, and that is told")
  func limitOfPictures() throws {
    let names = ["a", "b", "c"].map { "A.xcassets/\($0).imageset/Contents.json" }
    try withFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, "{}") })) { (folder) throws in
      let catalog = folder.appending(path: "A.xcassets").path
      var all = AssetCatalogs([catalog], limit: 3)
      #expect(all.size(of: "a") == nil && all.problems.isEmpty)
      var some = AssetCatalogs([catalog], limit: 2)
      #expect(some.size(of: "a") == nil && some.size(of: "b") == nil)
      #expect(some.problems.map(\.file) == [catalog])
      #expect(some.problems.first?.message.hasPrefix("the asset catalogs have more than 2 images") == true)
    }
  }

  @Test("Cells in YAML are taken where a pattern takes them")
  func yaml() throws {
    try withFolder(["Cell.xib": Self.nib, "cells/a.yaml": "schema: 1", "b.yaml": "schema: 1"]) { (folder) throws in
      #expect(NibApp(folder: folder.path).cellDocuments.isEmpty)
      #expect(
        NibApp(folder: folder.path, include: ["cells/*.yaml"]).cellDocuments
          == [folder.appending(path: "cells/a.yaml").path])
    }
  }

  @Test("What strut-nib.yaml ignores is left out, and a file of settings that cannot be read is told")
  func settings() throws {
    let nibs = ["Debug/Cell.xib": Self.nib, "Cell.xib": Self.nib]
    try withFolder(nibs.merging(["strut-nib.yaml": "schema: 1\nignore: [Debug/**]"]) { $1 }) { (folder) throws in
      #expect(paths(NibApp(folder: folder.path)) == ["Cell.xib"])
    }
    try withFolder(nibs.merging(["strut-nib.yaml": "schema: 1\nignored: []"]) { $1 }) { (folder) throws in
      let app = NibApp(folder: folder.path)
      #expect(app.files.count == 2)
      #expect(app.problems.map(\.position?.line) == [2])
    }
  }

  @Test("No more files than the limit are taken, and that is told")
  func limit() throws {
    #expect(AppFiles.limit == 10_000)
    let choice = FileChoice(include: [], exclude: [])
    try withFolder(["a.xib": "", "b.ttf": "", "c.xib": "", "d.txt": ""]) { (folder) throws in
      let all = AppFiles(folder.path, choice, limit: 3)
      #expect(all.documents.count == 2 && all.problems.isEmpty)
      let some = AppFiles(folder.path, choice, limit: 2)
      #expect(some.documents.map { $0.suffix(5) } == ["a.xib"])
      #expect(
        some.problems.map(\.message)
          == ["the folder has more than 2 files; the others are not read. Pass its folders one at a time"])
    }
  }
}
