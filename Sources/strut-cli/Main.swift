import StrutCommands

@main
enum Main {
  static func main() { StrutProgram.main() }
}
