import { chmodSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { z } from 'zod';

import { claimSlot } from '../../stack/claim.ts';
import { EngineName } from '../../stack/engine.ts';
import { readStackEnvironment } from '../../stack/environment.mjs';
import {
  enginesFolder,
  findFolders,
  runFolder,
  type Folders,
  unprivilegedOwner,
} from '../../stack/folders.mjs';
import { startLocalEngines } from '../../stack/local-engines.ts';
import { checkPrerequisites } from '../../stack/prerequisites.mjs';
import { identify } from '../../stack/processes.ts';
import { ownFolder } from './own-folder.ts';

const ROOT = join(import.meta.dirname, '../..');
const Records = z.array(z.object({ name: EngineName, pid: z.int() }));

/** Starts engines as `npm start` does, with their data in a separate folder. They are stopped when the test ends. */
export async function ownStack(wanted: readonly EngineName[]) {
  const owner = unprivilegedOwner();
  const installed = enginesFolder(findFolders(ROOT, owner));
  const own = await ownFolder();
  chmodSync(own, 0o755);
  symlinkSync(installed, join(own, 'engines'));
  const folders: Folders = { root: ROOT, own, engineHome: own, owner };
  const environment = readStackEnvironment();
  const claim = claimSlot(runFolder(folders), 'start');
  const lines: string[] = [];
  const running = await startLocalEngines(wanted, {
    profile: 'start',
    folders,
    claim,
    prerequisites: checkPrerequisites(wanted, folders, environment),
    environment,
    progress: { print: (line) => void lines.push(line), step: (_, work) => work() },
    signal: new AbortController().signal,
  });
  onTestFinished(() => running.stop());
  const pidOf = (name: EngineName): number => {
    const records = Records.parse(JSON.parse(readFileSync(claim.recordFile, 'utf8')));
    const pid = records.find((record) => record.name === name)?.pid;
    if (pid === undefined || identify(pid) === undefined) throw new Error(`${name} is not running`);
    return pid;
  };
  return {
    urls: running.urls,
    /** Kills one with SIGKILL. */
    kill: (name: EngineName): void => void process.kill(pidOf(name), 'SIGKILL'),
    /** Printed lines so far. */
    lines: (): readonly string[] => lines,
  };
}
