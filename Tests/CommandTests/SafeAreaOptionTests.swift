import Testing

@Suite("audit: safe areas")
struct SafeAreaOptionTests {
  @Test("Text in the space of rounded corners is found if there is such space, which two numbers specify")
  func safeArea() throws {
    let cell = """
      schema: 1
      views:
        title: { label: { text: A title, textStyle: body } }
      constraints:
        - title.leading == content.leading + 20
        - title.top == margins.top
        - title.bottom == margins.bottom
      """
    try withTemporaryFile("cell.yaml", cell) { path in
      let arguments = ["audit", path, "--widths", "852", "--categories", "L"]
      let plain = try StrutProcess.run(arguments)
      #expect(plain.status == 0)
      let inset = try StrutProcess.run(arguments + ["--safe-area", "59,59"])
      #expect(inset.status == 1)
      #expect(
        inset.output.contains("outside-safe-area title: extends 39 points beyond the left edge of the safe area"))
      let one = try StrutProcess.run(arguments + ["--safe-area", "59"])
      #expect(one.status == 2)
      #expect(one.errors.contains("--safe-area must be two numbers, left and right, such as 59,59, not \"59\"."))
    }
  }
}
