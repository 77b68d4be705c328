import Testing

@testable import Reporting

@Suite("JSON that is read")
struct JSONReadingTests {
  @Test("An object's members")
  func object() throws {
    #expect(
      try JSONValue.object(of: Array(#"{"a":1,"b":["x",null]}"#.utf8)) == [
        "a": .integer(1), "b": .array([.string("x"), .null]),
      ])
  }

  @Test(
    "What is no object is told, and where",
    arguments: [
      ("{\"a\": 1,\n \"b\": tru }", "it goes wrong after 18 bytes"),
      ("{\"text\":\"éé\",\"b\": tru}", "it goes wrong after 23 bytes"),
      ("{\"a\":\"é\\q\"}", "it goes wrong after 9 bytes"), ("é", "it goes wrong after 0 bytes"),
      ("{\"a\":1", "it ends too early"), ("", "it is empty"), ("{\"é\":\"", "it ends too early"),
      ("{\"a\":1}}", "it goes wrong after 7 bytes"),
      ("[]", "it is another JSON value"), ("5", "it is another JSON value"),
      ("{\"a\":\"\\ud800\"}", "a number, an escape or the depth of it is beyond what is read"),
    ])
  func mistakes(text: String, reason: String) {
    let error = #expect(throws: JSONMistake.self) { try JSONValue.object(of: Array(text.utf8)) }
    #expect(error?.reason == reason)
  }

  private static let texts = [
    #"{"a":[1,-0.5e+3,"é\u00e9\n\"",true,false,null,{}],"b":{"c":[[],{"d":0}]}} "#, "[]", " 0", "-1.5E-2", #""é""#,
  ]

  @Test("What is JSON has no mistake, and what is left of it at any byte ends too early", arguments: texts)
  func grammar(text: String) {
    let bytes = Array(text.utf8)
    #expect(JSONGrammar.mistake(in: bytes) == nil)
    // A number may end at any digit.
    for count in 0..<bytes.count where JSONGrammar.mistake(in: Array(bytes[..<count])) != nil {
      #expect(JSONGrammar.mistake(in: Array(bytes[..<count])) == count)
    }
  }

  @Test(
    "A mistake is where the text is no beginning of JSON any more",
    arguments: [
      (#"{"text":"a",}"#, 12), (#"["é",]"#, 6), ("[1 2]", 3), ("{\"a\" 1}", 5), ("{1:2}", 1), ("[01]", 2), ("[1.]", 3),
      ("[+1]", 1), ("[1}", 2), ("1 1", 2), ("\"\u{1}\"", 1), (#""\u12g4""#, 5), ("nul", 3), ("nulx", 3), ("[.5]", 1),
      ("\u{FEFF}{}", 0), (String(repeating: "[", count: 100_000), 100_000),
    ])
  func places(text: String, byte: Int) { #expect(JSONGrammar.mistake(in: Array(text.utf8)) == byte) }
}
