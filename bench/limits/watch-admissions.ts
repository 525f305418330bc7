import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

/** The rate-limit script adds to the list of a window: its key, then the time of each admission. */
const ADDED = /"RPUSH" "([^"]*)"((?: "\d+")+)/;

/**
 * Every admission as reported by the Redis command `monitor`, by the clock that decided. The `monitor` of the client
 * breaks under load.
 *
 * @param prefix - prefix of the watched keys
 * @returns once watching has begun: a function that stops it and returns the times in milliseconds, in order
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
 * The highest number of admissions in any window, wherever it starts.
 *
 * @param times - milliseconds, in order
 * @param length - of a window in milliseconds; two admissions that are exactly this far apart are in different windows
 */
export function fullestWindow(times: readonly number[], length: number): number {
  let [most, first] = [0, 0];
  for (const [index, time] of times.entries()) {
    while (time - (times[first] ?? time) >= length) first += 1;
    most = Math.max(most, index - first + 1);
  }
  return most;
}
