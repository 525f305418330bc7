/** What cp1252 has from 0x80 to 0x9f; five places are empty there. Above that it is Latin-1. */
const CP1252 = '€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ';

/**
 * Characters of which the upstream has lost the last byte, because it is one of the five that cp1252 does not have, and has `?`
 * instead. Others could be made whole in several ways and are left alone.
 */
const TRUNCATED: ReadonlyMap<string, string> = new Map([
  ['\u00e2\u0080?', '”'],
  ['\u00cf?', 'ύ'],
  ['\u00d0?', 'А'],
]);

/** Sequences of UTF-8 beyond ASCII as Latin-1 reads them, over-long forms and surrogates left out. */
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
 * Text of which most is UTF-8 and some bytes are cp1252. Decoded byte by byte: a decoder of either kind alone turns the other
 * half into rubbish, and what platforms call windows-1252 lets the five empty places through as control characters.
 *
 * @returns the text, and whether any of it was not UTF-8
 */
export function decodeMixed(bytes: Buffer): { readonly text: string; readonly repaired: boolean } {
  try {
    return { text: strict.decode(bytes), repaired: false };
  } catch {
    // It is not all UTF-8: that is what the rest is for.
  }
  const text = bytes.toString('latin1').replaceAll(SEQUENCE, decodeOne);
  return { text, repaired: true };
}
