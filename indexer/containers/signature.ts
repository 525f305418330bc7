/** Bytes in which the first property of an element is expected. */
const NEAR = 512;
const FIRST_PROPERTY = /\{\s*"(?:[^"\\]|\\.)*"/;

/**
 * How elements begin: a brace, whitespace and the first property, which a program writes the same way for all elements.
 * Undefined if the bytes have no such place.
 */
export function signatureOf(bytes: Buffer): Buffer | undefined {
  const found = FIRST_PROPERTY.exec(bytes.toString('latin1', 0, NEAR));
  return found === null ? undefined : Buffer.from(found[0], 'latin1');
}

/** What separates two elements. */
const BETWEEN = new Set([0x20, 0x09, 0x0a, 0x0d, 0x2c, 0x5d]);

/** A range of bytes. */
interface Part {
  /** Without the separator before the next part. */
  readonly bytes: Buffer;
  readonly start: number;
  /** Where the next part begins. */
  readonly end: number;
}

/** Cuts bytes before each place that looks like the beginning of an element. Without such a place there is one part. */
export function cutAt(bytes: Buffer, signature: Buffer | undefined): Part[] {
  const starts = [0];
  if (signature !== undefined)
    for (let at = bytes.indexOf(signature, 1); at !== -1; at = bytes.indexOf(signature, at + 1))
      starts.push(at);
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? bytes.length;
    let last = end;
    while (last > start && BETWEEN.has(bytes[last - 1] ?? 0)) last -= 1;
    return { bytes: bytes.subarray(start, last), start, end };
  });
}
