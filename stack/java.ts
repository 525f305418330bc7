import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { askProgram } from './ask-program.ts';
import type { Owner } from './engine-plan.ts';
import type { StackEnvironment } from './environment.ts';

/** The oldest Java that Elasticsearch 9 runs on. */
export const oldestJava = 21;

/** Folders in which systems keep one Java beside another. */
const installationFolders = ['/usr/lib/jvm', '/Library/Java/JavaVirtualMachines'];

export interface Java {
  readonly home: string;
  readonly version: number;
}

/** The major version in what `java -version` prints: `"21.0.2"` is 21, the old `"1.8.0_392"` is 8. */
export function parseJavaVersion(text: string): number | undefined {
  const found = /version "(?:1\.)?(\d+)/.exec(text);
  return found === null ? undefined : Number(found[1]);
}

/** The first that is new enough, in the order given; undefined when none is. */
export function chooseJava(candidates: Iterable<Java>): Java | undefined {
  for (const candidate of candidates) if (candidate.version >= oldestJava) return candidate;
  return undefined;
}

/** Looks at ES_JAVA_HOME, JAVA_HOME, the PATH and the usual folders, by asking each Java as the user who will run it. */
export function findJava(environment: StackEnvironment, owner: Owner | undefined): Java | undefined {
  return chooseJava(answering(candidateHomes(environment), owner));
}

function* candidateHomes(environment: StackEnvironment): Iterable<string> {
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

function* answering(homes: Iterable<string>, owner: Owner | undefined): Iterable<Java> {
  for (const home of homes) {
    const command = join(home, 'bin', 'java');
    if (!existsSync(command)) continue;
    const question = ['-XshowSettings:properties', '-version'];
    const answer = askProgram(command, question, { cwd: '/', ...owner });
    const version = parseJavaVersion(answer.errors);
    // The PATH often holds a link into the real home, and only Java itself knows where that is.
    const real = /^\s*java\.home = (.+)$/m.exec(answer.errors)?.[1];
    if (version !== undefined) yield { home: real ?? home, version };
  }
}
