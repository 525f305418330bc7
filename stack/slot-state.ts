import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { EngineName } from './engine-plan.ts';

/** What a slot keeps from one start to the next, stored next to its data. */
export const SlotState = z.object({
  password: z.string(),
  ports: z.partialRecord(EngineName, z.int()),
});
export type SlotState = z.infer<typeof SlotState>;

const fileName = 'memory.json';

/** Reads the state of a slot; a new one has a new password and no ports. */
export function readSlotState(folder: string): SlotState {
  try {
    return SlotState.parse(JSON.parse(readFileSync(join(folder, fileName), 'utf8')));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    return { password: randomBytes(18).toString('base64url').replace(/[-_]/g, 'x'), ports: {} };
  }
}

/** Writes the state atomically and readable only by this user. */
export function writeSlotState(folder: string, state: SlotState): void {
  const file = join(folder, fileName);
  writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
