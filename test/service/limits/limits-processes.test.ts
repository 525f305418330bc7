import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';

import { BURST_WINDOW } from '../../../src/limits/admission.ts';
import { aCaller } from '../../support/clients/a-caller.ts';
import { ownEngines } from '../../support/engines.ts';
import { fullestWindow } from '../../support/fullest-window.ts';
import { testLimitsModel } from '../../support/limits-model.ts';
import { startPatientServices } from '../../support/processes.ts';
import { sized } from '../../support/sized.ts';
import { skipNearMidnight } from '../../support/until.ts';

/** Seconds of load: the burst is counted over ten. */
const SECONDS = sized({ short: 14, long: 60 });
const PROCESSES = 3;
const CLIENTS = 30;
/** Milliseconds between two requests of a client. */
const PAUSE = 400;
const BURST = 40;
/** Reached in the last window of the run. */
const PER_DAY = BURST * Math.floor((SECONDS - 3) / (BURST_WINDOW / 1000)) + BURST / 2;

const TIMEOUT = (SECONDS + 100) * 1000;

const engines = await ownEngines();

testLimitsModel(engines.redis);

test(
  'several processes together admit at most the burst in any ten seconds, and exactly the daily limit',
  async (context) => {
    skipNearMidnight(context);
    const tiers = JSON.stringify({ pro: { burst: BURST, perDay: PER_DAY } });
    const { urls } = await startPatientServices(PROCESSES, { ...engines.environment, TRIVIA_TIERS: tiers });
    const { key } = await aCaller(engines, { tier: 'pro' });
    const endWatch = await watchAdmissions(engines.config.redisUrl, engines.config.redisPrefix);
    onTestFinished(() => void endWatch());

    const statuses = new Map<number, number>();
    const end = Date.now() + SECONDS * 1000;
    const client = async (index: number): Promise<void> => {
      await pause((PAUSE * index) / CLIENTS);
      while (Date.now() < end) {
        const url = `${urls[index % PROCESSES] ?? ''}/api/v1/me`;
        const { status } = await fetch(url, { headers: { 'x-api-key': key } });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        await pause(PAUSE);
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, (_, index) => client(index)));
    const times = endWatch();

    expect(fullestWindow(times, BURST_WINDOW)).toBeLessThanOrEqual(BURST);
    expect([...statuses.keys()].sort()).toEqual([200, 429]);
    expect(times).toHaveLength(PER_DAY);
    expect(statuses.get(200)).toBe(PER_DAY);
  },
  TIMEOUT,
);

/** The rate-limit script adds to the list of a window: its key, then the time of each admission. */
const ADDED = /"RPUSH" "([^"]*)"((?: "\d+")+)/;

/**
 * Every admission as reported by the Redis command `monitor`, by the clock that decided. The `monitor` of the client
 * breaks under load.
 *
 * @param prefix - prefix of the watched keys
 * @returns once watching has begun: a function that stops it and returns the times in milliseconds, in order
 */
async function watchAdmissions(url: string, prefix: string): Promise<() => number[]> {
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
