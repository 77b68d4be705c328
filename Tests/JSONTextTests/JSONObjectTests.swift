import Foundation
import Testing

@testable import JSONText

@Suite("JSON that is read")
struct JSONObjectTests {
  @Test("An object's members")
  func object() throws {
    #expect(
      try JSONObject(reading: Array(#"{"a":1,"b":["x",null]}"#.utf8)).values == [
        "a": .integer(1), "b": .array([.string("x"), .null]),
      ])
  }

  @Test(
    "What is no object is told, and where",
    arguments: [
      ("{\"a\": 1,\n \"b\": tru }", "it is invalid after 18 bytes"),
      ("{\"text\":\"éé\",\"b\": tru}", "it is invalid after 23 bytes"),
      ("{\"a\":\"é\\q\"}", "it is invalid after 9 bytes"), ("é", "it is invalid after 0 bytes"),
      ("{\"a\":1", "it ends unexpectedly"), ("", "it is empty"), ("{\"é\":\"", "it ends unexpectedly"),
      ("{\"a\":1}}", "it is invalid after 7 bytes"),
      ("[]", "it is another kind of JSON value"), ("5", "it is another kind of JSON value"),
    ])
  func mistakes(text: String, reason: String) {
    let error = #expect(throws: JSONMistake.self) { try JSONObject(reading: Array(text.utf8)) }
    #expect(error?.reason == reason)
  }

  private static let texts = [
    #"{"a":[1,-0.5e+3,"é\u00e9\n\"",true,false,null,{}],"b":{"c":[[],{"d":0}]}} "#, "[]", " 0", "-1.5E-2", #""é""#,
  ]

  @Test("What is JSON has no mistake, and what is left of it at any byte ends too early", arguments: texts)
  func grammar(text: String) {
    let bytes = Array(text.utf8)
    #expect(JSONMistake.first(in: bytes) == nil)
    // A number may end at any digit.
    for count in 0..<bytes.count where JSONMistake.first(in: Array(bytes[..<count])) != nil {
      #expect(JSONMistake.first(in: Array(bytes[..<count]))?.sound == count)
    }
  }

  @Test(
    "A mistake is where the text is no beginning of JSON any more",
    arguments: [
      (#"{"text":"a",}"#, 12), (#"["é",]"#, 6), ("[1 2]", 3), ("{\"a\" 1}", 5), ("{1:2}", 1), ("[01]", 2), ("[1.]", 3),
      ("[+1]", 1), ("[1}", 2), ("1 1", 2), ("\"\u{1}\"", 1), (#""\u12g4""#, 5), ("nul", 3), ("nulx", 3), ("[.5]", 1),
      ("\u{FEFF}{}", 0), (String(repeating: "[", count: 100_000), 100_000),
    ])
  func places(text: String, byte: Int) { #expect(JSONMistake.first(in: Array(text.utf8))?.sound == byte) }

  private static let numbers = [
    "0", "-0", "-0.0", "1.0", "1e2", "1E+2", "25e-1", "9223372036854775807", "9223372036854775808",
    "-9223372036854775808", "18446744073709551615", "1e18", "1e19", "1.5e300", "5e-324", "1e-400",
    "0.1000000000000000055", "-12.75e-3",
  ]

  @Test("Numbers, words and nested values are what Foundation reads", arguments: numbers + texts)
  func values(text: String) throws {
    let bytes = Array("{ \"a\" : \(text) ,\t\"b\":[\(text), {\"\\u0063\":\(text)}]}\r\n".utf8)
    #expect(try JSONObject(reading: bytes).values == JSONDecoder().decode([String: JSONValue].self, from: Data(bytes)))
  }

  @Test("Every scalar is read, as it is and as an escape")
  func scalars() throws {
    for value in 0...0x10FFFF as ClosedRange<UInt32> where value % 37 == 0 || value < 0x300 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let escape = String(scalar).utf16.map { unit in
        let digits = String(unit, radix: 16, uppercase: value % 2 == 0)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
      let plain = value < 0x20 || scalar == "\"" || scalar == "\\" ? escape.joined() : String(scalar)
      let bytes = Array("{\"a\":\"x\(escape.joined())y\(plain)\\n\"}".utf8)
      #expect(try JSONObject(reading: bytes).values == ["a": .string("x\(scalar)y\(scalar)\n")])
    }
  }

  private static let kinds: [JSONProblem.Kind] = [
    .loneSurrogate("\\udfff"), .loneSurrogate("\\ud83d"), .numberOutOfRange("-1e400"), .duplicateKey("b"),
  ]

  @Test("What cannot be read of one member leaves the others as they are")
  func problems() throws {
    let text = #"{"a":[1,"\udfff"],"b":[{"c":2}],"\ud83d":{},"d":-1e400,"b":0,"e":[[]]}"#
    let object = try JSONObject(reading: Array(text.utf8))
    #expect(object.values == ["e": .array([.array([])])])
    #expect(object.problems.map(\.kind) == Self.kinds)
    #expect(object.problems.map(\.member) == ["a", nil, "d", nil])
  }

  @Test("A hundred levels are read, and what stands behind more of them", arguments: [99, 100, 100_000])
  func levels(count: Int) throws {
    let deep = String(repeating: #"{"]":["#, count: count / 2) + String(repeating: "]}", count: count / 2)
    let object = try JSONObject(reading: Array(#"{"deep":\#(deep),"id":1}"#.utf8))
    #expect(object.values["id"] == .integer(1))
    #expect(object.problems.map(\.kind) == (count < 100 ? [] : [.tooDeep]))
  }

  @Test("Bytes that are no UTF-8 are no JSON")
  func notUTF8() {
    #expect(throws: JSONMistake.self) { try JSONObject(reading: Array(#"{"a":""#.utf8) + [0xFF, 0x22, 0x7D]) }
  }
}
