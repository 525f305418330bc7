import { isCapitalized } from '../knowledge/name-words.ts';

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December';
const DATE = new RegExp(
  `^(?:in |on |from |the )*(?:(?:late|early|mid)[- ]?)?(?:(?:${MONTH})(?: \\d{1,2})?(?:st|nd|rd|th)?(?:, ?\\d{4})?|\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${MONTH})(?:,? \\d{4})?|(?:${MONTH}),? \\d{4}|\\d{3,4}s?(?: ?(?:BC|AD|BCE|CE))?|\\d{1,2}(?:st|nd|rd|th) century(?: (?:BC|AD|BCE|CE))?|(?:fall|spring|summer|autumn|winter)(?: of)? \\d{4})$`,
  'iu',
);
const NUMBER =
  /^(?:about |over |approximately |around )?(?:[\d,.]+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|twenty|thirty|forty|fifty|hundred|thousand|zero|none|once|twice)\b/iu;

/** What a question word asks for, and what its answers look like. */
const ASKED: readonly (readonly [asks: RegExp, fits: (answer: string) => boolean])[] = [
  [
    /^(?:when|in (?:what|which) year|(?:what|which) year|on (?:what|which) date)\b/iu,
    (answer) => DATE.test(answer),
  ],
  [/^how many\b/iu, (answer) => NUMBER.test(answer)],
  [
    /^how (?:old|tall|long|far|high|deep|much|big|fast|large)\b/iu,
    (answer) => /\d/u.test(answer) || NUMBER.test(answer),
  ],
  [
    /^who(?:se)?\b/iu,
    (answer) => isCapitalized(answer.replace(/^(?:the|an?) /iu, '')) && !/\d{3}/u.test(answer),
  ],
  [/^where\b/iu, (answer) => /\p{Lu}/u.test(answer) && !/\d{4}/u.test(answer)],
  [/^(?:which|what) (?:country|city|state|actor|actress|band|singer|president|author)\b/iu, isCapitalized],
];

/** Whether an answer is of the kind that the wording asks for; null if the wording does not tell. */
export function answerFits(question: string, answer: string): boolean | null {
  const asked = ASKED.find(([asks]) => asks.test(question));
  return asked === undefined ? null : asked[1](answer);
}
