// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CStrutHeader
internal import Strut

/// Documented in `strut.h`.
@c @implementation
public func strut_layout_options_init(_ options: UnsafeMutablePointer<strut_layout_options>?, _ size: Int)
  -> strut_status
{
  unsafe initialize(options, size)
}

/// Documented in `strut.h`.
@c @implementation
public func strut_cell_open(
  _ path: UnsafePointer<CChar>?, _ cell: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<strut_error>?
) -> strut_status {
  unsafe call(error) {
    try unsafe Handles.make(cell, "cell") {
      try unsafe Cell(path: CText.string(path, "path"))
    }
  }
}

/// Documented in `strut.h`.
@c @implementation
public func strut_cell_read(
  _ text: UnsafePointer<CChar>?, _ length: Int, _ name: UnsafePointer<CChar>?,
  _ cell: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<strut_error>?
) -> strut_status {
  unsafe call(error) {
    let text = try unsafe CText.string(text, length: length, "text")
    let name = try unsafe CText.string(orNull: name, "name")
    try unsafe Handles.make(cell, "cell") { try Cell(text: text, name: name) }
  }
}

/// Documented in `strut.h`.
@c @implementation
public func strut_cell_free(_ cell: OpaquePointer?) -> strut_status { unsafe Handles.free(cell, as: Cell.self) }

/// Documented in `strut.h`.
@c @implementation
public func strut_cell_lay_out(
  _ context: OpaquePointer?, _ cell: OpaquePointer?, _ options: UnsafePointer<strut_layout_options>?,
  _ layout: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<strut_error>?
) -> strut_status {
  unsafe call(error) {
    let context = try unsafe Handles.object(context, as: Context.self)
    let cell = try unsafe Handles.object(cell, as: Cell.self)
    try unsafe Handles.make(layout, "layout") {
      try unsafe cell.layOut(strut_layout_options.read(options), in: context)
    }
  }
}

/// Documented in `strut.h`.
@c @implementation
public func strut_layout_free(_ layout: OpaquePointer?) -> strut_status { unsafe Handles.free(layout, as: Layout.self) }

/// Documented in `strut.h`.
@c @implementation
public func strut_string_bytes(_ string: OpaquePointer?, _ length: UnsafeMutablePointer<Int>?) -> UnsafePointer<CChar>?
{
  guard let answer = try? unsafe Handles.object(string, as: Answer.self) else { return nil }
  unsafe length?.pointee = answer.text.count
  return unsafe answer.text.bytes
}

/// Documented in `strut.h`.
@c @implementation
public func strut_string_free(_ string: OpaquePointer?) -> strut_status { unsafe Handles.free(string, as: Answer.self) }
