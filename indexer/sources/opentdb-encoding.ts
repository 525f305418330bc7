import { decodeHTMLStrict } from 'entities';

/** The texts of a row, all of them encoded in the same way. */
export interface EncodedTexts {
  readonly type: string;
  readonly difficulty: string;
  readonly category: string;
  readonly question: string;
  readonly correct_answer: string;
  readonly incorrect_answers: readonly string[];
}

/** `multiple` and `boolean` as the API's `encode=base64` writes them: no other encoding looks like that. */
const BASE64_TYPES = new Set(['bXVsdGlwbGU=', 'Ym9vbGVhbg==']);
/**
 * What `encode=url3986` and `encode=urlLegacy` leave, and what a program leaves that escapes as browsers do: a row without any space and
 * with escapes is no plain text.
 */
const ESCAPED = /^(?:[\w.~+!'()*-]|%[\da-f]{2})*$/iu;
const ESCAPE = /%[\da-f]{2}|\+/iu;

const fromBase64 = (text: string): string => Buffer.from(text, 'base64').toString('utf8');

/** The text without its escapes, or as it is when they are none of UTF-8. */
function fromEscapes(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', '%20'));
  } catch {
    // `decodeURIComponent` throws for nothing else.
    return text;
  }
}

/** What undoes the API's `encode` parameter, told by the row itself. */
function decoderFor(row: EncodedTexts): (text: string) => string {
  if (BASE64_TYPES.has(row.type)) return fromBase64;
  const texts = [row.category, row.question, row.correct_answer, ...row.incorrect_answers];
  const escaped = texts.every((text) => ESCAPED.test(text)) && texts.some((text) => ESCAPE.test(text));
  return escaped ? fromEscapes : (text) => text;
}

const mapTexts = (row: EncodedTexts, decode: (text: string) => string): EncodedTexts => ({
  type: decode(row.type),
  difficulty: decode(row.difficulty),
  category: decode(row.category),
  question: decode(row.question),
  correct_answer: decode(row.correct_answer),
  incorrect_answers: row.incorrect_answers.map(decode),
});

/**
 * The texts of a row in plain characters. Entities are decoded once, and only those that end in a semicolon, as the upstream writes them:
 * `Q&A` and `AT&T` are meant as they stand.
 */
export function decodeTexts(row: EncodedTexts): { readonly texts: EncodedTexts; readonly html: boolean } {
  const sent = mapTexts(row, decoderFor(row));
  const texts = mapTexts(sent, decodeHTMLStrict);
  return { texts, html: JSON.stringify(texts) !== JSON.stringify(sent) };
}
