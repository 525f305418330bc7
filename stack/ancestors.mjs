// Plain JavaScript without dependencies, for any Node from 20: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const pauseMilliseconds = 1000;

/** Levels to search upwards for npm: node, one or two shells, npm, and a spare one. */
const deepest = 5;

/**
 * Calls back once when the parent has exited or, if npm started us, when any process up to npm has. A shell between
 * npm and us outlives npm, so watching only the parent is not enough.
 * @param {boolean} startedByNpm
 * @param {() => void} listener
 */
export function onAncestorsGone(startedByNpm, listener) {
  const parent = process.ppid;
  const ancestors = startedByNpm ? chainToNpm() : [];
  const timer = setInterval(() => {
    if (process.ppid === parent && ancestors.every((one) => look(one.pid)?.start === one.start)) return;
    clearInterval(timer);
    listener();
  }, pauseMilliseconds);
  timer.unref();
}

/** Our ancestors up to npm; none when npm is not found, because then it is unclear what to watch. */
function chainToNpm() {
  const chain = [];
  let pid = process.ppid;
  for (let depth = 0; depth < deepest && pid > 1; depth++) {
    const found = look(pid);
    if (found === undefined) return [];
    chain.push({ pid, start: found.start });
    if (/\bnpm\b/.test(found.command) && !/^(\S*\/)?(ba|da|z)?sh /.test(found.command)) return chain;
    pid = found.parent;
  }
  return [];
}

/**
 * Parent, start time and command line of a running process; undefined when there is none, and for a zombie.
 * @param {number} pid
 */
function look(pid) {
  return process.platform === 'linux' ? lookOnLinux(pid) : lookByPs(pid);
}

/** @param {number} pid */
function lookOnLinux(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may contain spaces, so counting starts after the last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return { parent: Number(fields[1]), start: fields[19], command };
  } catch {
    // The files disappear with their process.
    return undefined;
  }
}

/** @param {number} pid */
function lookByPs(pid) {
  const result = spawnSync('ps', ['-o', 'stat=,ppid=,lstart=,command=', '-p', String(pid)], {
    encoding: 'utf8',
  });
  const found = /^(\S+)\s+(\d+)\s+(\S+\s+\S+\s+\S+\s+\S+\s+\S+)\s+(.*)$/m.exec((result.stdout ?? '').trim());
  const [, state = 'Z', parent, start, command = ''] = found ?? [];
  return state.startsWith('Z') ? undefined : { parent: Number(parent), start, command };
}
