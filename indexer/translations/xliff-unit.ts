/** One unit of an XLIFF file, of version 1.2 or 2, as a tool left it. */
export interface XliffUnit {
  /** Its id, or another name of it that tools keep. */
  readonly names: readonly string[];
  readonly source: string;
  /** Null when there is none. */
  readonly target: string | null;
  /** Whether source or target has inline codes, for which plain text has no place. */
  readonly hasCodes: boolean;
  /** False when the tool says that somebody has to work on it still. */
  readonly isDone: boolean;
  /** As the file says; empty when it does not. */
  readonly from: string;
  readonly to: string;
}

/** Why a file cannot be read as XLIFF, without a full stop. */
export class XliffError extends Error {
  override readonly name = 'XliffError';
  /** Whether the file has no XLIFF root element: it is in another format. */
  readonly isAnotherFormat: boolean;

  constructor(message: string, { isAnotherFormat = false }: { readonly isAnotherFormat?: boolean } = {}) {
    super(message);
    this.isAnotherFormat = isAnotherFormat;
  }
}
