import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { claimSlot, endLeftovers } from './claim.ts';
import { readStackEnvironment } from './environment.mjs';
import { dataFolder, findFolders, runFolder, unprivilegedOwner, type Folders } from './folders.mjs';
import type { MemberRequest } from './member.ts';
import { checkPrerequisites, findProgram } from './prerequisites.mjs';

/** Where a cluster runs, and what its members share. */
export interface ClusterGround extends Pick<MemberRequest, 'signal' | 'recordFile' | 'onEnd'> {
  readonly folders: Folders;
  /** `cluster`, `cluster-2` and so on, for several in one clone. */
  readonly slot: string;
  readonly programs: {
    readonly java: { readonly home: string; readonly heap: string };
    readonly redis: string | undefined;
    readonly haproxy: string;
  };
  /** For data. */
  readonly folder: string;
  readonly logs: string;
  /** Deletes all data. Nothing must be running. */
  readonly remove: () => void;
}

/** Finds the programs, and claims empty folders. Throws an error with a message for the user when a program is missing. */
export async function prepareGround(shared: Pick<MemberRequest, 'signal' | 'onEnd'>): Promise<ClusterGround> {
  const environment = readStackEnvironment();
  const folders = findFolders(join(import.meta.dirname, '..'), unprivilegedOwner());
  const { java, redisServer } = checkPrerequisites(['elasticsearch', 'redis'], folders, environment);
  if (java === undefined) throw new Error('Elasticsearch needs Java.');
  // Debian installs it where only root looks for programs.
  const path = [...environment.path, '/usr/sbin', '/usr/local/sbin'];
  const haproxy = findProgram('haproxy', { ...environment, path });
  if (haproxy === undefined)
    throw new Error('HAProxy is missing. Install it: `apt-get install haproxy`, or `brew install haproxy`.');
  const claim = claimSlot(runFolder(folders), 'cluster');
  const { recordFile, slot } = claim;
  await endLeftovers(recordFile);
  const logs = join(folders.own, 'logs', slot);
  const removeData = (): void =>
    rmSync(join(folders.engineHome, 'data', slot), { recursive: true, force: true });
  removeData();
  rmSync(logs, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });
  return {
    ...shared,
    folders,
    slot,
    programs: {
      java: { home: java.home, heap: environment.elasticsearchHeap },
      redis: redisServer,
      haproxy,
    },
    folder: dataFolder(folders, slot),
    logs,
    recordFile,
    remove: () => {
      removeData();
      rmSync(recordFile, { force: true });
      claim.release();
    },
  };
}
