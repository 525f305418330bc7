import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { EngineName, type DatabaseUrls, type Setting } from './engine.ts';
import { isKept, logFile, type Folders, type Profile } from './folders.mjs';
import { freePort } from './ports.mjs';

/** The database user of the API. */
export const API_ROLE = 'trivia_api';

/** The file with the state of a slot, next to its data. */
const FILE = 'memory.json';

const Passwords = z.object({
  /** The owner of the database, which is a superuser. */
  postgres: z.string(),
  /** The role of the API, which can neither create nor drop anything. */
  postgresApi: z.string(),
  elasticsearch: z.string(),
  redis: z.string(),
});
type Passwords = z.infer<typeof Passwords>;

/** What a slot keeps from one start to the next, stored next to its data. */
const SlotState = z.object({
  passwords: Passwords,
  ports: z.partialRecord(EngineName, z.int()),
});
export type SlotState = z.infer<typeof SlotState>;

/** Until version 1.0 the engines shared one password. A database keeps it, because its superuser has it. */
const FormerState = z.object({ password: z.string(), ports: SlotState.shape.ports });

/** Reads the state of a slot; a new one has new passwords and no ports. */
export function readSlotState(folder: string): SlotState {
  try {
    const state: unknown = JSON.parse(readFileSync(join(folder, FILE), 'utf8'));
    const former = FormerState.safeParse(state).data;
    if (former === undefined) return SlotState.parse(state);
    return { passwords: { ...newPasswords(), postgres: former.password }, ports: former.ports };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    return { passwords: newPasswords(), ports: {} };
  }
}

export const newPassword = (): string => randomBytes(18).toString('base64url').replace(/[-_]/g, 'x');

const newPasswords = (): Passwords => ({
  postgres: newPassword(),
  postgresApi: newPassword(),
  elasticsearch: newPassword(),
  redis: newPassword(),
});

/** Chooses ports, takes passwords, and deletes old logs. */
export async function chooseSettings(
  wanted: readonly EngineName[],
  folder: string,
  state: SlotState,
  { slot, folders, profile }: { readonly slot: string; readonly folders: Folders; readonly profile: Profile },
): Promise<[EngineName, Setting][]> {
  const ports: Partial<Record<EngineName, number>> = { ...state.ports };
  const settings: [EngineName, Setting][] = [];
  for (const name of wanted) {
    const port = await freePort(state.ports[name]);
    ports[name] = port;
    const log = logFile(folders, slot, name);
    // The log covers only this start: an error shows its end, which must not be an old one.
    rmSync(log, { force: true });
    const durable = isKept(profile);
    settings.push([name, { folder, logFile: log, port, password: state.passwords[name], durable }]);
  }
  writeSlotState(folder, { ...state, ports });
  return settings;
}

/** The URLs of a database for its owner and for the API. */
export function databaseUrls(databaseUrl: string, { passwords }: SlotState): DatabaseUrls {
  const url = new URL(databaseUrl);
  url.username = API_ROLE;
  url.password = passwords.postgresApi;
  return { databaseUrl, apiDatabaseUrl: url.href };
}

/** Writes the state atomically and readable only by this user. */
function writeSlotState(folder: string, state: SlotState): void {
  const file = join(folder, FILE);
  writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
