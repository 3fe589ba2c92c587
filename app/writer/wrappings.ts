/** What models put around a text in the languages that are written here: how they announce it, and what they offer after it. */

interface Manners {
  /** The first letters of openers and announcements, in lower case: what begins otherwise is no preamble. */
  stems: string;
  /** Said before the announcement: `Sure!` */
  openers: string;
  announces: string;
  /** What is announced; without it a first line is the writer's own. */
  subjects: string;
  /** A last paragraph that begins like this offers more work. */
  offers: string;
  /** The first letters of such paragraphs. */
  begin: string;
}

const manners: readonly Manners[] = [
  {
    stems: "claro|por |desde|con g|aquí|a con|este|esta",
    openers: "¡?(?:claro(?: que sí)?|por supuesto|desde luego|con gusto)",
    announces: "(?:aquí (?:tienes?|está|va|te dejo)|a continuación|(?:este|esta) es)",
    subjects:
      "(?:texto|versión|resumen|títulos?|titulares|correo|borrador|lista|publicación|entrada|esquema)",
    offers:
      "(?:avísame si|si (?:quieres|deseas|lo prefieres),? puedo|¿(?:te gustaría|quieres|deseas) que (?:l[oae]s? )?(?:haga|prepare|redacte|proponga|ajuste|cambie|modifique|añada|agregue|escriba|revise|acorte|resuma|amplíe|traduzca|adapte)|espero que (?:esto|te) (?:ayude|sirva))",
    begin: "avísame|si (?:quieres|deseas|lo)|¿(?:te|quieres|deseas)|espero que",
  },
  {
    stems: "bien|certain|d'acc|avec|volon|voici|voilà|ci-des",
    openers: "(?:bien sûr|certainement|d['’]accord|avec plaisir|volontiers)",
    announces: "(?:voici|voilà|ci-dessous)",
    subjects: "(?:texte|version|résumé|titres?|e-?mail|courriel|brouillon|liste|publication|article|plan)",
    offers:
      "(?:n['’]hésite[zr]? pas à me (?:dire|demander|faire savoir|préciser)|si (?:vous (?:voulez|souhaitez)|tu (?:veux|souhaites)),? je peux|(?:souhaitez-vous|voulez-vous|veux-tu|souhaites-tu) que je|j['’]espère que cela (?:vous|t['’])? ?aide)",
    begin: "n['’]hésite|si (?:vous|tu) |souhait|voul|veux-tu|j['’]espère",
  },
  {
    stems: "gern|natürl|klar|selbst|aber s|hier|nachf|im fol",
    openers: "(?:gerne|natürlich|klar|selbstverständlich|aber sicher)",
    announces: "(?:hier (?:ist|sind|kommt|findest du|finden sie)|nachfolgend|im folgenden)",
    subjects:
      "(?:text|version|fassung|zusammenfassung|titel|überschrift(?:en)?|e-?mail|entwurf|liste|beitrag|gliederung)",
    offers:
      "(?:(?:lass|lassen sie) (?:es )?mich wissen,? (?:ob|wenn|falls)|(?:sag|sagen sie|gib|geben sie) mir (?:gerne? )?bescheid[^\\n]{0,40}(?<!\\p{L})(?:anpass|änder|angepasst|geändert|version|fassung)|(?:möchtest du|möchten sie),? dass ich|wenn (?:du möchtest|sie möchten),? (?:formuliere|kürze|überarbeite|schreibe|erstelle|passe|ändere) ich|soll ich[^\\n]{0,40}(?<!\\p{L})(?:anpass|änder|kürz|umschreib)|wenn (?:du möchtest|sie möchten),? kann ich|ich hoffe,? das hilft)",
    begin: "lass|sag|gib|geben|möcht|soll ich|wenn (?:du|sie)|ich hoffe",
  },
  {
    stems: "certo|certam|volent|natural|ecco|di seg|quest",
    openers: "(?:certo|certamente|volentieri|naturalmente|ecco fatto)",
    announces: "(?:ecco|di seguito|questa è|questo è)",
    subjects: "(?:testo|versione|riassunto|titol[oi]|e-?mail|bozza|elenco|post|articolo|scaletta)",
    offers:
      "(?:fammi sapere se|mi faccia sapere se|se (?:vuoi|vuole|preferisci),? posso|(?:vuoi|vuole|desideri) che io|spero che (?:questo|ti) (?:aiuti|sia utile))",
    begin: "fammi|mi faccia|se (?:vuoi|vuole|pref)|vuoi|vuole|desideri|spero che",
  },
  {
    stems: "claro|certam|com |aqui|segue|abaixo",
    openers: "(?:claro|certamente|com certeza|com prazer)",
    announces: "(?:aqui (?:está|estão|tem|vai|vão)|seguem?|abaixo (?:está|estão))",
    subjects: "(?:texto|versão|resumo|títulos?|e-?mail|rascunho|lista|publicação|artigo|esboço)",
    offers:
      "(?:(?:me avise|avise-me|diga-me|me diga) se|se (?:quiser|desejar|preferir),? posso|(?:gostaria|quer|deseja) que eu|espero que (?:isso|isto) ajude)",
    begin: "me avise|avise|diga|me diga|se (?:quis|desej|prefer)|gostaria|quer|deseja|espero que",
  },
  {
    stems: "конеч|хорош|с удов|разум|вот|ниже",
    openers: "(?:конечно|хорошо|с удовольствием|разумеется)",
    announces: "(?:вот|ниже)",
    subjects: "(?:текст|верси|вариант|резюме|кратк|заголов|письм|чернови|список|пост)",
    offers:
      "(?:дайте знать,? если|если (?:нужно|хотите|хочешь|необходимо),? (?:я )?(?:могу|сделаю|изменю)|(?:хотите|хочешь),? чтобы я|надеюсь,? это помо)",
    begin: "дайте|если|хоти|хоче|хотите|надеюсь",
  },
  {
    stems: "בטח|בהחלט|כמובן|בשמחה|ודאי|הנה|להלן|לפני",
    openers: "(?:בטח|בהחלט|כמובן|בשמחה|ודאי)",
    announces: "(?:הנה|להלן|לפניך|לפניכם)",
    subjects: "(?:טקסט|גרס[הא]|נוסח|סיכום|תקציר|כותר|מייל|טיוט|רשימ|פוסט)",
    offers:
      "(?:(?:תודיע[יו]?|עדכנ[יו]?) (?:לי|אותי) אם|האם תרצ[הו][^\\n]{0,6} ש|אם תרצ[הו],? אוכל|מקווה שזה עוזר)",
    begin: "תודיע|עדכנ|האם|אם תרצ|מקוו",
  },
  {
    stems: "بالت|بالط|طبع|حسن|بكل|إليك|فيما|هذا|هذه",
    openers: "(?:بالتأكيد|بالطبع|طبعًا|طبعا|حسنًا|حسنا|بكل سرور)",
    announces: "(?:إليكم|إليك|فيما يلي|هذا هو|هذه هي)",
    subjects: "(?:نص|نسخة|صياغة|ملخص|عنوان|عناوين|بريد|رسالة|مسودة|قائمة|منشور)",
    offers: "(?:أخبرني إذا|هل (?:تريدني|تريد مني|ترغب في) أن|إذا أردت،? يمكنني|آمل أن يكون هذا مفيد)",
    begin: "أخبر|هل |إذا|آمل",
  },
  {
    stems: "ज़रू|ज़रू|जरू|बिल्|बिलक|निश्|यह र|ये र|यहा|नीच|पेश",
    openers: "(?:ज़रूर|ज़रूर|जरूर|बिल्कुल|बिलकुल|निश्चित रूप से)",
    announces: "(?:यह रहा|ये रहे|यहाँ|यहां|नीचे|पेश है)",
    subjects: "(?:पाठ|टेक्स्ट|संस्करण|सारांश|शीर्षक|ईमेल|मसौदा|सूची|पोस्ट|लेख)",
    offers: "(?:मुझे बता(?:एँ|एं|इए) (?:यदि|अगर)|क्या आप चाहेंगे कि मैं|यदि आप चाहें,? तो मैं|आशा है कि यह मदद)",
    begin: "मुझे|क्या आप|यदि आप|आशा",
  },
  {
    stems: "好的|当然|當然|没问|沒問|以下|这是|這是|下面",
    openers: "(?:好的|当然可以|当然|當然可以|當然|没问题|沒問題)",
    announces: "(?:以下是|这是|這是|下面是)",
    subjects: "(?:文本|版本|文章|摘要|总结|總結|标题|標題|邮件|郵件|草稿|列表|内容|內容|帖子)",
    offers:
      "(?:如果(?:您|你)?(?:需要|希望|想要)[^\\n]{0,30}(?:修改|调整|調整|改写|改寫|润色|潤色|版本)[^\\n]{0,30}(?:告诉我|告訴我|我可以)|(?:需要|希望)我[^\\n]{0,20}吗|希望(?:这|這|以上)[^\\n]{0,10}(?:帮助|幫助))",
    begin: "如果|需要|希望",
  },
  {
    stems: "はい|もちろ|承知|わかり|かしこ|以下|こちら|次の",
    openers: "(?:はい|もちろんです|承知しました|承知いたしました|わかりました|かしこまりました)",
    announces: "(?:以下[がは、に]|こちらが|次の通り|次のとおり)",
    subjects: "(?:文章|テキスト|バージョン|要約|タイトル|見出し|メール|下書き|リスト|投稿|版)",
    offers:
      "(?:(?:他に|ほかに)[^\\n]{0,20}(?:お知らせ|お申し付け|教えて)|必要(?:であれば|でしたら)[^\\n]{0,30}(?:修正|調整|変更)|お役に立て(?:れば|ましたら))",
    begin: "他に|ほかに|必要|お役に",
  },
  {
    stems: "네|물론|알겠|다음|아래|여기",
    openers: "(?:네|물론입니다|물론이죠|알겠습니다)",
    announces: "(?:다음은|아래는|여기)",
    subjects: "(?:글|텍스트|버전|요약|제목|이메일|초안|목록|게시물|문장)",
    offers: "(?:(?:필요하시면|원하시면)[^\\n]{0,30}(?:수정|변경|조정|말씀)|도움이 되(?:었으면|셨기를|길))",
    begin: "필요|원하시|도움이",
  },
];

