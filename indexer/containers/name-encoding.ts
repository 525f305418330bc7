import { isUtf8 } from 'node:buffer';

/** U+FFFD, which replaces what is not UTF-8, and its own bytes. */
const REPLACEMENT = '\ufffd';
const REPLACEMENT_BYTES = Buffer.from(REPLACEMENT);
/** Polish letters in Windows-1250, which Windows-1252 reads as other signs. */
const POLISH = new Set([
  0xa5, 0xc6, 0xca, 0xa3, 0xd1, 0xd3, 0x8c, 0x8f, 0xaf, 0xb9, 0xe6, 0xea, 0xb3, 0xf1, 0xf3, 0x9c, 0x9f, 0xbf,
]);
/** Those that are not letters of Western European words in Windows-1252. */
const ONLY_POLISH = new Set([0xa5, 0xa3, 0xaf, 0xb9, 0xb3, 0xbf]);

/** The position of the first byte that is not UTF-8. */
function firstFault(bytes: Buffer): number {
  const text = bytes.toString();
  let at = text.indexOf(REPLACEMENT);
  let position = Buffer.byteLength(text.slice(0, at));
  while (bytes.subarray(position, position + 3).equals(REPLACEMENT_BYTES)) {
    const next = text.indexOf(REPLACEMENT, at + 1);
    position += Buffer.byteLength(text.slice(at, next));
    at = next;
  }
  return position;
}

/** Names the probable encoding of a row that is not UTF-8, with its first such byte; undefined if it is UTF-8. */
export function nameEncoding(bytes: Buffer): string | undefined {
  if (isUtf8(bytes)) return undefined;
  const position = firstFault(bytes);
  const high = bytes.filter((byte) => byte >= 0x80);
  const isPolish = high.every((byte) => POLISH.has(byte)) && high.some((byte) => ONLY_POLISH.has(byte));
  const byte = (bytes[position] ?? 0).toString(16).toUpperCase();
  return `byte ${position + 1} is 0x${byte}, probably Windows-125${isPolish ? '0' : '2'}`;
}

/** Bytes that decide without a byte-order mark. */
const DECIDING = 8;

/** Whether a file begins like text in UTF-16: with its byte-order mark, or with ASCII characters of two bytes. */
export function beginsLikeUtf16(start: Buffer): boolean {
  const [first, second] = start;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const zeros = [...start.subarray(0, DECIDING)].map((byte) => byte === 0);
  return (
    zeros.length === DECIDING &&
    [true, false].some((isHigh) => zeros.every((isZero, index) => (isZero === (index % 2 === 0)) === isHigh))
  );
}
