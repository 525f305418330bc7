import { spawn, type ChildProcess } from 'node:child_process';

const graceSeconds = 20;

// Waits for the end of its input, which comes when the process at the other end dies, even by kill -9; nothing is ever
// written. "read" is a built-in of the shell, so there is no further process to watch.
const script = `
read -r nothing
kill -"$2" "$1" 2>/dev/null || exit 0
waited=0
while kill -0 "$1" 2>/dev/null; do
  [ "$waited" -ge ${graceSeconds} ] && { kill -KILL "$1"; exit 0; }
  sleep 1
  waited=$((waited + 1))
done`;

/**
 * Ties a process to the life of this one: when this process dies, even by kill -9, a waiting shell signals the other
 * one to stop, and kills it after 20 s. Costs about one megabyte.
 * @returns a function that releases the process; call it as soon as the process has exited
 */
export function guard(pid: number, signal: 'SIGINT' | 'SIGTERM'): () => void {
  const watcher = spawn('/bin/sh', ['-c', script, 'guardian', String(pid), signal.slice(3)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
    detached: true,
  });
  // Without a shell only the first safety net remains: the recorded process ids.
  watcher.on('error', () => undefined);
  watcher.stdin.on('error', () => undefined);
  watcher.unref();
  return () => {
    watcher.kill('SIGKILL');
    watcher.stdin.destroy();
  };
}

/** Ties a child to this process: however this one ends, the child ends too, and does not disturb the next run. */
export function tied<Child extends ChildProcess>(
  child: Child,
  signal: 'SIGINT' | 'SIGTERM' = 'SIGTERM',
): Child {
  if (child.pid !== undefined) child.once('exit', guard(child.pid, signal));
  return child;
}
