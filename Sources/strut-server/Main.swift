#if Service
import ArgumentParser
import Foundation
import Queries
import StrutService

@main
enum Main {
  static func main() async {
    do {
      var command = try ServerCommand.parse()
      try RepeatedOption.refuse(Array(CommandLine.arguments.dropFirst()), help: ServerCommand._dumpHelp)
      try await command.run()
    } catch {
      exit(with: error)
    }
  }

  /// Ends with the command's own statuses: those of the parser of arguments and of Swift mean other things there.
  private static func exit(with error: any Error) -> Never {
    let code = ServerCommand.exitCode(for: error)
    guard code != .success else {
      // Help and the version: not failures.
      print(ServerCommand.fullMessage(for: error))
      Foundation.exit(ExitStatus.done.rawValue)
    }
    let failure =
      switch error {
      case _ where code == .validationFailure:
        RequestFailure.usage(ServerCommand.message(for: error) + "\nSee 'strut-server --help'.")
      case let error as ServiceError: RequestFailure(status: .input, code: error.code, message: error.message)
      default: RequestFailure(error)
      }
    FileHandle.standardError.write(Data("strut-server: \(failure.message.withoutControls)\n".utf8))
    Foundation.exit(failure.status.rawValue)
  }
}
#else
import Foundation

/// What is built without the trait `Service`: a program that says how to build the service.
@main
enum Main {
  static func main() {
    let cure = "build it with: swift build --product strut-server --traits Service"
    FileHandle.standardError.write(Data("strut-server: it was built without the trait Service; \(cure)\n".utf8))
    exit(2)
  }
}
#endif
