/** A part of a file; both ends are included. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

const RANGE = /^bytes=(\d*)-(\d*)$/iu;

/**
 * Reads a `Range` header (RFC 9110).
 *
 * @param size - bytes of the file
 * @returns undefined if the header is to be ignored: other units, several parts, or not a range
 */
export function readByteRange(header: string, size: number): ByteRange | 'beyond the end' | undefined {
  const [, first = '', last = ''] = RANGE.exec(header.trim()) ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'beyond the end' : { from: size - length, to: size - 1 };
  }
  const from = Number(first);
  if (last !== '' && Number(last) < from) return undefined;
  if (from >= size) return 'beyond the end';
  return { from, to: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
