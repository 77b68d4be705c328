import Testing

@testable import StrutCommands

@Suite("Sequences of paths among the arguments")
struct JoinedPathsTests {
  @Test(
    "Arguments are unchanged after they are joined, parsed and split",
    arguments: [
      ["inspect", "a/b.ttf", "c/d.ttf", "e/f.ttf"], ["inspect", "Palatino", "a/b.ttf"], ["inspect"], [],
      ["inspect", "--json", "/a", "/b", "--size", "17", "/c", "/d"], ["inspect", "/a", "--fonts", "/b", "/c", "/d"],
      ["inspect", "/a", "/b", "--", "/c", "/d", "--json"], ["inspect", "/a b", "/ä", "", "/c", "-/d"],
    ])
  func roundTrip(_ arguments: [String]) {
    #expect(JoinedPaths.split(JoinedPaths.joined(arguments)) == arguments)
  }

  @Test("The first path of a sequence stays alone, because it may be the value of an option")
  func firstOfRow() {
    let joined = JoinedPaths.joined(["inspect", "--system-font", "/a", "/b", "/c"])
    #expect(joined == ["inspect", "--system-font", "/a", "/b\u{0}/c"])
  }

  @Test("Arguments that look like options or follow the terminator are left alone")
  func leftAlone() {
    #expect(JoinedPaths.joined(["-a/b", "--c=/d"]) == ["-a/b", "--c=/d"])
    #expect(JoinedPaths.joined(["/a", "--", "/b", "/c"]) == ["/a", "--", "/b", "/c"])
  }

  @Test("The command inspects every path of a long sequence in order, and obeys the options between them")
  func command() throws {
    let arguments = JoinedPaths.joined(["inspect", "/a", "/b", "/c", "--size", "17", "/d", "/e", "--json"])
    let command = try #require(try StrutCommand.parseAsRoot(arguments) as? InspectCommand)
    #expect(command.fonts == ["/a", "/b", "/c", "/d", "/e"])
    #expect(command.size == "17" && command.json)
  }
}
