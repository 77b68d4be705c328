#if Service
/// The limits of a request, and of all requests together.
package struct ServiceLimits: Hashable, Sendable {
  /// The maximum body of a request, in bytes: 16 MiB. A stream of records has no limit, but each of
  /// its lines does.
  package var bodyBytes = 16 << 20
  /// The maximum length of a measured text, in UTF-16 units.
  package var textLength = 100_000
  /// The maximum number of records in an array.
  package var records = 10_000
  /// The maximum number of values in a JSON body with documents, or in a record: numbers, strings,
  /// arrays and objects.
  package var values = 50_000
  /// The maximum length of a line in a stream of records, in bytes: 1 MiB.
  package var lineBytes = 1 << 20
  /// The maximum time of a request, from its head to its response.
  package var time = Duration.seconds(30)
  /// The maximum time of a stream of records, from its first line to its last.
  package var streamTime = Duration.seconds(3600)
  /// The maximum time for which a client may neither send the declared body nor read the response.
  package var stallTime = Duration.seconds(30)
  /// The maximum time for which a connection may be open between two requests.
  package var idleTime = Duration.seconds(60)
  /// The maximum number of connections. Others wait in the queue of the system.
  package var connections = 16_384
  /// The maximum number of requests that wait for a worker, for brief and long requests each. More
  /// requests are rejected.
  package var waiting = 64
  /// The maximum number of simultaneous streams of records.
  package var streams = 16
  /// The maximum number of layouts in an audit.
  package var layouts = 20_000
  /// The maximum number of pixels in a picture.
  package var pixels = 40_000_000
  /// The maximum memory for the bodies and large responses of all requests, in bytes: 512 MiB.
  package var memory = 512 << 20
  /// The maximum size of a response that is not streamed, in bytes: 64 MiB.
  package var answerBytes = 64 << 20
  /// The maximum number of fonts in a request.
  package var fonts = 8
  /// The maximum memory for uploaded fonts after decompression, in bytes: 256 MiB.
  package var keptFontBytes = 256 << 20
  /// The maximum number of uploaded fonts.
  package var keptFonts = 64

  /// Creates the default limits.
  package init() {}
}
#endif
