import { spawn } from 'node:child_process';

const graceSeconds = 20;

// Waits for the end of its input, which comes when the process that holds the other side dies in whatever way;
// nothing is ever written. "read" is part of the shell, so there is no further process to look after.
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
 * Ties a process to the life of this one: when this process dies without a word, even by kill -9, a waiting
 * shell asks the other to end, and kills it after 20 s. Costs about one megabyte.
 * @returns a function that lets the process go; to be called as soon as it has ended.
 */
export function guard(pid: number, signal: 'SIGINT' | 'SIGTERM'): () => void {
  const watcher = spawn('/bin/sh', ['-c', script, 'guardian', String(pid), signal.slice(3)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
    detached: true,
  });
  // Without a shell there is no second safety net; the first, the recorded process numbers, remains.
  watcher.on('error', () => undefined);
  watcher.stdin.on('error', () => undefined);
  watcher.unref();
  return () => {
    watcher.kill('SIGKILL');
    watcher.stdin.destroy();
  };
}
