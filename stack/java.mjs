// Plain JavaScript for any Node from 20: it runs before anything is installed.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './run-program.mjs';

/** @import { StackEnvironment } from './environment.mjs' */
/** @import { Owner } from './engine.ts' */

/** The oldest Java version that runs Elasticsearch 9. */
export const oldestJava = 21;

/** Folders in which operating systems install several Java versions. */
const installationFolders = ['/usr/lib/jvm', '/Library/Java/JavaVirtualMachines'];

/**
 * @typedef {object} Java
 * @property {string} home
 * @property {number} version
 */

/**
 * The major version in the output of `java -version`: `"21.0.2"` is 21, the old `"1.8.0_392"` is 8.
 * @param {string} text
 */
export function parseJavaVersion(text) {
  const found = /version "(?:1\.)?(\d+)/.exec(text);
  return found === null ? undefined : Number(found[1]);
}

/**
 * The first candidate that is new enough; undefined when none is.
 * @param {Iterable<Java>} candidates
 */
export function chooseJava(candidates) {
  for (const candidate of candidates) if (candidate.version >= oldestJava) return candidate;
  return undefined;
}

/**
 * Searches ES_JAVA_HOME, JAVA_HOME, the PATH and the usual folders, and runs each Java as the user of the engines.
 * @param {StackEnvironment} environment
 * @param {Owner | undefined} owner
 */
export function findJava(environment, owner) {
  return chooseJava(workingJavas(candidateHomes(environment), owner));
}

/**
 * @param {StackEnvironment} environment
 * @returns {Iterable<string>}
 */
function* candidateHomes(environment) {
  yield* environment.javaHomes;
  for (const folder of environment.path) if (existsSync(join(folder, 'java'))) yield join(folder, '..');
  for (const folder of installationFolders) {
    if (!existsSync(folder)) continue;
    for (const name of readdirSync(folder).sort().reverse()) {
      yield join(folder, name);
      yield join(folder, name, 'Contents', 'Home');
    }
  }
}

/**
 * @param {Iterable<string>} homes
 * @param {Owner | undefined} owner
 * @returns {Iterable<Java>}
 */
function* workingJavas(homes, owner) {
  for (const home of homes) {
    const command = join(home, 'bin', 'java');
    if (!existsSync(command)) continue;
    const parameters = ['-XshowSettings:properties', '-version'];
    const result = runProgram(command, parameters, { cwd: '/', ...owner });
    const version = parseJavaVersion(result.errors);
    // The PATH often has a link to the real home, which Java itself reports.
    const real = /^\s*java\.home = (.+)$/m.exec(result.errors)?.[1];
    if (version !== undefined) yield { home: real ?? home, version };
  }
}
