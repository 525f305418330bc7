import { Refusal } from '../../src/refusal.ts';

const NO_SPACE: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EFBIG'];
const NOT_ALLOWED: readonly unknown[] = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOENT', 'EISDIR', 'EEXIST'];

/**
 * Converts an error of writing a path to a `Refusal`. Other errors are returned unchanged.
 *
 * @param consequence - what a lack of space means
 */
export function writeRefusal(error: unknown, path: string, consequence = 'Nothing was changed.'): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
  if (NO_SPACE.includes(error.code))
    return new Refusal(`There is not enough space for ${path}. ${consequence}`);
  if (NOT_ALLOWED.includes(error.code))
    return new Refusal(`${path} cannot be written (${String(error.code)}).`);
  return error;
}
