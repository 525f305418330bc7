import type { Cluster } from './cluster.ts';
import type { Member } from './member.ts';

/** What is printed about the commands of `npm run cluster`. */
export const COMMANDS = `Commands, to be typed here:
  kill NAME         with SIGKILL, as if its machine were gone; it stays down
  stop NAME         lets it close first
  start NAME        starts it again
  suspend NAME      its connections stay open, and it does not answer
  resume NAME
  promote           makes the standby of PostgreSQL the primary: kill the primary first
  reload            lets the proxy load its configuration again
  status            lists what is running`;

/** What can be done to one member. */
const ACTIONS: Readonly<Record<string, (member: Member) => unknown>> = {
  kill: (member) => member.kill(),
  stop: (member) => member.stop(),
  start: (member) => member.start(),
  suspend: (member) => member.signal('SIGSTOP'),
  resume: (member) => member.signal('SIGCONT'),
};

const WHOLE: Readonly<Record<string, (cluster: Cluster) => unknown>> = {
  promote: (cluster) => cluster.promote(),
  reload: (cluster) => cluster.reload(),
};

/** Carries out one of the commands, and returns what is to be printed. */
export async function obey(cluster: Cluster, line: string): Promise<string> {
  const [verb = '', name = ''] = line.trim().split(/\s+/);
  if (verb === 'status') return listMembers(cluster);
  const whole = WHOLE[verb];
  const action = ACTIONS[verb];
  const member = cluster.members.find((one) => one.name === name);
  if (whole === undefined && action === undefined) return COMMANDS;
  if (whole === undefined && member === undefined) return `Add a name: ${verb} elasticsearch-1, for example.`;
  try {
    await whole?.(cluster);
    if (member !== undefined) await action?.(member);
    return `${line.trim()}: done`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** A line for each member: its name, process and address. */
export const listMembers = ({ members }: Cluster): string =>
  members
    .map(({ name, pid, url }) => `  ${name.padEnd(17)} ${String(pid ?? 'down').padEnd(9)} ${url}`)
    .join('\n');
