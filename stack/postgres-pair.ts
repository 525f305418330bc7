import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import type { LocalEngine, Setting } from './engine.ts';
import { ownedFolder, type Folders } from './folders.mjs';
import { createMember, type Member, type MemberRequest } from './member.ts';
import { postgresData, postgresUrl, preparePostgres } from './postgres.ts';
import { prepareStandby, promoteStandby, waitForStandby } from './standby.ts';

export interface PostgresPair {
  /** A primary and, with two ports, its standby. Start the primary, and then the standby. */
  readonly servers: readonly Member[];
  /** Makes the standby the primary. The former primary must not run; when it is started again, it becomes the standby. */
  readonly promote: () => Promise<void>;
}

interface PairRequest extends Pick<MemberRequest, 'signal' | 'recordFile' | 'onEnd'> {
  readonly folders: Folders;
  /** For data, of these servers alone. */
  readonly folder: string;
  /** For a file for each server. */
  readonly logs: string;
  /** One for each server. */
  readonly ports: readonly number[];
  readonly password: string;
}

/** Prepares a durable PostgreSQL server with a streaming standby: a commit is acknowledged when both have it. */
export function createPostgresPair(request: PairRequest): PostgresPair {
  const { folders, folder, logs, ports, password } = request;
  const settings = ports.map((port, index): Setting => {
    const name = `postgres-${index + 1}`;
    const own = ownedFolder(join(folder, name), folders.owner);
    return { folder: own, logFile: join(logs, `${name}.log`), port, password, durable: true };
  });
  const servers = settings.map((setting, index) => {
    const other = settings[1 - index];
    return createMember({
      ...request,
      name: `postgres-${index + 1}`,
      url: postgresUrl(setting),
      logFile: setting.logFile,
      prepare: () => prepareServer(folders, setting, other),
      onReady: async () => {
        if (other !== undefined && isStandby(setting)) await waitForStandby(postgresUrl(other));
      },
    });
  });
  return {
    servers,
    async promote() {
      const standby = settings.find(isStandby);
      if (standby === undefined) throw new Error('There is no standby to promote.');
      await promoteStandby(postgresUrl(standby));
    },
  };
}

/** The first server is created, and the other one copied from it. So is a former primary that was replaced. */
async function prepareServer(folders: Folders, setting: Setting, other?: Setting): Promise<LocalEngine> {
  const data = postgresData(setting);
  if (other === undefined || !existsSync(postgresData(other))) return preparePostgres(folders, setting);
  if (existsSync(data) && !isStandby(setting) && timelineOf(other) > timelineOf(setting))
    rmSync(data, { recursive: true });
  if (existsSync(data)) return preparePostgres(folders, setting);
  return prepareStandby(folders, setting, { url: postgresUrl(other), data: postgresData(other) });
}

/** PostgreSQL deletes the file when it is promoted. */
const isStandby = (setting: Setting): boolean => existsSync(join(postgresData(setting), 'standby.signal'));

/** Each promotion begins a new timeline, and writes a file whose name begins with its number. */
const timelineOf = (setting: Setting): number =>
  Math.max(
    1,
    ...readdirSync(join(postgresData(setting), 'pg_wal'))
      .filter((name) => name.endsWith('.history'))
      .map((name) => Number.parseInt(name, 16)),
  );
