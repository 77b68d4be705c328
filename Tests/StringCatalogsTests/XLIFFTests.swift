import StringCatalogs
import Testing

@Suite("XLIFF")
struct XLIFFTests {
  private static func version12(_ units: String) -> String {
    """
    <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
    <file original="App/en.lproj/Localizable.strings" source-language="en" target-language="de" datatype="plaintext"><body>
    \(units)
    </body></file>
    <file original="App/Main.storyboard" source-language="en" target-language="de"><body><group>
    <trans-unit id="z"><source>Last</source><target>Letztes</target></trans-unit></group></body></file></xliff>
    """
  }

  @Test(
    "Units of 1.2 are flattened, with their states",
    arguments: [
      ("<source>a</source><target>b</target>", ["b"], .translated), ("<source>a</source>", ["a"], .missing),
      ("<source>a</source><target/>", ["a"], .missing),
      ("<source>a</source><target state=\"new\">b</target>", ["a"], .missing),
      ("<source>a</source><target state=\"needs-review-translation\">b</target>", ["b"], .needsReview),
      ("<source>a</source><target>a</target>", ["a"], .sameAsSource),
      (
        "<source>a</source><target><g id=\"1\">c <bpt id=\"2\">&lt;b></bpt>d<ept id=\"2\">&lt;/b></ept></g> e</target>",
        ["c d e"], .translated
      ),
      (
        "<source>a</source><target>%@ <x id=\"n\" equiv-text=\"{{name}}\"/> <ph id=\"2\">%d</ph></target>",
        ["Maximiliane Wellington Maximiliane Wellington 88.888"], .translated
      ),
    ] as [(String, [String], StringLookup.Status)])
  func version12(content: String, texts: [String], status: StringLookup.Status) {
    let read = reading(["de.xliff": Self.version12("<trans-unit id=\"k\">\(content)<note>n</note></trans-unit>")])
    #expect(read.problems.isEmpty)
    #expect(read.catalog.texts("k", "de") == texts)
    #expect(read.catalog.status("k", "de") == status)
    #expect(read.catalog[StringKey("k", table: "Localizable")]?.comment == "n")
    #expect(read.catalog.texts("z", "de") == ["Letztes"])
  }

  @Test("Variations that Xcode exports as several units are one string again")
  func variations() {
    let units =
      ["one": "%d x", "other": "%d xs"].sorted { $0.key < $1.key }.map { form in
        "<trans-unit id=\"n|==|device.ipad.plural.\(form.key)\"><source>\(form.value)</source><target>\(form.value)!</target></trans-unit>"
      }.joined() + "<trans-unit id=\"n|==|device.other\"><source>x</source><target>y</target></trans-unit>"
    let read = reading(["de.xliff": Self.version12(units)])
    #expect(read.problems.isEmpty)
    #expect(read.catalog.texts("n", "de", devices: [.iPad, .mac]) == ["1 x!", "88.888 xs!", "y"])
  }

