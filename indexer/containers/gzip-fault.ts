/**
 * - `truncated`: it ends too early.
 * - `damaged`: its bytes or a checksum are wrong.
 * - `trailing_bytes`: something follows that is not gzip. Everything before is valid and complete.
 */
type GzipFaultKind = 'truncated' | 'damaged' | 'trailing_bytes';

/** Why a gzip file cannot be read further. Everything read before is valid. */
export class GzipFault extends Error {
  override readonly name = 'GzipFault';
  readonly kind: GzipFaultKind;
  /** The place in the compressed file. */
  readonly offset: number;

  constructor(kind: GzipFaultKind, offset: number, cause?: unknown) {
    super(`${kind} at byte ${offset}`, { cause });
    this.kind = kind;
    this.offset = offset;
  }
}

/** A gzip file is far larger decompressed than any file of questions. */
export class ExpandsTooMuch extends Error {
  override readonly name = 'ExpandsTooMuch';
  /** The place in the compressed file where reading stopped. */
  readonly offset: number;

  constructor(offset: number) {
    super(`it expands too much, at byte ${offset}`);
    this.offset = offset;
  }
}
