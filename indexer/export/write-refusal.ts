import { Refusal } from '../../src/refusal.ts';

const NO_ROOM: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EFBIG'];
const NOT_ALLOWED: readonly unknown[] = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOENT', 'EISDIR', 'EEXIST'];

/** Why a path cannot be written, as a `Refusal`; any other error as it is. */
export function writeRefusal(error: unknown, path: string): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
  if (NO_ROOM.includes(error.code))
    return new Refusal(
      `There is no room for ${path}. Nothing was left behind, and what was there before stays.`,
    );
  if (NOT_ALLOWED.includes(error.code))
    return new Refusal(`${path} cannot be written (${String(error.code)}).`);
  return error;
}
