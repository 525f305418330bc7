import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../../../shared/upstream/', import.meta.url));

/**
 * The folder of real upstream files next to the repository. Undefined if it does not exist. Their texts must not be
 * copied.
 */
export const UPSTREAM: string | undefined = existsSync(FOLDER) ? FOLDER : undefined;

if (UPSTREAM === undefined)
  console.log(`Tests of real upstream files are skipped because the folder ${FOLDER} does not exist`);
