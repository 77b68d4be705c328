extension SampleText {
  /// All samples, in the order of the scripts' codes, with Latin first.
  ///
  /// The words are chosen for their heights and have no common meaning.
  public static let all: [SampleText] = [
    // Accents on capitals; a ring and an acute; letters with hooks, cedillas and commas below; the
    // tall Eszett.
    SampleText(script: "Latn", text: "ÅŮÑŐ Çağrı Ǻgjy ŞȚĘŲ ģļķ ẞQ& {fþ}|"),
    // Vietnamese: a circumflex, breve or horn with a tone above it, and a dot below.
    SampleText(script: "Latn", language: "vi", text: "Ẫm Ổi Ẵng Ễ Ứng Ặc Ệch Ợt Ựa Ỵ gậy"),
    // Marks over and under joining letters, stacked: shadda with a vowel, superscript alef, tanwin
    // below.
    SampleText(script: "Arab", language: "ar", text: "لَآ أُمَّةٌ إِلٰهٍ مُؤَجَّلٌ بِكِّلٍّ ج۪ێ"),
    // Urdu: letters that go deep, and retroflex letters with a small tah above.
    SampleText(script: "Arab", language: "ur", text: "ٹھیک ڑے گھوڑیں پیچھے"),
    // Armenian: capitals and the letters with descenders.
    SampleText(script: "Armn", language: "hy", text: "ԱՖԾՁ ֆջչյպ"),
    // Bengali: reph, conjuncts three deep, vowel signs above and below.
    SampleText(script: "Beng", language: "bn", text: "র্কীঁ স্ত্রৈ ক্ষ্মূ ঙ্ক্তৃ র্দ্ধি"),
    // Cyrillic: breves, diaereses and descenders.
    SampleText(script: "Cyrl", language: "uk", text: "ЙЎЁЇ ЩЦЏ Ґрунт ф҉"),
    // Devanagari: reph with a nasal sign and a long vowel above, conjuncts with vowels below.
    SampleText(script: "Deva", language: "hi", text: "र्कीं ट्ठ्रू र्क्षैं द्ध्र्यु ह्रूँ ड्ढॄ"),
    // Ethiopic: letters with long legs and rings.
    SampleText(script: "Ethi", language: "am", text: "ቋቌ ጯጷ ኈዷ"),
    // Georgian: small letters that reach up and down.
    SampleText(script: "Geor", language: "ka", text: "ჭყბძ ფქჯწ"),
    // Greek: a breathing with an accent on a capital, an iota below.
    SampleText(script: "Grek", language: "el", text: "ᾯ Ἆθλον ᾷῴῆ Ψξζ"),
    // Gujarati: reph over a long vowel, conjuncts with a vowel below.
    SampleText(script: "Gujr", language: "gu", text: "ર્કીં ટ્ઠ્રૂ ક્ષ્મૈં હ્રૃ"),
    // Gurmukhi: addak and tippi above, subjoined letters and vowels below.
    SampleText(script: "Guru", language: "pa", text: "ਸ੍ਵੈਂ ਪ੍ਰੂੰ ਕ੍ਹੌਂ ੳੁੱਠ"),
    // Hangul: syllables of three storeys.
    SampleText(script: "Hang", language: "ko", text: "뷁 흙 꿿 쫓"),
    // Han: characters of many strokes, which fill their square.
    SampleText(script: "Hani", language: "zh-Hant", text: "鬱龜 灣靐 麤"),
    // Hebrew: points inside, above and below, a cantillation mark, and the lamed.
    SampleText(script: "Hebr", language: "he", text: "שָׁל֑וֹם לֵּ֔ץ קֳדָשִׁ֔ים ךּ"),
    // Kana: voiced sounds, whose marks are in the corner.
    SampleText(script: "Hira", language: "ja", text: "ぷげ ゞ が"),
    SampleText(script: "Kana", language: "ja", text: "ブヺ ヾ ヴ"),
    // Khmer: two subjoined consonants, a vowel around and signs above.
    SampleText(script: "Khmr", language: "km", text: "ស្ត្រី ញ៉ាំ ខ្ញុំ ក្រ្តៅ ប៊ឺ្យ"),
    // Kannada: vowels above and conjuncts hung below.
    SampleText(script: "Knda", language: "kn", text: "ಕ್ಷ್ಮೀ ಸ್ತ್ರೈ ಟ್ಠ್ಯೂ"),
    // Lao: a tone over a vowel, and a vowel below a subjoined letter.
    SampleText(script: "Laoo", language: "lo", text: "ປີ້ ຊື່ ຫຼຸ້ນ ກົ໊"),
    // Malayalam: conjuncts below, and vowel signs at the side.
    SampleText(script: "Mlym", language: "ml", text: "ക്ഷ്മ്യൂ സ്ത്രീ ണ്ഠൂ ന്റെ"),
    // Burmese: medials around a letter, stacked letters, a vowel and a tone below, anusvara above.
    SampleText(script: "Mymr", language: "my", text: "ကြို့ ဂျွှံ့ ဏ္ဍို ဩ ဦး"),
    // Odia: a sign above a conjunct with a vowel below.
    SampleText(script: "Orya", language: "or", text: "ର୍କୀଁ କ୍ଷ୍ମୂ ସ୍ତ୍ରିଂ"),
    // Sinhala: vowel signs above and below, and the repaya.
    SampleText(script: "Sinh", language: "si", text: "ශ්‍රී කූ ර්‍කි ළුවූ"),
    // Syriac: vowel points above and below.
    SampleText(script: "Syrc", language: "syr", text: "ܫܠܳܡܳܐ ܒܶܝܬ݂ ܐܺܝܠܢܳܐ"),
    // Tamil: pulli above, and the long u that hangs below.
    SampleText(script: "Taml", language: "ta", text: "ஸ்ரீ ஞௌ றூ க்ஷ்ழு"),
    // Telugu: vowel signs on top, conjuncts hung below.
    SampleText(script: "Telu", language: "te", text: "క్ష్మీ స్త్రై ట్ఠ్యూ"),
    // Thaana: vowel signs above and below every letter.
    SampleText(script: "Thaa", language: "dv", text: "ދިވެހި ލޯޑު ޘޮޠީ"),
    // Thai: a tone over a vowel on a letter with an ascender, and vowels under letters with feet.
    SampleText(script: "Thai", language: "th", text: "ปี่ ที่ ฝั้น ป้ำ ฎู ฐุ กฺ์ โป๊ะ"),
    // Tibetan: three letters one under another, with a vowel above and below.
    SampleText(script: "Tibt", language: "bo", text: "བསྒྲུབས སྐྱིད ཧཱུྃ རྐྱེཾ ཨོཾ"),
  ]
}
