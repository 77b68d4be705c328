import Foundation
import Queries
import TestSupport
import Testing

@Suite("Arguments about fonts, including odd ones")
struct FontArgumentTests {
  private static let resources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "FontMetricsTests/Resources")
  private static let pair = resources.appending(path: "Catalog/StrutPair.ttc").path
  private static let metrics = resources.appending(path: "StrutMetrics.ttf").path

  // MARK: Options

  @Test(
    "An option with a single value is rejected if it is given twice",
    arguments: [
      ["inspect", "Palatino", "--sample", "a", "--sample", "b"],
      ["inspect", "Palatino", "--sample=a", "--sample", "b"],
      ["measure", "x", "--width", "5", "--width=7"], ["scale", "17", "--category", "L", "--categories", "XL"],
      ["sizes", "cell.yaml", "-o", "a.png", "--output", "b.png"],
      ["measure", "x", "--variations", "a=1", "--variations", "b=2"],
    ])
  func repeated(arguments: [String]) throws {
    let process = try StrutProcess.run(arguments)
    #expect(process.status == 2 && process.output.isEmpty)
    #expect(process.errors.contains(" is given twice; give it once."))
  }

  @Test("Repeatable options are accepted, and values that look like options are not options")
  func repeatable() throws {
    let fonts = ["--fonts", Self.pair, "--fonts", Self.metrics, "--json"]
    let families = try StrutProcess.run(["fonts"] + fonts).json().families.array.compactMap(\.name.string)
    #expect(families.contains("Strut Metrics") && families.contains("Strut Pair"))
    let sample = ["compare", "Inter", "Palatino", "--sample=--sample", "--size", "17"]
    #expect(try StrutProcess.run(sample).status == 0)
    #expect(try StrutProcess.run(["measure", "x", "--", "--width", "--width"]).status == 0)
    #expect(try StrutProcess.run(["styles", "--json", "--json"]).status == 0)
  }

  @Test(
    "--glyphs=X is accepted for any X",
    arguments: ["\u{301}", "\u{FE0F}", "\u{200D}a", "=", "-", "--json", "\u{302}=x"])
  func glyphs(text: String) throws {
    let separate = text.hasPrefix("--") ? [] : [["--glyphs", text]]
    for arguments in [["--glyphs=\(text)"]] + separate {
      let face = try StrutProcess.run(["inspect", "Inter-Regular", "--json"] + arguments).json().faces[0]
      let scalars = face.glyphs.array.compactMap(\.character.string).joined()
      #expect(Set(scalars.unicodeScalars) == Set(text.unicodeScalars), "\(arguments)")
    }
    let sample = try StrutProcess.run("inspect", "Inter-Regular", "--sample=\(text)", "--json").json().faces[0].ink[0]
    #expect(sample.text.string.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
  }

  @Test(
    "An option is not used as the text of the option before it",
    arguments: [
      ["inspect", "Inter-Regular", "--glyphs", "--json"], ["inspect", "Inter-Regular", "--sample", "--json"],
      ["compare", "Inter", "Palatino", "--sample", "--size", "17"], ["fonts", "--fallback", "--json"],
    ])
  func swallowed(arguments: [String]) throws {
    let process = try StrutProcess.run(arguments)
    let place = try #require(arguments.dropLast().lastIndex { ["--glyphs", "--sample", "--fallback"].contains($0) })
    let (name, value) = (arguments[place], arguments[place + 1])
    #expect(process.status == 2)
    #expect(process.errors.contains("\(name) requires text, but \(value) is an option"))
    #expect(process.errors.contains("write \(name)=\(value)."))
  }

  @Test(
    "A value that overrides another completely is rejected",
    arguments: [
      (["measure", "x", "--features", "liga=0,liga=1"], "the feature liga is given twice."),
      (["measure", "x", "--features", "liga,-liga"], "the feature liga is given twice."),
      (["measure", "x", "--features", "a,-b=0"], "features must be four-letter tags"),
      (["measure", "x", "--features", "liga,a,b,=1"], "features must be four-letter tags"),
      (["measure", "x", "--font", "Inter", "--variations", "wght=400,wght=700"], "the variation wght is given twice."),
      (
        ["inspect", "Inter", "--instance", "SemiBold", "--variations", "opsz=20,wght=400"],
        "the variations set every axis of the instance \"SemiBold\"; omit the variations or the instance."
      ),
    ])
  func contradictions(arguments: [String], message: String) throws {
    let process = try StrutProcess.run(arguments)
    #expect(process.status == 2 && process.errors.contains(message), "\(process.errors)")
  }

  @Test("Tags of axes may contain signs and commas", arguments: ["a=b ", "a,b ", "=,=,", "x,y="])
  func signs(tag: String) throws {
    try withFolder([:]) { folder in
      let path = folder.appending(path: "signs.ttf").path
      var font = try [UInt8](Data(contentsOf: URL(filePath: Self.metrics)))
      for place in 0..<font.count - 4 where Array(font[place..<place + 4]) == Array("wght".utf8) {
        font.replaceSubrange(place..<place + 4, with: Array(tag.utf8))
      }
      try Data(font).write(to: URL(filePath: path))
      let face = try StrutProcess.run("inspect", path, "--variations", "\(tag)=500", "--json").json().faces[0]
      #expect(face.coordinates[tag].number == 500)
      let record = try StrutProcess.run("measure", "H", "--font", path, "--variations", "\(tag)=500", "--json")
        .jsonLines()[0]
      #expect(record.fonts[0].variations[tag].number == 500)
    }
  }

  @Test("Spaces at the end of a tag may be given or omitted, in every command")
  func blanks() throws {
    try withFolder([:]) { folder in
      let path = folder.appending(path: "blanks.ttf").path
      var font = try [UInt8](Data(contentsOf: URL(filePath: Self.metrics)))
      let tag = Array("wght".utf8)
      for place in 0..<font.count - 4 where Array(font[place..<place + 4]) == tag {
        font.replaceSubrange(place..<place + 4, with: Array("T1  ".utf8))
      }
      try Data(font).write(to: URL(filePath: path))
      for value in ["T1=500", "T1  =500", "T1 =500"] {
        let face = try StrutProcess.run("inspect", path, "--variations", value, "--json").json().faces[0]
        #expect(face.coordinates["T1  "].number == 500)
        let record = try StrutProcess.run("measure", "H", "--font", path, "--variations", value, "--json").jsonLines()[
          0]
        #expect(record.fonts[0].variations["T1  "].number == 500)
        #expect(try StrutProcess.run("compare", path, "Inter", "--variations-a", value).status == 0)
        #expect(try StrutProcess.run("fonts", path, "--variations", value).status == 0)
      }
      let record = "{\"text\":\"H\",\"variations\":{\"T1\":500}}\n"
      #expect(try StrutProcess.run("measure", "--input", "-", "--font", path, input: record).status == 0)
      for value in ["=5", " T1=5", "T1 a2=5", "T1=5,T1  =6"] {
        #expect(try StrutProcess.run("inspect", path, "--variations", value).status == 2, "\(value)")
      }
      #expect(try StrutProcess.run("measure", "x", "--features", "tnu").status == 2)
    }
  }

  // MARK: Paths

  @Test("The name of a file in the folder suggests the path")
  func bareName() throws {
    try withFolder([:]) { folder in
      try FileManager.default.copyItem(atPath: Self.metrics, toPath: folder.appending(path: "myfont").path)
      for arguments in [["inspect", "myfont"], ["measure", "x", "--font", "myfont"], ["fonts", "myfont"]] {
        let process = try StrutProcess.run(arguments, directory: folder)
        #expect(process.status == 3)
        #expect(process.errors.contains("There is a file with this name. Did you mean \"./myfont\"?"))
      }
      #expect(try StrutProcess.run(["inspect", "./myfont"], directory: folder).status == 0)
      #expect(try !StrutProcess.run(["inspect", "otherfont"], directory: folder).errors.contains("./"))
    }
  }

  @Test(
    "A path that begins with a minus sign is reported with the cure",
    arguments: ["-x.ttf", "--odd.otf", "-plain", "-x=1.ttf"])
  func pathLikeOption(name: String) throws {
    try withFolder([:]) { folder in
      try FileManager.default.copyItem(atPath: Self.metrics, toPath: folder.appending(path: name).path)
      for arguments in [["inspect", name], ["fonts", name], ["measure", "x", "--font", name]] {
        let process = try StrutProcess.run(arguments, directory: folder)
        #expect(process.status == 2)
        #expect(process.errors.contains("\"\(name)\" begins with a minus sign, like an option"))
        #expect(process.errors.contains("write \"./\(name)\" for the file of that name."))
      }
      #expect(try StrutProcess.run(["inspect", "./\(name)"], directory: folder).status == 0)
      #expect(try StrutProcess.run(["inspect", "--", name], directory: folder).status == (name == "-plain" ? 3 : 0))
      #expect(try !StrutProcess.run(["inspect", "--odd"], directory: folder).errors.contains("./"))
    }
  }

  @Test(
    "A path is not mentioned if something else is wrong",
    arguments: [
      ["inspect", "Inter", "--glyphs", "-x.ttf", "--bogus"], ["inspect", "--glyphs", "-x.ttf"],
      ["measure", "--bogus", "x", "--font=-x.ttf"], ["measure", "x", "--size", "--font=-x.ttf"],
      ["inspect", "--", "-x.ttf", "--bogus"], ["measure", "x", "--bogus", "--", "-x.ttf"],
    ])
  func otherFailure(arguments: [String]) throws {
    try withFolder([:]) { folder in
      try FileManager.default.copyItem(atPath: Self.metrics, toPath: folder.appending(path: "-x.ttf").path)
      let process = try StrutProcess.run(arguments, directory: folder)
      #expect(process.status != 0 && !process.errors.contains("begins with a minus"), "\(process.errors)")
    }
  }

  @Test(
    "A path that is not UTF-8 is reported as such by every command",
    arguments: ["layout", "audit", "measure x --font", "fonts"])
  func pathNotUTF8(command: String) throws {
    let words = "exec \(StrutProcess.executable.path) \(command) $'/tmp/a\\xFF.ttf'"
    let process = try StrutProcess.run(["-c", words], executable: URL(filePath: "/bin/bash"))
    #expect(process.status == 2)
    #expect(
      process.errors.contains("is not valid UTF-8; give text as UTF-8. If it is a file, rename the file"))
  }

  @Test("A file in a folder whose name is not UTF-8 is reported, and the others are used")
  func folderNotUTF8() throws {
    try withFolder([:]) { folder in
      let (font, strings) = ("\(folder.path)/$'a\\xFF.ttf'", "\(folder.path)/$'b\\xFF.strings'")
      let words = """
        mkdir \(folder.path)/$'c\\xFF'; cp \(Self.metrics) \(folder.path)/$'c\\xFF'/hidden.ttf
        cp \(Self.metrics) \(font); cp \(Self.pair) \(folder.path)/good.ttc; echo '"a" = "b";' > \(strings)
        exec \(StrutProcess.executable.path) fonts --fonts \(folder.path) --json
        """
      let process = try StrutProcess.run(["-c", words], executable: URL(filePath: "/bin/bash"))
      #expect(process.status == 0)
      #expect(
        process.errors.contains("skipped: no file \"\(folder.path)/a\u{FFFD}.ttf\"; if its name is not valid UTF-8"))
      #expect(process.errors.contains("skipped: no file \"\(folder.path)/c\u{FFFD}\"; if its name is not valid UTF-8"))
      let families = try process.json().families.array.compactMap(\.name.string)
      #expect(families.contains("Strut Pair") && !families.contains("Strut Metrics"))
      let cell = folder.appending(path: "cell.yaml").path
      try Data("schema: 1\nviews: { a: { label: { text: { key: a } } } }\n".utf8).write(to: URL(filePath: cell))
      let layout = try StrutProcess.run("layout", cell, "--strings", folder.path)
      for name in ["b\u{FFFD}.strings", "c\u{FFFD}"] {
        #expect(
          layout.errors.contains("\(name): the file does not exist; if its name is not valid UTF-8"), "\(layout.errors)"
        )
      }
    }
  }

  @Test("A path that is not UTF-8 is reported and the others are inspected; text that is not UTF-8 is rejected")
  func notUTF8() throws {
    func shell(_ words: String) throws -> StrutProcess {
      let quoted = StrutProcess.executable.path
      return try StrutProcess.run(["-c", "exec \(quoted) \(words)"], executable: URL(filePath: "/bin/bash"))
    }
    let bad = try shell("inspect $'/tmp/a\\xFF.ttf' \(Self.metrics) --json")
    #expect(bad.status == 1)
    let faces = try bad.json().faces
    #expect(faces[0].error.code.string == "invalid-utf8" && faces[1].family.string == "Strut Metrics")
    #expect(bad.errors.contains("\"/tmp/a\u{FFFD}.ttf\" is not valid UTF-8; rename the file, or create a link"))
    #expect(try shell("inspect $'/tmp/a\\xFF.ttf'").status == 3)
    let text = try shell("inspect \(Self.metrics) --sample $'a\\xFF'")
    #expect(text.status == 2 && text.errors.contains("is not valid UTF-8; give text as UTF-8"))
  }

  @Test(
    "Every option with a single value is rejected if it is given by two of its names",
    arguments: [
      "inspect", "fonts", "styles", "scale", "spacing", "measure", "layout", "sizes", "table", "compare", "verify",
      "audit",
      "preview",
    ])
  func repeatedOptions(command: String) throws {
    let help = try StrutProcess.run(command, "--experimental-dump-help").output
    let options = try JSON(parsing: help).command.arguments.array.filter { $0.kind.string == "option" }
    #expect(!options.isEmpty)
    for option in options {
      let names = option.names.array.compactMap { name in
        name.name.string.map { (name.kind.string == "long" ? "--" : "-") + $0 }
      }
      #expect(!names.isEmpty)
      for (first, second) in names.flatMap({ first in names.map { (first, $0) } }) {
        let arguments = [command, first, "1", second, "2"]
        if option.isRepeating.bool == true {
          #expect(throws: Never.self) { try RepeatedOption.refuse(arguments) { help } }
        } else {
          #expect(throws: RequestFailure.self, "\(arguments)") { try RepeatedOption.refuse(arguments) { help } }
        }
      }
    }
  }

  // MARK: Collections

  @Test("A bad face of a collection is reported, and the others are inspected")
  func badFace() throws {
    try withFolder([:]) { folder in
      for bad in 0...1 {
        let path = folder.appending(path: "bad\(bad).ttc").path
        try Data(try Self.pair(spoiling: bad)).write(to: URL(filePath: path))
        let process = try StrutProcess.run("inspect", path, "--json")
        #expect(process.status == 1)
        let faces = try process.json().faces
        #expect(faces.array.count == 2)
        #expect(faces[bad].faceIndex.number == Double(bad) && faces[bad].error.code.string == "font-malformed")
        #expect(faces[1 - bad].faceIndex.number == Double(1 - bad) && faces[1 - bad].family.string != nil)
        #expect(process.errors.contains("face \(bad) of \"\(path)\""))
        #expect(try StrutProcess.run("inspect", path).status == 1)
        #expect(try StrutProcess.run("inspect", path, "--face-index", "\(1 - bad)").status == 0)
        #expect(try StrutProcess.run("inspect", path, "--face-index", "\(bad)").status == 3)
        let differences = try StrutProcess.run("inspect", path, Self.metrics, "--differences", "--json").json()
        let values = try #require(differences.differences.array.first).values
        #expect(values.array.count == 3 && values[bad].value == nil && values[1 - bad].value != nil)
      }
    }
  }

  /// Two faces. One has 0 units per em.
  private static func pair(spoiling face: Int) throws -> [UInt8] {
    var bytes = try [UInt8](Data(contentsOf: URL(filePath: pair)))
    func number(_ place: Int, _ length: Int) -> Int { bytes[place..<place + length].reduce(0) { $0 << 8 | Int($1) } }
    let directory = number(12 + 4 * face, 4)
    let records = (0..<number(directory + 4, 2)).map { directory + 12 + 16 * $0 }
    let record = try #require(records.first { Array(bytes[$0..<$0 + 4]) == Array("head".utf8) })
    // A copy of the table, because both faces may share one.
    var head = Array(bytes[number(record + 8, 4)..<number(record + 8, 4) + 54])
    head.replaceSubrange(18..<20, with: [0, 0])
    let place = bytes.count
    bytes.replaceSubrange(
      record + 8..<record + 12, with: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: place >> $0) })
    return bytes + head + [0, 0]
  }

  @Test("measure selects a face of a collection by its index")
  func faceIndex() throws {
    let names = try StrutProcess.run("inspect", Self.pair, "--json").json().faces.array.map(\.postScriptName.string)
    #expect(names.count == 2 && names[0] != names[1])
    for index in 0...1 {
      let record = try StrutProcess.run("measure", "A", "--font", Self.pair, "--face-index", "\(index)", "--json")
        .jsonLines()
      #expect(record[0].fonts[0].postScriptName.string == names[index])
    }
    for command in [["inspect", Self.pair], ["measure", "A", "--font", Self.pair]] {
      let negative = try StrutProcess.run(command + ["--face-index", "-1"])
      #expect(negative.status == 2)
      #expect(negative.errors.contains("--face-index must be a whole number, 0 or more, not -1."))
    }
    let line = "{\"text\":\"A\"}\n"
    let input = try StrutProcess.run("measure", "--input", "-", "--font", Self.pair, "--face-index", "1", input: line)
      .jsonLines()
    #expect(input[0].fonts[0].postScriptName.string == names[1])
    #expect(try StrutProcess.run("measure", "A", "--font", Self.pair, "--face-index", "2").status == 3)
    #expect(try StrutProcess.run("measure", "A", "--font", "Inter", "--face-index", "0").status == 2)
    #expect(try StrutProcess.run("measure", "A", "--face-index", "0").status == 2)
    #expect(
      try StrutProcess.run("measure", "A", "--font", Self.pair, "--face-index", "1", "--weight", "bold").status == 2)
  }

  @Test("A record selects a face of a collection by its index")
  func faceIndexOfRecord() throws {
    let names = try StrutProcess.run("inspect", Self.pair, "--json").json().faces.array.map(\.postScriptName.string)
    let font = #""font":"\#(Self.pair)""#
    let lines = [
      #"{"text":"A",\#(font),"faceIndex":1}"#, #"{"faceIndex":0,"text":"A",\#(font)}"#, #"{"text":"A","faceIndex":0}"#,
      #"{"text":"A",\#(font),"faceIndex":2}"#, #"{"text":"A",\#(font),"faceIndex":-1}"#,
      #"{"text":"A",\#(font),"faceIndex":1.5}"#, #"{"text":"A",\#(font),"faceIndex":null}"#,
      #"{"text":"A","font":"Inter","faceIndex":0}"#, #"{"text":"A",\#(font)}"#,
    ]
    let input = lines.joined(separator: "\n")
    let records = try StrutProcess.run(
      "measure", "--input", "-", "--font", Self.pair, "--face-index", "1", input: input
    ).jsonLines()
    #expect(records.count == lines.count)
    // The third has the font of the command; the last has its own font, without a selected face.
    #expect(
      [0, 1, 2, 8].map { records[$0].fonts[0].postScriptName.string } == [names[1], names[0], names[0], names[0]])
    #expect(records[3].error.code.string == "font-face-not-found")
    for index in 4...6 {
      #expect(records[index].error.code.string == "bad-value")
      let message = records[index].error.message.string
      #expect(message?.hasPrefix("faceIndex must be a whole number, 0 or more, not ") == true)
    }
    #expect(
      records[7].error.message.string
        == "a face index requires a font file; give the path of the file instead of the name \"Inter\".")
    let alone = try StrutProcess.run("measure", "--input", "-", input: lines[2]).jsonLines()
    #expect(alone[0].error.message.string == "faceIndex requires the path to a font file as the font.")
  }

  // MARK: What is kept, and Android's scales

  @Test(
    "A truncated line lists its visible parts",
    arguments: ["byTruncatingTail", "byTruncatingHead", "byTruncatingMiddle", "byClipping"])
  func kept(mode: String) throws {
    let text = "one two three four five"
    let options = ["--width", "80", "--line-limit", "1", "--break-mode", mode, "--json"]
    let line = try StrutProcess.run(["measure", text] + options, input: Data()).jsonLines()[0].lines[0]
    let kept = line.kept.array.map { $0.array.compactMap(\.number) }
    #expect(!kept.isEmpty && kept.allSatisfy { $0.count == 2 && $0[0] < $0[1] })
    let units = Array(text.utf16)
    let parts = kept.map { String(decoding: units[Int($0[0])..<Int($0[1])], as: UTF16.self) }
    let shown = try #require(line.text.string)
    switch mode {
    case "byTruncatingTail": #expect(shown == parts[0] + "…")
    case "byTruncatingHead": #expect(shown == "…" + parts[0])
    case "byTruncatingMiddle": #expect(shown == parts.joined(separator: "…") && parts.count == 2)
    default: #expect(shown == parts.joined())
    }
  }

  @Test("A complete line has no such key")
  func whole() throws {
    let line = try StrutProcess.run("measure", "one two", "--json").jsonLines()[0].lines[0]
    #expect(line.keys == ["ascender", "baseline", "descender", "range", "text", "width"])
  }

  @Test("Any of Android's font scales follows AOSP's tables")
  func androidScales() throws {
    let options = ["--platform", "android", "--font-scale", "1.25,1.3,0.7,2.5", "--json"]
    let scales = try StrutProcess.run(["scale", "20"] + options, input: Data()).json().values[0].fontScales
    #expect(scales.keys == ["0.7", "1.25", "1.3", "2.5"])
    // Two thirds of the way from 21.8 at 1.15 to 23.6 at 1.3.
    #expect(abs((scales["1.25"].number ?? 0) - 23) < 1e-9)
    #expect(scales["1.3"].number == 23.6 && scales["0.7"].number == 14 && scales["2.5"].number == 50)
    let table = try StrutProcess.run("scale", "20", "--platform", "android", "--font-scale", "1.7").output
    #expect(table.contains("1.7"))
    for wrong in ["0", "-1", "x", "1,", "101"] {
      #expect(
        try StrutProcess.run("scale", "20", "--platform", "android", "--font-scale", wrong).status == 2, "\(wrong)")
    }
    #expect(try StrutProcess.run("scale", "20", "--font-scale", "1.25").status == 2)
  }

  @Test(
    "The name of a locale is accepted as its tag, and any other word is rejected as a language",
    arguments: [
      (
        ["measure", "Donaudampfschifffahrtsgesellschaft", "--width", "120", "--hyphenation", "1", "--json", "--lang"],
        "de-DE", "de_DE.UTF-8@euro"
      ),
      (["fonts", "--fallback", "Ж", "--json", "--lang"], "sr-Latn", "sr@latin"),
      (["compare", "Inter", "Palatino", "--sample", "Ж", "--json", "--lang"], "sr-Latn", "sr@latin"),
    ])
  func nameOfLocale(arguments: [String], tag: String, name: String) throws {
    let tagged = try StrutProcess.run(arguments + [tag])
    let named = try StrutProcess.run(arguments + [name])
    #expect(tagged.status == 0 && named.status == 0)
    #expect(named.output == tagged.output)
    // Another language has a different result, so that an ignored language is detected.
    #expect(try StrutProcess.run(arguments + ["hu"]).output != tagged.output)
    #expect(try StrutProcess.run(arguments + ["s@"]).status == 2)
  }
}
