// Plain JavaScript for any Node from 20: it runs before anything is installed.
import { spawnSync } from 'node:child_process';

/**
 * @typedef {object} ProgramResult
 * @property {number | null} status null when the program could not be started or was killed by a signal
 * @property {string} output
 * @property {string} errors
 */

/**
 * Runs a short program to its end. One that cannot be started has no output.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 * @returns {ProgramResult}
 */
export function runProgram(command, parameters, options = {}) {
  const result = spawnSync(command, parameters, options);
  // Both are null when the program does not exist, which the types do not show.
  const text = (/** @type {Buffer | string | null} */ stream) => stream?.toString('utf8') ?? '';
  return { status: result.status, output: text(result.stdout), errors: text(result.stderr) };
}
