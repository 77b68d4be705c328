/// The JSON output if a failure leaves nothing else to report.
package struct ErrorDocument: Encodable {
  package var schema = 1
  package var error: ErrorDescription

  package init(error: ErrorDescription) { self.error = error }
}

/// A failure in JSON, alone or in place of a record.
package struct ErrorDescription: Encodable {
  package var code: String
  package var message: String

  package init(_ failure: RequestFailure) {
    code = failure.code
    message = failure.message
  }
}
