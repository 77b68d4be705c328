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
      ("{\"a\": 1,\n \"b\": tru }", "invalid value near byte 18"),
      ("{\"a\":\"\\q\"}", "invalid escape sequence near byte 6"),
      ("{\"a\":1", "unexpected end of file during JSON parse"), ("", "unexpected end of file during JSON parse"),
      ("[]", "it is another JSON value"), ("5", "it is another JSON value"),
    ])
  func mistakes(text: String, reason: String) {
    let error = #expect(throws: JSONMistake.self) { try JSONValue.object(of: Array(text.utf8)) }
    #expect(error?.reason == reason)
  }
}
