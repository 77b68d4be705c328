#if Service
import NIOCore
import NIOPosix
package import Queries

/// Where the service listens: a host's name or address, looked up once, so that what is said of it is true of what is listened on.
package struct ListeningAddress: Sendable {
  /// As it was named.
  package let host: String
  package let port: Int
  /// The address that it stands for, in numbers.
  let numbers: String

  /// Looks a host up.
  ///
  /// - Parameter port: 0 for one that is free.
  /// - Throws: `RequestFailure` for a host that there is not.
  package init(host: String, port: Int) throws(RequestFailure) {
    (self.host, self.port) = (host, port)
    guard let numbers = try? SocketAddress.makeAddressResolvingHost(host, port: port).ipAddress else {
      throw RequestFailure(
        status: .input, code: "host-unknown",
        message:
          "there is no host \"\(host)\"; name an address of this machine with --host, or 0.0.0.0 for all of them.")
    }
    self.numbers = numbers
  }

  /// Whether programs of this machine alone reach it.
  package var isLoopback: Bool {
    numbers == "::1" || ["127.", "::ffff:127."].contains(where: numbers.hasPrefix)
  }

  /// Names by which a browser may call a service that is for this machine alone; nil for any.
  ///
  /// A page of another site could point that site's name at this machine, and would then be taken for a page of the service.
  package var names: Set<String>? {
    isLoopback ? ["localhost", "127.0.0.1", "[::1]", host.lowercased(), Self.inURL(numbers), Self.inURL(host)] : nil
  }

  /// The address for a browser on this machine.
  package func url(port: Int) -> String {
    // Those that stand for all addresses are none that a browser can go to.
    "http://\(["0.0.0.0", "::"].contains(numbers) ? "localhost" : Self.inURL(host)):\(port)/"
  }

  private static func inURL(_ host: String) -> String {
    host.contains(":") ? "[\(host.lowercased())]" : host.lowercased()
  }

  /// A failure to listen, in words that say which option it is about; any other error as it is.
  package func failure(_ error: any Error) -> any Error {
    guard let error = error as? IOError else { return error }
    let (code, words) =
      switch error.errnoCode {
      case EADDRINUSE:
        ("port-taken", "port \(port) of \(host) is taken; name another with --port, or 0 for one that is free.")
      case EADDRNOTAVAIL:
        ("host-elsewhere", "\(host) is no address of this machine; name one with --host, or 0.0.0.0 for all of them.")
      case EACCES: ("port-forbidden", "port \(port) is for the system's own programs; name one from 1024 with --port.")
      default: ("cannot-listen", "cannot listen on port \(port) of \(host): \(error.localizedDescription)")
      }
    return RequestFailure(status: .input, code: code, message: words)
  }
}
#endif
