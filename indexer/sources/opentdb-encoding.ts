import { decodeHTMLStrict } from 'entities';

/** The texts of a row, which all have the same encoding. */
export interface EncodedTexts {
  readonly type: string;
  readonly difficulty: string;
  readonly category: string;
  readonly question: string;
  readonly correct_answer: string;
  readonly incorrect_answers: readonly string[];
}

/** `multiple` and `boolean` with the API's `encode=base64`. No other encoding looks like this. */
const BASE64_TYPES = new Set(['bXVsdGlwbGU=', 'Ym9vbGVhbg==']);
/**
 * Matches text with `encode=url3986` or `encode=urlLegacy`, or escaped like browsers do. A row with escapes and no
 * spaces is not plain text.
 */
const ESCAPED = /^(?:[\w.~+!'()*-]|%[\da-f]{2})*$/iu;
const ESCAPE = /%[\da-f]{2}|\+/iu;

const fromBase64 = (text: string): string => Buffer.from(text, 'base64').toString('utf8');

/** Decodes escapes, unless they are not UTF-8. */
function fromEscapes(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', '%20'));
  } catch {
    // `decodeURIComponent` only throws in this case.
    return text;
  }
}

/** Finds the decoder of the API's `encode` parameter by the row itself. */
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
 * Decodes the texts of a row. Entities are decoded once, and only with a semicolon, as the upstream writes them: `Q&A`
 * and `AT&T` are literal.
 */
export function decodeTexts(row: EncodedTexts): { readonly texts: EncodedTexts; readonly html: boolean } {
  const sent = mapTexts(row, decoderFor(row));
  const texts = mapTexts(sent, decodeHTMLStrict);
  return { texts, html: JSON.stringify(texts) !== JSON.stringify(sent) };
}
