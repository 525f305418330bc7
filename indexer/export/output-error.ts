/** A file that cannot be written, as a sentence for whoever wanted it. */
export class OutputError extends Error {
  override readonly name = 'OutputError';
}

const NO_ROOM: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EFBIG'];
const NOT_ALLOWED: readonly unknown[] = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOENT', 'EISDIR', 'EEXIST'];

/** The error of writing to a path with its reason in words; any other error as it is. */
export function asOutputError(error: unknown, path: string): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
  if (NO_ROOM.includes(error.code))
    return new OutputError(
      `There is no room for ${path}. Nothing was left behind, and what was there before stays.`,
    );
  if (NOT_ALLOWED.includes(error.code))
    return new OutputError(`${path} cannot be written (${String(error.code)}).`);
  return error;
}
