#if Service
import NIOCore
import NIOPosix
package import Queries

/// The address on which the service listens: the name or address of a host, resolved once, so that
/// all decisions refer to the real address.
package struct ListeningAddress: Sendable {
  /// The host as it was given.
  package let host: String
  package let port: Int
  /// The numeric address.
  let numbers: String

  /// Resolves a host.
  ///
  /// - Parameter port: The port, or 0 for a free port.
  /// - Throws: `RequestFailure` for an unknown host.
  package init(host: String, port: Int) throws(RequestFailure) {
    (self.host, self.port) = (host, port)
    guard let numbers = try? SocketAddress.makeAddressResolvingHost(host, port: port).ipAddress else {
      throw RequestFailure(
        status: .input, code: "host-unknown",
        message:
          "unknown host \"\(host)\"; set --host to an address of this machine, or to 0.0.0.0 for all addresses.")
    }
    self.numbers = numbers
  }

  /// True if only programs on this machine can connect.
  package var isLoopback: Bool {
    numbers == "::1" || ["127.", "::ffff:127."].contains(where: numbers.hasPrefix)
  }

  /// The names by which a browser may address a service that is only for this machine, or nil for
  /// any name.
  ///
  /// Another site could point its own name at this machine, and its pages would pass for pages of
  /// the service.
  package var names: Set<String>? {
    isLoopback ? ["localhost", "127.0.0.1", "[::1]", host.lowercased(), Self.inURL(numbers), Self.inURL(host)] : nil
  }

  /// The address for a browser on this machine.
  package func url(port: Int) -> String {
    // A browser cannot connect to the addresses that mean all addresses.
    "http://\(["0.0.0.0", "::"].contains(numbers) ? "localhost" : Self.inURL(host)):\(port)/"
  }

  private static func inURL(_ host: String) -> String {
    host.contains(":") ? "[\(host.lowercased())]" : host.lowercased()
  }

  /// Returns a failure to listen with a message that names the option, or any other error
  /// unchanged.
  package func failure(_ error: any Error) -> any Error {
    guard let error = error as? IOError else { return error }
    let (code, words) =
      switch error.errnoCode {
      case EADDRINUSE:
        ("port-taken", "port \(port) of \(host) is in use; set --port to another port, or to 0 for a free port.")
      case EADDRNOTAVAIL:
        (
          "host-elsewhere",
          "\(host) is not an address of this machine; set --host to one, or to 0.0.0.0 for all addresses."
        )
      case EACCES: ("port-forbidden", "port \(port) is reserved for the system; set --port to 1024 or more.")
      default: ("cannot-listen", "cannot listen on port \(port) of \(host): \(error.localizedDescription)")
      }
    return RequestFailure(status: .input, code: code, message: words)
  }
}
#endif
