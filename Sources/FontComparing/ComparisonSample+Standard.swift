extension ComparisonSample {
  /// Strut's own samples: prose, in which letters, capitals, digits, commas and spaces have about
  /// the same frequency and the same neighbors for kerning as in other text.
  ///
  /// An alphabet, in which `q` counts as much as `e`, gives different widths: see
  /// `Documentation/Internals/Comparison.md`.
  public static let standard = [
    ComparisonSample(latin, script: "Latn", language: "en"),
    ComparisonSample(cyrillic, script: "Cyrl", language: "ru"),
    ComparisonSample(greek, script: "Grek", language: "el"),
    ComparisonSample(arabic, script: "Arab", language: "ar"),
    ComparisonSample(hebrew, script: "Hebr", language: "he"),
    ComparisonSample(devanagari, script: "Deva", language: "hi"),
    ComparisonSample(thai, script: "Thai", language: "th"),
    ComparisonSample(japanese, script: "Jpan", language: "ja"),
    ComparisonSample(korean, script: "Kore", language: "ko"),
    ComparisonSample(chinese, script: "Hans", language: "zh-Hans"),
  ]

  private static let latin = """
    A line of type is as tall as its font says it is. When another font has to take the place of the first while a page is still \
    loading, every paragraph may grow or shrink, and the words you were about to read jump just out of view. A good stand-in keeps \
    the measure: the same height for each line, and nearly the same width for most of the words. In the year 2024 a common story of \
    1,250 words ran to about 38 lines on a phone. Reading it in a quieter size, Max and Zoe found nothing that had moved.
    """

  private static let cyrillic = """
    Высота строки такова, какой её задаёт шрифт. Когда страница ещё загружается и один шрифт временно заменяет другой, абзацы могут \
    вырасти или сжаться, и слова, которые вы собирались прочесть, уходят из виду. Хорошая замена сохраняет меру: ту же высоту каждой \
    строки и почти ту же ширину большинства слов. Так, в 2024 году обычный рассказ в 1250 слов занимал на экране около 38 строк, и \
    никто не заметил подмены.
    """

  private static let greek = """
    Το ύψος μιας γραμμής είναι όσο το ορίζει η γραμματοσειρά της. Όταν η σελίδα φορτώνει ακόμη και μια άλλη παίρνει τη θέση της, οι \
    παράγραφοι μπορεί να μεγαλώσουν ή να μικρύνουν, και οι λέξεις που θέλατε να διαβάσετε φεύγουν από τα μάτια σας. Ένας καλός \
    αντικαταστάτης κρατά το μέτρο: το ίδιο ύψος σε κάθε γραμμή και σχεδόν το ίδιο πλάτος στις περισσότερες λέξεις.
    """

  private static let arabic = """
    ارتفاع السطر هو ما يحدده الخط نفسه. وعندما يحل خط آخر محله والصفحة ما زالت تُحمَّل، قد تكبر الفقرات أو تصغر، فتبتعد الكلمات التي كنت \
    على وشك قراءتها عن عينيك. أما البديل الجيد فيحفظ القياس: الارتفاع ذاته لكل سطر، والعرض ذاته تقريبًا لمعظم الكلمات، فلا يلاحظ القارئ شيئًا.
    """

  private static let hebrew = """
    גובה השורה הוא מה שהגופן קובע. כאשר גופן אחר תופס את מקומו בזמן שהדף עדיין נטען, הפסקאות עלולות לגדול או לקטון, והמילים שעמדתם \
    לקרוא בורחות מן העין. תחליף טוב שומר על המידה: אותו גובה לכל שורה, וכמעט אותו רוחב לרוב המילים, כך שהקורא אינו מבחין בדבר.
    """

  private static let devanagari = """
    पंक्ति की ऊँचाई वही होती है जो उसका फ़ॉन्ट तय करता है। जब पन्ना अभी खुल रहा हो और कोई दूसरा फ़ॉन्ट उसकी जगह ले ले, तो अनुच्छेद बढ़ या घट सकते हैं, और \
    जिन शब्दों को आप पढ़ने वाले थे वे आँखों से दूर चले जाते हैं। अच्छा विकल्प नाप बनाए रखता है: हर पंक्ति की वही ऊँचाई और अधिकतर शब्दों की लगभग वही चौड़ाई।
    """

  private static let thai = """
    ความสูงของบรรทัดเป็นไปตามที่แบบอักษรกำหนด เมื่อหน้าเว็บยังโหลดไม่เสร็จและมีแบบอักษรอื่นมาแทนชั่วคราว ย่อหน้าอาจสูงขึ้นหรือเตี้ยลง \
    และคำที่คุณกำลังจะอ่านก็เลื่อนหายไปจากสายตา ตัวแทนที่ดีต้องรักษาระยะไว้ให้เท่าเดิม ทั้งความสูงของทุกบรรทัดและความกว้างของคำส่วนใหญ่
    """

  private static let japanese = """
    行の高さは、フォントが決めたとおりになる。ページを読み込んでいるあいだに別のフォントが代わりに使われると、段落が伸びたり縮んだりして、\
    読もうとしていた言葉が目の前から逃げてしまう。よい代役は寸法を守る。どの行も同じ高さで、ほとんどの語が同じ幅になる。
    """

  private static let korean = """
    줄의 높이는 글꼴이 정한 그대로이다. 페이지를 불러오는 동안 다른 글꼴이 그 자리를 대신하면 문단이 늘어나거나 줄어들고, 막 읽으려던 말이 \
    눈앞에서 달아난다. 좋은 대역은 치수를 지킨다. 모든 줄의 높이가 같고 거의 모든 낱말의 너비가 같다.
    """

  private static let chinese = """
    行高由字体决定。网页还在加载时，如果另一种字体暂时代替它，段落就会变高或变矮，您正要读的字就会从眼前跑开。\
    好的替身会守住尺寸：每一行的高度相同，大多数词的宽度也几乎相同，读者什么也察觉不到。
    """
}