const stops = "\\s?[!！,，、.。،।…]*";
const alone = "[ \\t]*(?:\\n[ \\t]*\\n\\s*|\\n(?=[ \\t]*`{3}))";
const upTo = (most: number): string => `[^\\n:：]{0,${most}}`;

/** First lines that announce the text to come and end with a colon, in languages other than English. */
export const foreignPreambles: readonly RegExp[] = [
  ...manners.map(
    ({ openers, announces, subjects }) =>
      new RegExp(
        `^\\s*(?:\\*\\*)?(?:${openers}${stops}\\s*)?${announces}${upTo(60)}${subjects}${upTo(90)}[:：](?:\\*\\*)?${alone}`,
        "iu",
      ),
  ),
  // Japanese announcements end as sentences do.
  new RegExp(
    `^\\s*(?:承知(?:いた)?しました|わかりました|かしこまりました|もちろんです|はい)[。、！!]\\s*(?:以下[がは]|こちらが)[^\\n:：]{0,40}(?:文章|テキスト|バージョン|要約|タイトル|見出し|メール|下書き|リスト|投稿)です。${alone}`,
    "u",
  ),
  // Korean says what was done and calls the result a text.
  new RegExp(
    `^\\s*(?:(?:네|물론입니다|물론이죠|알겠습니다)[.,!]?\\s*)?[^\\n:：.]{0,40}(?:확인|수정|교정|다듬|요약|번역|바꾼|바꿔|정리|고친|고쳐)[^\\n:：.]{0,8} (?:글|텍스트|버전|요약|제목|이메일|초안|문장)입니다[.:：]${alone}`,
    "u",
  ),
];

