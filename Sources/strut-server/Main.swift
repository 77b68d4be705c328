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

  /// Ends with the exit statuses of the command, because those of the argument parser and of Swift
  /// have other meanings.
  private static func exit(with error: any Error) -> Never {
    let code = ServerCommand.exitCode(for: error)
    guard code != .success else {
      // Help and the version are not failures.
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

/// The program without the trait `Service`: it prints how to build the service.
@main
enum Main {
  static func main() {
    let cure = "build it with: swift build --product strut-server --traits Service"
    FileHandle.standardError.write(Data("strut-server: built without the trait Service; \(cure)\n".utf8))
    exit(2)
  }
}
#endif
