/** A text with every block and mark, in each of the thirteen languages that texts are put into. */

interface Sample {
  heading: string;
  sentence: string;
  word: string;
  other: string;
}

export const languages: Readonly<Record<string, Sample>> = {
  en: {
    heading: "The slow reply",
    sentence: "Our editor asked us to wait one hour before we answered.",
    word: "hour",
    other: "patience",
  },
  he: {
    heading: "התשובה האיטית",
    sentence: "העורך שלנו ביקש מאיתנו לחכות שעה אחת לפני שנענה (פעם אחת בלבד).",
    word: "שעה",
    other: "סבלנות",
  },
  es: {
    heading: "La respuesta lenta",
    sentence: "Nuestra editora nos pidió esperar una hora, ¡sólo una!, antes de contestar.",
    word: "hora",
    other: "paciencia",
  },
  fr: {
    heading: "La réponse lente",
    sentence: "Notre rédactrice nous a demandé d’attendre une heure avant de répondre.",
    word: "heure",
    other: "cœur",
  },
  de: {
    heading: "Die langsame Antwort",
    sentence: "Unsere Redakteurin bat uns, eine Stunde zu warten, ehe wir antworten.",
    word: "Stunde",
    other: "Größe",
  },
  it: {
    heading: "La risposta lenta",
    sentence: "La nostra redattrice ci ha chiesto di aspettare un’ora prima di rispondere.",
    word: "ora",
    other: "perché",
  },
  pt: {
    heading: "A resposta lenta",
    sentence: "A nossa editora pediu que esperássemos uma hora antes de responder.",
    word: "hora",
    other: "paciência",
  },
  zh: {
    heading: "慢一点的回复",
    sentence: "编辑请我们在回复之前先等一个小时。",
    word: "小时",
    other: "耐心",
  },
  ja: {
    heading: "ゆっくりした返事",
    sentence: "編集長は、返事をする前に一時間待つようにと私たちに頼みました。",
    word: "時間",
    other: "忍耐",
  },
  ko: {
    heading: "느린 답장",
    sentence: "편집장은 우리에게 답하기 전에 한 시간을 기다리라고 했다.",
    word: "시간",
    other: "인내",
  },
  ar: {
    heading: "الرد البطيء",
    sentence: "طلبت منا المحررة أن ننتظر ساعة واحدة قبل أن نجيب (مرة واحدة فقط).",
    word: "ساعة",
    other: "الصبر",
  },
  ru: {
    heading: "Медленный ответ",
    sentence: "Наш редактор попросил нас подождать один час, прежде чем отвечать.",
    word: "час",
    other: "терпение",
  },
  hi: {
    heading: "धीमा उत्तर",
    sentence: "हमारे संपादक ने हमें उत्तर देने से पहले एक घंटा प्रतीक्षा करने को कहा।",
    word: "घंटा",
    other: "धैर्य",
  },
};

/** As Markdown. */
export function everyBlock(language: string): string {
  const sample = languages[language];
  if (!sample) throw new Error(`there is no sample in ${language}`);
  const { heading, sentence, word, other } = sample;
  return `## ${heading}

${sentence} **${word}**, *${other}*, ***${word} ${other}***, \`${word}\`, [${word}](https://example.com/a?b=1&c=2), **[${other}](mailto:ann@example.com)**. Stet 2026 ${word}.

### ${other}

${sentence}\\
${word}

- ${word}
- **${other}** ${word}
  - ${sentence}
    1. ${word}
    2. ${other}
  - ${other}

  ${sentence}
- ${sentence}

1. ${word}

   > ${sentence}

2. ${other}

#### ${word} ${other}

> ${sentence}
>
> ${other}
>
> - ${word}
> - ${other}
>
> > ${word}

\`\`\`
if (${word}) {
	return "${other}";

}
\`\`\`

---

${sentence} 😀`;
}