/** What is done to a text, in languages other than English: where a text speaks to somebody itself, an offer has to name it. */
export const foreignWork =
  "versi(?:[oó]n|one)|versão|fassung|tono?\\b|tom\\b|kürz|breve|brève|bref|plus court|raccourci|acort|accorci|encurt|formal|formel|-form\\b|reformul|umformul|umschreib|верси|вариант|сократ|короче|переписа|גרס|נוסח|לקצר|שאקצר|نسخة|صياغة|أختصر|संस्करण|छोटा|版本|改写|改寫|缩短|縮短|润色|潤色|バージョン|短く|書き直|修正|버전|짧게|수정|다듬";

/** What the beginning of one looks like while it is still arriving. */
export const mayBeForeign = new RegExp(
  `^\\s*(?:\\*\\*)?(?:${manners.map(({ openers, announces }) => `${openers}|${announces}`).join("|")})`,
  "iu",
);

export const foreignStems: readonly string[] = manners.flatMap(({ stems }) => stems.split("|"));

/** Last paragraphs that offer more work, in languages other than English, and what they begin with. */
export const foreignOffers = `(?:${manners.map(({ offers }) => offers).join("|")})`;
export const foreignOffersBegin = `(?:${manners.map(({ begin }) => begin).join("|")})`;
