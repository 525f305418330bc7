/** cp1252 from 0x80 to 0x9f, where five bytes are undefined. Above that it equals Latin-1. */
const CP1252 = '€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ';

/**
 * Characters whose last byte the upstream replaced with `?`, because it is one of the five that cp1252 does not define.
 * Others are ambiguous and remain unchanged.
 */
const TRUNCATED: ReadonlyMap<string, string> = new Map([
  ['\u00e2\u0080?', '”'],
  ['\u00cf?', 'ύ'],
  ['\u00d0?', 'А'],
]);

/** UTF-8 sequences beyond ASCII as Latin-1 reads them, without overlong forms and surrogates. */
const WELL_FORMED =
  '[\u00c2-\u00df][\u0080-\u00bf]|\u00e0[\u00a0-\u00bf][\u0080-\u00bf]|[\u00e1-\u00ec\u00ee\u00ef][\u0080-\u00bf]{2}|' +
  '\u00ed[\u0080-\u009f][\u0080-\u00bf]|\u00f0[\u0090-\u00bf][\u0080-\u00bf]{2}|[\u00f1-\u00f3][\u0080-\u00bf]{3}|' +
  '\u00f4[\u0080-\u008f][\u0080-\u00bf]{2}';
const SEQUENCE = new RegExp(
  `(${WELL_FORMED})|${[...TRUNCATED.keys()].join('|').replaceAll('?', '\\?')}|[\u0080-\u00ff]`,
  'g',
);

function decodeOne(found: string, wellFormed: string | undefined): string {
  if (wellFormed !== undefined) return Buffer.from(found, 'latin1').toString();
  return TRUNCATED.get(found) ?? CP1252[found.charCodeAt(0) - 0x80] ?? found;
}

const strict = new TextDecoder('utf-8', { fatal: true });

/**
 * Decodes text that is mostly UTF-8 with some cp1252 bytes. Either decoder alone would garble the other part, and the
 * platform's windows-1252 decoder turns the five undefined bytes into control characters.
 *
 * @returns the text, and whether any of it was not UTF-8
 */
export function decodeMixed(bytes: Buffer): { readonly text: string; readonly repaired: boolean } {
  try {
    return { text: strict.decode(bytes), repaired: false };
  } catch {
    // Not all of it is UTF-8: it is decoded below.
  }
  const text = bytes.toString('latin1').replaceAll(SEQUENCE, decodeOne);
  return { text, repaired: true };
}
