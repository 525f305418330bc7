import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { EngineName } from './engine.ts';

const newPassword = (): string => randomBytes(18).toString('base64url').replace(/[-_]/g, 'x');

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

const newPasswords = (): Passwords => ({
  postgres: newPassword(),
  postgresApi: newPassword(),
  elasticsearch: newPassword(),
  redis: newPassword(),
});

/** Until version 1.0 the engines shared one password. A database keeps it, because its superuser has it. */
const FormerState = z.object({ password: z.string(), ports: SlotState.shape.ports });

const fileName = 'memory.json';

/** Reads the state of a slot; a new one has new passwords and no ports. */
export function readSlotState(folder: string): SlotState {
  try {
    const state: unknown = JSON.parse(readFileSync(join(folder, fileName), 'utf8'));
    const former = FormerState.safeParse(state).data;
    if (former === undefined) return SlotState.parse(state);
    return { passwords: { ...newPasswords(), postgres: former.password }, ports: former.ports };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    return { passwords: newPasswords(), ports: {} };
  }
}

/** Writes the state atomically and readable only by this user. */
export function writeSlotState(folder: string, state: SlotState): void {
  const file = join(folder, fileName);
  writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
