import { z } from 'zod';

import { storable } from '../../src/contract/text.ts';
import type { Language } from '../../src/contract/vocabulary.ts';
import { cleanAnswer } from './clean-text.ts';
import { parseIsoDate, readableDate, readableNumber, readableQuantity } from './readable-values.ts';

export const MkqaAnswer = z.object({
  type: storable(50),
  text: z.string().nullish(),
  aliases: z.array(z.string().nullable()).nullish(),
  entity: z.string().nullish(),
});
export type MkqaAnswer = z.infer<typeof MkqaAnswer>;

/** The answers of a row in one language. */
export interface ParsedAnswer {
  readonly type: string;
  /** `yes` or `no` for the type `binary`. */
  readonly text: string;
  readonly alsoRight: readonly string[];
  /** Whether the text differs from the upstream's. */
  readonly isRewritten: boolean;
  /** False if the text is probably ungrammatical. */
  readonly isGrammatical: boolean;
}

interface Written {
  readonly text: string;
  readonly isGrammatical: boolean;
}

/** Writes an answer like people: the upstream generated dates and numbers, with units in the singular. */
function written(type: string, text: string, language: Language): Written {
  if (type === 'date') {
    const date = parseIsoDate(text);
    return { text: date ? readableDate(date, language) : text, isGrammatical: true };
  }
  if (type === 'number') return { text: readableNumber(text, language) ?? text, isGrammatical: true };
  if (type === 'number_with_unit')
    return readableQuantity(text, language) ?? { text, isGrammatical: language === 'en' };
  return { text, isGrammatical: true };
}

/** Whether aliases are other names. Those of dates and numbers are generated spellings: `2017 maja, 18`. */
const hasNames = (type: string): boolean => type === 'entity' || type === 'short_phrase';

/**
 * Reads the answer of a row in one language, and all other right ones; undefined if no answer has a text. The most
 * precise date comes first, unless the question asks for the year.
 *
 * @param query - the question in English
 */
export function readMkqaAnswer(
  answers: readonly MkqaAnswer[],
  language: Language,
  query: string,
): ParsedAnswer | undefined {
  const usable = answers
    .map((answer) => ({ ...answer, text: cleanAnswer(answer.text ?? '') }))
    .filter(({ text, type }) => text !== '' && (type !== 'binary' || /^(?:yes|no)$/iu.test(text)));
  const first = usable[0];
  if (first === undefined) return undefined;
  if (first.type === 'binary')
    return {
      type: 'binary',
      text: first.text.toLowerCase(),
      alsoRight: [],
      isRewritten: false,
      isGrammatical: true,
    };
  const wantsYear = /\b(?:what|which) year\b/iu.test(query);
  const precision = (text: string): number => (wantsYear ? -text.length : text.length);
  const chosen =
    first.type === 'date'
      ? (usable
          .filter(({ type, text }) => type === 'date' && parseIsoDate(text))
          .toSorted((one, other) => precision(other.text) - precision(one.text))[0] ?? first)
      : first;
  const { text, isGrammatical } = written(chosen.type, chosen.text, language);
  const others = usable.flatMap((answer) => [
    written(answer.type, answer.text, language).text,
    ...(hasNames(answer.type)
      ? (answer.aliases ?? []).map((alias) => cleanAnswer(alias ?? ''))
      : [answer.text]),
  ]);
  return { type: chosen.type, text, alsoRight: others, isRewritten: text !== chosen.text, isGrammatical };
}
