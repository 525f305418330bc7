import { Refusal } from '../../src/refusal.ts';

const MISSING: readonly unknown[] = ['ENOENT', 'ENOTDIR'];

/** Why a path cannot be read, as a `Refusal`; any error that is not of the file system as it is. */
export function readRefusal(error: unknown, path: string): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
  return new Refusal(
    MISSING.includes(error.code)
      ? `${path} does not exist.`
      : `${path} cannot be read (${String(error.code)}).`,
  );
}
