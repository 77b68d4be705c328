// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CStrutHeader
internal import Foundation
internal import Strut

extension strut_layout_info: CStruct {
  static let headerName = "strut_layout_info"
  static var initial: Self {
    var info = strut_layout_info()
    info.size = MemoryLayout<Self>.size
    return info
  }
}

extension strut_view: @unsafe CStruct {
  static let headerName = "strut_view"
  static var initial: Self {
    var view = unsafe strut_view()
    unsafe view.size = MemoryLayout<Self>.size
    return unsafe view
  }

  fileprivate init(_ view: ViewLayout, _ name: OwnedText) {
    unsafe self = .initial
    unsafe self.name = name.bytes
    unsafe (x, y) = (Double(view.frame.minX), Double(view.frame.minY))
    unsafe (width, height) = (Double(view.frame.width), Double(view.frame.height))
    let unrounded = view.unroundedFrame
    unsafe (unrounded_x, unrounded_y) = (Double(unrounded.minX), Double(unrounded.minY))
    unsafe (unrounded_width, unrounded_height) = (Double(unrounded.width), Double(unrounded.height))
    unsafe (first_baseline, last_baseline) = (view.firstBaseline ?? .nan, view.lastBaseline ?? .nan)
    unsafe point_size = view.pointSize ?? .nan
    unsafe line_count = UInt32(view.lineCount ?? 0)
    unsafe is_truncated = view.isTruncated == true ? 1 : 0
  }
}

extension Layout {
  fileprivate func write(_ index: Int, to view: UnsafeMutablePointer<strut_view>?) throws {
    try unsafe strut_view.write(strut_view(layout.views[index], names[index]), to: view)
  }
}

/// Documented in `strut.h`.
@c @implementation
public func strut_layout_get_info(
  _ layout: OpaquePointer?, _ info: UnsafeMutablePointer<strut_layout_info>?,
  _ error: UnsafeMutablePointer<strut_error>?
) -> strut_status {
  unsafe call(error) {
    let laid = try unsafe Handles.object(layout, as: Layout.self)
    var values = strut_layout_info.initial
    (values.width, values.height) = (laid.layout.width, laid.layout.height)
    values.view_count = laid.layout.views.count
    values.unsatisfied_count = laid.layout.unsatisfied.count
    values.finding_count = laid.findingCount
    try unsafe strut_layout_info.write(values, to: info)
  }
}

/// Documented in `strut.h`.
@c @implementation
public func strut_layout_get_view(
  _ layout: OpaquePointer?, _ index: Int, _ view: UnsafeMutablePointer<strut_view>?,
  _ error: UnsafeMutablePointer<strut_error>?
) -> strut_status {
  unsafe call(error) {
    let laid = try unsafe Handles.object(layout, as: Layout.self)
    guard laid.names.indices.contains(index) else {
      throw Failure.argument(
        "no-such-view",
        "index: expected a number less than the number of views (\(laid.names.count)), got \(UInt(bitPattern: index)).")
    }
    try unsafe laid.write(index, to: view)
  }
}

/// Documented in `strut.h`.
@c @implementation
public func strut_layout_find_view(
  _ layout: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ view: UnsafeMutablePointer<strut_view>?,
  _ error: UnsafeMutablePointer<strut_error>?
) -> strut_status {
  unsafe call(error) {
    let laid = try unsafe Handles.object(layout, as: Layout.self)
    let name = try unsafe CText.string(name, "name")
    guard let index = laid.layout.views.firstIndex(where: { $0.name == name }) else {
      let question = UnknownNameError.question(for: name, among: laid.layout.views.map(\.name))
      throw Failure.argument("no-such-view", "the layout has no view \"\(name)\"." + question)
    }
    try unsafe laid.write(index, to: view)
  }
}

/// Documented in `strut.h`.
@c @implementation
public func strut_layout_json(
  _ layout: OpaquePointer?, _ json: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<strut_error>?
) -> strut_status {
  unsafe call(error) {
    let laid = try unsafe Handles.object(layout, as: Layout.self)
    try unsafe Handles.make(json, "json") { Answer(laid.json) }
  }
}
