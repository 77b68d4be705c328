package import FontInterop

/// See FontInterop; the command, which uses no C, has it from here.
package typealias Memory = FontInterop.Memory