  @Test("Substitutions that Xcode exports stand in their text, and forms without a target are told")
  func substitutions() {
    let key = "%lld beds, %lld guests"
    func unit(_ id: String, _ source: String, _ target: String?) -> String {
      "<trans-unit id=\"\(key)\(id)\"><source>\(source)</source>\(target.map { "<target>\($0)</target>" } ?? "")</trans-unit>\n"
    }
    func units(_ last: String?) -> String {
      unit("", "%1$#@beds@, %2$#@guests@", "%1$#@beds@, %2$#@guests@")
        + unit("|==|substitutions.beds.plural.one", "%1$lld bed", "%1$lld Bett")
        + unit("|==|substitutions.beds.plural.other", "%1$lld beds", "%1$lld Betten")
        + unit("|==|substitutions.guests.plural.one", "%2$lld guest", "%2$lld Gast")
        + unit("|==|substitutions.guests.plural.other", "%2$lld guests", last)
    }
    let read = reading(["de.xliff": Self.version12(units("%2$lld Gäste"))])
    #expect(read.problems.isEmpty)
    #expect(
      read.catalog.texts(key, "de") == [
        "1 Bett, 1 Gast", "1 Bett, 88.888 Gäste", "88.888 Betten, 1 Gast", "88.888 Betten, 88.888 Gäste",
      ])
    #expect(read.catalog.texts(key, "de", ["1": "1", "guests": "2"]) == ["1 Bett, 2 Gäste"])
    let partly = reading(["de.xliff": Self.version12(units(nil))])
    #expect(
      partly.problems == [
        "de.xliff:7:1: the form \"substitutions.guests.plural.other\" of \"\(key)\" is not translated; the source's form is used"
      ])
    #expect(partly.catalog.texts(key, "de", ["beds": "1"]) == ["1 Bett, 1 Gast", "1 Bett, 88.888 guests"])
    #expect(partly.catalog.status(key, "de") == .needsReview)
  }

  private static func dictionaryUnit(_ path: String, _ text: String) -> String {
    let id = "/k:dict/" + path.split(separator: "/").joined(separator: ":dict/") + ":dict/:string"
    return "<trans-unit id=\"\(id)\"><source>\(text)</source><target>\(text)</target></trans-unit>"
  }

  private static func catalogUnit(_ path: String, _ source: String, _ target: String? = nil) -> String {
    let target = target.map { "<target>\($0)</target>" } ?? ""
    return "<trans-unit id=\"n\(path.isEmpty ? "" : "|==|")\(path)\"><source>\(source)</source>\(target)</trans-unit>\n"
  }

  @Test("A device's text has variables of its own, by their names and numbers")
  func variablesOfDevices() {
    let (device, format) = ("NSStringDeviceSpecificRuleType", "NSStringLocalizedFormatKey")
    let read = reading([
      "de.xliff": Self.version12(
        Self.dictionaryUnit("\(device)/iphone/\(format)", "Tippe auf %#@files@")
          + Self.dictionaryUnit("\(device)/iphone/files/one", "%d Datei")
          + Self.dictionaryUnit("\(device)/iphone/files/other", "%d Dateien")
          + Self.dictionaryUnit("\(device)/other/\(format)", "Klicke"))
    ])
    #expect(read.problems.isEmpty)
    #expect(
      read.catalog.texts("k", "de", devices: [.iPhone, .mac]) == [
        "Tippe auf 1 Datei", "Tippe auf 88.888 Dateien", "Klicke",
      ])
    #expect(read.catalog.texts("k", "de", ["files": "1"]) == ["Tippe auf 1 Datei"])
    let choices = try? read.catalog.lookUp("k", in: "de")?.variants().map(\.choices)
    #expect(choices == [["device=iphone", "files=one"], ["device=iphone", "files=other"]])
  }

  @Test("A device's text has the variables of all devices besides, and names have points")
  func variablesOfAll() {
    func units(_ path: String, _ name: String) -> String {
      Self.catalogUnit("\(path)substitutions.\(name).plural.one", "%1$d \(name)", "%1$d \(name)")
        + Self.catalogUnit("\(path)substitutions.\(name).plural.other", "%1$d \(name)s", "%1$d \(name)s")
    }
    let read = reading([
      "de.xliff": Self.version12(
        units("", "all.x") + Self.catalogUnit("device.ipad", "%1$#@own.y@ %1$#@all.x@", "%1$#@own.y@ %1$#@all.x@")
          + units("device.ipad.", "own.y") + Self.catalogUnit("device.other", "%1$#@all.x@", "%1$#@all.x@"))
    ])
    #expect(read.problems.isEmpty)
    #expect(
      read.catalog.texts("n", "de", devices: [.iPad, .mac]) == [
        "1 own.y 1 all.x", "88.888 own.ys 88.888 all.xs", "1 all.x", "88.888 all.xs",
      ])
    #expect(read.catalog.texts("n", "de", devices: [.mac], ["all.x": "1"]) == ["1 all.x"])
  }

  @Test("Variables within variables have one limit in a file, and their texts stay readable", .timeLimit(.minutes(2)))
  func budget() {
    let widths = (0..<2_000).map { number in
      Self.catalogUnit("width.\(number)", "%#@a@ \(number)")
    }
    let names = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"]
    let variables = zip(names, names.dropFirst() + ["z"]).map { name, next in
      Self.catalogUnit("substitutions.\(name).plural.other", "%#@\(next)@ %#@\(next)@")
    }
    let read = reading([
      "de.xliff": Self.version12(
        variables.joined() + Self.catalogUnit("substitutions.z.plural.other", "%d") + widths.joined())
    ])
    #expect(read.problems.contains { $0.hasSuffix("\"n\": its variables contain too many others") })
    #expect(read.catalog.texts("z", "de") == ["Letztes"])
  }

  @Test(
    "The source stands for a form without a target where no other form takes its place",
    arguments: [
      // The strings are those for 1 and 5 on an iPad, and those on a Mac.
      (["ipad.one", "ipad.other", "other.one", "other.other"], ["1!", "5!!", "1?", "5??"]),
      (["ipad.other", "other.one", "other.other"], ["1!!", "5!!", "1?", "5??"]),
      (["ipad.one", "other.one", "other.other"], ["1!", "5 b", "1?", "5??"]),
      (["other.one", "other.other"], ["1?", "5??", "1?", "5??"]),
      (["ipad.one", "ipad.other"], ["1!", "5!!", "1 c", "5 d"]),
    ])
  func missingForms(translated: [String], texts: [String]) {
    let forms = [
      ("ipad.one", "a", "!"), ("ipad.other", "b", "!!"), ("other.one", "c", "?"), ("other.other", "d", "??"),
    ]
    let units = forms.map { form in
      let name = form.0.split(separator: ".")
      return Self.catalogUnit(
        "device.\(name[0]).plural.\(name[1])", "%d \(form.1)", translated.contains(form.0) ? "%d\(form.2)" : nil)
    }
    let read = reading(["de.xliff": Self.version12(units.joined())])
    let found = [DeviceFamily.iPad, .mac].flatMap { device in
      ["1", "5"].flatMap { read.catalog.texts("n", "de", devices: [device], ["1": $0]) }
    }
    #expect(found == texts)
    #expect(read.problems.count == 4 - translated.count)
    #expect(read.catalog.status("n", "de") == (translated.count == 4 ? .translated : .needsReview))
  }

  @Test("A variable that is not translated has all of its forms in the source's words")
  func missingVariable() {
    let read = reading([
      "de.xliff": Self.version12(
        Self.catalogUnit("", "%1$#@a@, %2$#@b@") + Self.catalogUnit("substitutions.a.plural.one", "%1$d x", "%1$d X")
          + Self.catalogUnit("substitutions.a.plural.other", "%1$d xs", "%1$d X’s")
          + Self.catalogUnit("substitutions.b.plural.one", "%2$d y")
          + Self.catalogUnit("substitutions.b.plural.other", "%2$d ys"))
    ])
    #expect(read.catalog.texts("n", "de", ["a": "1"]) == ["1 X, 1 y", "1 X, 88.888 ys"])
    #expect(
      read.problems == [
        "de.xliff:6:1: the form \"substitutions.b.plural.one\" of \"n\" is not translated; the source's form is used",
        "de.xliff:7:1: the form \"substitutions.b.plural.other\" of \"n\" is not translated; the source's form is used",
      ])
  }

  @Test(
    "What is not known and what stands twice is reported once, by its name and place, and the rest is read",
    arguments: [
      ("tone.loud", "unknown variation \"tone\"; the variations are plural, device and width"),
      ("device.ipad.plurl.one", "unknown variation \"plurl\"; did you mean \"plural\"?"),
      (
        "plural", "unknown variation \"plural\"; expected plural, device or width with a form, such as plural.other"
      ),
      ("device.other", "its form \"device.other\" appears twice, first on line 4; remove one"),
      ("device.iphne", "unknown device \"iphne\"; did you mean \"iphone\"?"),
      ("plural.one", "the string varies by both device and plural; the forms by device are used"),
      ("device.mac.plural.oen", "unknown plural category \"oen\"; did you mean \"one\"?"),
    ])
  func unknownVariation(path: String, problem: String) {
    let read = reading([
      "de.xliff": Self.version12(
        Self.catalogUnit("device.ipad", "a", "a") + Self.catalogUnit("device.other", "b", "b")
          + Self.catalogUnit(path, "c", "c"))
    ])
    #expect(read.problems == ["de.xliff:5:1: \"n\": \(problem)"])
    #expect(read.catalog.texts("n", "de", devices: [.iPad, .appleTV]) == ["a", "b"])
  }

  @Test("A key of which no variation is known has its first text, and one beside variations is that of the others")
  func textsThatStay() {
    let unknown = reading([
      "de.xliff": Self.version12(Self.catalogUnit("tone.loud", "A", "a") + Self.catalogUnit("tone.soft", "B", "b"))
    ])
    #expect(unknown.catalog.texts("n", "de") == ["a"])
    #expect(unknown.problems.count == 2)
    let beside = reading([
      "de.xliff": Self.version12(Self.catalogUnit("", "A", "a") + Self.catalogUnit("device.ipad", "B", "b"))
    ])
    #expect(beside.catalog.texts("n", "de", devices: [.iPad, .mac]) == ["b", "a"])
    #expect(beside.problems.isEmpty)
  }

  @Test("Units of a .stringsdict are its keys again, with their rules")
  func dictionaryUnits() {
    func unit(_ id: String, _ source: String, _ target: String) -> String {
      "<trans-unit id=\"\(id)\"><source>\(source)</source><target>\(target)</target></trans-unit>"
    }
    let read = reading([
      "de.xliff": Self.version12(
        unit("/%lld beds:dict/NSStringLocalizedFormatKey:dict/:string", "%#@beds@", "%#@beds@")
          + unit("/%lld beds:dict/beds:dict/one:dict/:string", "%lld bed", "%lld Bett")
          + unit("/%lld beds:dict/beds:dict/other:dict/:string", "%lld beds", "%lld Betten")
          + unit("/tap:dict/NSStringDeviceSpecificRuleType:dict/iphone:dict/:string", "Tap", "Tippen")
          + unit("/tap:dict/NSStringDeviceSpecificRuleType:dict/other:dict/:string", "Click", "Klicken")
          + unit("/w:dict/NSStringVariableWidthRuleType:dict/20:dict/:string", "Long", "Lang"))
    ])
    #expect(read.problems.isEmpty)
    #expect(read.catalog.texts("%lld beds", "de") == ["1 Bett", "88.888 Betten"])
    #expect(read.catalog.texts("tap", "de", devices: [.iPhone, .mac]) == ["Tippen", "Klicken"])
    #expect(read.catalog.texts("w", "de") == ["Lang"])
    let both = reading([
      "de.xliff": Self.version12(
        "<trans-unit id=\"n\"><source>plain</source></trans-unit></body></file><file original=\"App/en.lproj/Localizable.stringsdict\" source-language=\"en\"><body><trans-unit id=\"/n:dict/NSStringDeviceSpecificRuleType:dict/other:dict/:string\"><source>ruled</source></trans-unit>"
      )
    ])
    #expect(both.problems.isEmpty)
    #expect(both.catalog.texts("n", "en") == ["ruled"])
  }

  @Test("Units of 2.0: segments, ignorable parts, stored code, states and notes")
  func version20() {
    let read = reading([
      "fr.xlf": """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="fr"><file id="f1">
      <unit id="u1"><originalData><data id="d1">%d</data></originalData><notes><note>N</note></notes>
      <segment state="final"><source>A <pc id="1">b</pc> <ph id="2" dataRef="d1"/></source><target><mrk id="m">Un</mrk> <ph id="2" dataRef="d1"/><cp hex="0021"/></target></segment></unit>
      <unit id="u2"><segment><source>Yes</source><target>Oui</target></segment><ignorable><source> </source></ignorable><segment><source>No</source><target>Non</target></segment></unit>
      <unit id="u3"><segment state="initial"><source>Later</source><target>Plus tard</target></segment></unit>
      <unit id="u4" translate="no"><segment><source>Strut</source></segment></unit></file></xliff>
      """
    ])
    #expect(read.problems.isEmpty)
    #expect(read.catalog.texts("u1", "fr").map { $0.replacing("\u{202F}", with: " ") } == ["Un 88 888!"])
    #expect(read.catalog.texts("u1", "en") == ["A b 88,888"])
    #expect(read.catalog.texts("u2", "fr") == ["Oui Non"])
    #expect(read.catalog.status("u3", "fr") == .missing)
    #expect(read.catalog.status("u4", "fr") == .source)
    #expect(read.catalog[StringKey("u1")]?.comment == "N")
  }

  @Test(
    "What is wrong has a place and a cure",
    arguments: [
      ("<xliff version=\"3.0\"/>", "1:1: unsupported XLIFF version \"3.0\"; the supported versions are 1.2 and 2.0"),
      ("<tmx/>", "1:1: expected <xliff>, found <tmx>"),
      ("<xliff version=\"1.2\"><file/></xliff>", "1:22: the <file> has no source-language; add one"),
      ("<xliff version=\"2.0\"/>", "1:1: <xliff> has no srcLang; add one"),
      (
        "<xliff version=\"1.2\"><file source-language=\"en\"><body><trans-unit/></body></file></xliff>",
        "1:55: the <trans-unit> has no id; add one"
      ),
      (
        "<xliff version=\"1.2\"><file></xliff>",
        "1:30: not XML: mismatched tag; close each element with its own name, innermost first"
      ),
      (
        "<xliff>\n&nbsp;",
        "2:1: not XML: undefined entity; XML defines only &lt; &gt; &amp; &quot; &apos; and numbers such as &#233;"
      ),
      ("", "1:1: not XML: no element found; the file ends unexpectedly"),
    ])
  func mistakes(text: String, message: String) {
    #expect(reading(["a.xliff": text]).problems == ["a.xliff:\(message)"])
  }
}
