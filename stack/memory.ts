import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { EngineName } from './engine-plan.ts';

/** What a slot remembers from one start to the next, kept beside its data. */
export const Memory = z.object({
  password: z.string(),
  ports: z.partialRecord(EngineName, z.int()),
});
export type Memory = z.infer<typeof Memory>;

const fileName = 'memory.json';

/** Reads the memory of a slot; a fresh one has a new password and no ports. */
export function recall(folder: string): Memory {
  try {
    return Memory.parse(JSON.parse(readFileSync(join(folder, fileName), 'utf8')));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    return { password: randomBytes(18).toString('base64url').replace(/[-_]/g, 'x'), ports: {} };
  }
}

/** Writes it for this user's eyes only, whole or not at all. */
export function remember(folder: string, memory: Memory): void {
  const file = join(folder, fileName);
  writeFileSync(`${file}.new`, JSON.stringify(memory), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
