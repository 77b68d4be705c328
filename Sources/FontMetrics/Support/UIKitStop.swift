/// Stops the program where UIKit would raise an exception, with UIKit's message.
///
/// `fatalError` and not a precondition: the message is all the caller has, and optimized builds
/// leave a precondition's out.
package func stopAsUIKit(_ message: String) -> Never { fatalError(message) }
