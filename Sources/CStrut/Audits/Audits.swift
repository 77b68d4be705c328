// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CStrutHeader
internal import JSONText
internal import Queries
internal import Strut

extension strut_audit_options: @unsafe CStruct {
  static let headerName = "strut_audit_options"
  static var sizes: [Int] {
    unsafe [
      MemoryLayout<Self>.offset(of: \.device) ?? 0, MemoryLayout<Self>.offset(of: \.source_language) ?? 0,
      MemoryLayout<Self>.size,
    ]
  }
  static var initial: Self {
    var options = unsafe strut_audit_options()
    unsafe options.size = MemoryLayout<Self>.size
    unsafe options.display_scale = 3
    return unsafe options
  }
}

/// Documented in `strut.h`.
@c @implementation
public func strut_audit_options_init(_ options: UnsafeMutablePointer<strut_audit_options>?, _ size: Int) -> strut_status
{
  unsafe initialize(options, size)
}

/// Documented in `strut.h`.
@c @implementation
public func strut_audit_json(
  _ context: OpaquePointer?, _ options: UnsafePointer<strut_audit_options>?,
  _ json: UnsafeMutablePointer<OpaquePointer?>?, _ findingCount: UnsafeMutablePointer<Int>?,
  _ error: UnsafeMutablePointer<strut_error>?
) -> strut_status {
  unsafe call(error) {
    let context = try unsafe Handles.object(context, as: Context.self)
    guard unsafe options != nil else { throw Failure.missing("options") }
    var count = 0
    try unsafe Handles.make(json, "json") {
      let request = try unsafe AuditRequest(strut_audit_options.read(options), in: context)
      let report = try request.run()
      count = report.findings.count
      let document = AuditDocument(report, problems: request.problems + report.problems)
      return Answer(try JSONWriter.bytes(of: document, isPretty: true))
    }
    unsafe findingCount?.pointee = count
  }
}
