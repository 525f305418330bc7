import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

/** The script of the limits adds to the list of a window: its key, then the time of each admission. */
const ADDED = /"RPUSH" "([^"]*)"((?: "\d+")+)/;

/**
 * Every admission as Redis itself tells what it does, by the clock that decided. The client's own way of asking breaks under load.
 *
 * @param prefix - begins the keys that are watched
 * @returns once the watch has begun, what ends it and gives the times in milliseconds, in order
 */
export async function watchAdmissions(url: string, prefix: string): Promise<() => number[]> {
  const { hostname, port, password } = new URL(url);
  const times: number[] = [];
  const socket = connect(Number(port), hostname);
  const lines = createInterface({ input: socket });
  if (password !== '') {
    socket.write(`AUTH ${password}\r\n`);
    await once(lines, 'line');
  }
  socket.write('MONITOR\r\n');
  await once(lines, 'line');
  lines.on('line', (line) => {
    const [, key, added = ''] = ADDED.exec(line) ?? [];
    if (key?.startsWith(prefix) !== true) return;
    for (const [time] of added.matchAll(/\d+/g)) times.push(Number(time));
  });
  return () => {
    socket.destroy();
    return times.toSorted((left, right) => left - right);
  };
}

/**
 * The most admissions that lie in any window, wherever it begins.
 *
 * @param times - milliseconds, in order
 * @param length - of a window in milliseconds; two that are exactly so far apart do not lie in one
 */
export function fullestWindow(times: readonly number[], length: number): number {
  let [most, first] = [0, 0];
  for (const [index, time] of times.entries()) {
    while (time - (times[first] ?? time) >= length) first += 1;
    most = Math.max(most, index - first + 1);
  }
  return most;
}
