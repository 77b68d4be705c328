import TestSupport

/// Strings of many scripts, for laws.
enum Corpus {
  static let strings = [
    "Die Straßenbahnhaltestelle liegt gleich hinter der Donaudampfschifffahrtsgesellschaft.",
    "AV WAVE Type To fi ffi ffl office affluent 1/2 – “quoted” (in brackets), e.g. 3.14",
    "السلام عليكم ورحمة الله وبركاته، كيف حالك اليوم؟",
    "مرحبا Hello مرحبا 123 عالم (world) نهاية",
    "नमस्ते दुनिया, यह एक लंबा वाक्य है जिसमें क्षत्रिय और ज्ञान हैं।",
    "สวัสดีชาวโลก นี่คือประโยคยาวที่ไม่มีช่องว่างระหว่างคำ",
    "吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。「ニャーニャー」",
    "모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다.",
    "שלום עולם, זה משפט ארוך בעברית עם English באמצע.",
    "😀👍🏽👩‍🚀🇩🇪 emoji ❤️ mixed 1️⃣ into 👨‍👩‍👧‍👦 words",
    "one\ntwo three four\r\n\nfive \u{2028} six",
    "e\u{301}e\u{301} a\u{AD}b\u{AD}c \u{A0}no\u{A0}break \t tab   spaces    ",
    "Supercalifragilisticexpialidocious",
    "x", " ", "   ", "",
  ]

  static let languages: [String?] = [nil, "de", "ar", "hi", "th", "ja", "ko", "zh-Hant"]

  /// Widths that look random and are the same everywhere, from 0 up to 400.
  static func widths(_ count: Int, seed: Int) -> [Double] {
    var numbers = SeededGenerator(seed: seed)
    return (0..<count).map { _ in .random(in: 0..<400, using: &numbers) }
  }
}
