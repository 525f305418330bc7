import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../../shared/upstream/', import.meta.url));

/** The folder of real upstream files, beside the repository; undefined where it is not there. Their text stays there. */
export const UPSTREAM: string | undefined = existsSync(FOLDER) ? FOLDER : undefined;

if (UPSTREAM === undefined)
  console.log(`Tests of real upstream files are skipped: there is no folder ${FOLDER}`);
