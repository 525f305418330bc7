import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** A process that cannot be mistaken for a later one with the same id. */
export const ProcessIdentity = z.object({
  pid: z.int(),
  /** The start time in a format of the operating system; only for comparing. */
  start: z.string(),
});
export type ProcessIdentity = z.infer<typeof ProcessIdentity>;

/**
 * State, process group and start time from the text of `/proc/<pid>/stat`. The second field is the name of the program
 * in brackets and may contain spaces and brackets, so counting starts after the last bracket.
 */
export function parseProcStat(
  text: string,
): { state: string; group: number; startTicks: string } | undefined {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const state = fields[0];
  const startTicks = fields[19];
  if (state === undefined || startTicks === undefined) return undefined;
  return { state, group: Number(fields[2]), startTicks };
}

/** The identity of a running process; undefined when there is none, or only a zombie. */
export function identify(pid: number): ProcessIdentity | undefined {
  const start = process.platform === 'linux' ? startOnLinux(pid) : startByPs(pid);
  return start === undefined ? undefined : { pid, start };
}

/** Whether exactly this process is still running. */
export function isAlive(identity: ProcessIdentity): boolean {
  return identify(identity.pid)?.start === identity.start;
}

function startOnLinux(pid: number): string | undefined {
  try {
    const stat = parseProcStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    if (stat === undefined || stat.state === 'Z' || stat.state === 'X') return undefined;
    // Ticks count from boot, so they are meaningless without the id of the boot.
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}/${stat.startTicks}`;
  } catch {
    // The file disappears with its process: there is no process, which is not an error.
    return undefined;
  }
}

function startByPs(pid: number): string | undefined {
  const line = ps('stat=,lstart=', pid).trim();
  if (line === '' || line.startsWith('Z')) return undefined;
  return line.replace(/^\S+\s+/, '');
}

/** What `ps` knows of a process; empty when there is none. */
const ps = (fields: string, pid: number): string =>
  String(spawnSync('ps', ['-o', fields, '-p', String(pid)]).stdout);

/** The command line of a running process; empty when there is none or when it is unknown. */
export function commandLine(pid: number): string {
  if (identify(pid) === undefined) return '';
  if (process.platform !== 'linux') return ps('command=', pid);
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    // It exited in the meantime.
    return '';
  }
}

/** The processes that a process has started and that are running. */
export function childrenOf(parent: number): number[] {
  const lines = String(spawnSync('ps', ['-A', '-o', 'ppid=,pid=']).stdout).split('\n');
  return lines
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([of, pid]) => (of === parent && pid !== undefined ? [pid] : []));
}

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
