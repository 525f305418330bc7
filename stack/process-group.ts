import { readdirSync, readFileSync } from 'node:fs';
import { parseProcStat } from './process-identity.ts';

/**
 * Whether a process group has a running member. Zombies do not count: without an init process, as in some containers,
 * they stay forever.
 */
export function isGroupAlive(leader: number): boolean {
  try {
    process.kill(-leader, 0);
  } catch (error) {
    // EPERM means that it exists but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return process.platform !== 'linux' || hasLivingMember(leader);
}

/** Kills a group; its last member may exit at the same moment. */
export function killGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

function hasLivingMember(leader: number): boolean {
  return readdirSync('/proc').some((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      const stat = parseProcStat(readFileSync(`/proc/${name}/stat`, 'utf8'));
      return stat?.group === leader && stat.state !== 'Z' && stat.state !== 'X';
    } catch {
      // It exited in the meantime.
      return false;
    }
  });
}
