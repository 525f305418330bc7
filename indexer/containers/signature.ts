/** Bytes in which the first property of an element is looked for. */
const NEAR = 512;
const FIRST_PROPERTY = /\{\s*"(?:[^"\\]|\\.)*"/;

/**
 * How elements begin: a brace and the first property, with the white space between, as one program writes all of them. Taken from
 * the first such place in the bytes; undefined when they have none.
 */
export function signatureOf(bytes: Buffer): Buffer | undefined {
  const found = FIRST_PROPERTY.exec(bytes.toString('latin1', 0, NEAR));
  return found === null ? undefined : Buffer.from(found[0], 'latin1');
}

/** What stands between two elements. */
const BETWEEN = new Set([0x20, 0x09, 0x0a, 0x0d, 0x2c, 0x5d]);

/** A part of some bytes. */
export interface Part {
  /** Without what separates it from the next one. */
  readonly bytes: Buffer;
  readonly start: number;
  /** Where the next one begins. */
  readonly end: number;
}

/** The bytes cut before each place that looks like the beginning of an element; one part when there is none. */
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
