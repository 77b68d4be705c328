package import FontInterop

/// The lock of the modules below, for those above that import no C.
package typealias Locked = FontInterop.Locked
