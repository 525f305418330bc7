/** A unit of an XLIFF file, version 1.2 or 2, as a translation tool wrote it. */
export interface XliffUnit {
  /** Its id and other names, which tools preserve. */
  readonly names: readonly string[];
  readonly source: string;
  /** Null if there is none. */
  readonly target: string | null;
  /** Whether source or target has inline codes, which plain text cannot contain. */
  readonly hasCodes: boolean;
  /** False if the tool marks it as unfinished. */
  readonly isDone: boolean;
  /** As declared in the file; may be empty. */
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
