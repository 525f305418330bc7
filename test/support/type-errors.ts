import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const COMPILER = resolve('node_modules/typescript-native/bin/tsc');

/** What a strict compiler prints about files of a folder: nothing if they are correct. */
export async function typeErrors(
  folder: string,
  files: readonly string[],
  ...options: string[]
): Promise<string> {
  const parameters = [COMPILER, '--noEmit', '--strict', '--skipLibCheck', '--target', 'es2022'];
  // It prints errors to standard output, and then fails.
  const { stdout } = await promisify(execFile)(process.execPath, [...parameters, ...options, ...files], {
    cwd: folder,
  }).catch((error: unknown) => error as { readonly stdout: string });
  return stdout;
}
