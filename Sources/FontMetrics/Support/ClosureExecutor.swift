package import FontInterop

/// Runs tasks on the threads of somebody who runs closures.
package typealias ClosureExecutor = FontInterop.ClosureExecutor
