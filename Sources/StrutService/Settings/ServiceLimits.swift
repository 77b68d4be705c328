#if Service
/// What one request, and all of them together, may take.
package struct ServiceLimits: Hashable, Sendable {
  /// The largest body of a request, in bytes: 16 MiB. A body of records that is streamed has no end; each of its lines has one.
  package var bodyBytes = 16 << 20
  /// The longest text that is measured, in UTF-16 units.
  package var textLength = 100_000
  /// The most records of an array.
  package var records = 10_000
  /// The most values of a JSON body that brings documents, or of a record: numbers, strings, arrays and objects.
  package var values = 50_000
  /// The longest line of a stream of records, in bytes: 1 MiB.
  package var lineBytes = 1 << 20
  /// How long a request may take from its head to its answer.
  package var time = Duration.seconds(30)
  /// How long a stream of records may take from its first line to its last.
  package var streamTime = Duration.seconds(3600)
  /// How long a client may neither send what was announced nor take what is answered.
  package var stallTime = Duration.seconds(30)
  /// How long a connection may be open between two requests.
  package var idleTime = Duration.seconds(60)
  /// The most connections. Others wait in the system's queue until one ends.
  package var connections = 16_384
  /// How many requests may wait for a worker, of brief ones and of long ones each. Those that come then are refused.
  package var waiting = 64
  /// The most streams of records at once.
  package var streams = 16
  /// The most layouts of one audit.
  package var layouts = 20_000
  /// The most pixels of a picture.
  package var pixels = 40_000_000
  /// The bytes that bodies and large answers may take, all requests together: 512 MiB.
  package var memory = 512 << 20
  /// The largest answer that is made whole, in bytes: 64 MiB.
  package var answerBytes = 64 << 20
  /// The most fonts of one request.
  package var fonts = 8
  /// The bytes of fonts that are kept by their hash, unpacked: 256 MiB.
  package var keptFontBytes = 256 << 20
  /// The most fonts that are kept by their hash.
  package var keptFonts = 64

  /// The usual limits.
  package init() {}
}
#endif
