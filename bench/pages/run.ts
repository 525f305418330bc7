import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright-core';

import { findChromium } from '../../stack/chromium.ts';
import { runningService } from '../running-service.ts';
import { measureVisit, type VisitFigures } from './measure-visit.ts';

/*
 * What the first view of each page costs a visitor with an empty cache, on this machine: bytes over the network, and the
 * browser's own times. Start the service first (`npm start`).
 */
const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, url: { type: 'string' } },
  allowPositionals: true,
});

const PATHS = [
  '/',
  '/pl',
  '/explore',
  '/topics/poland',
  '/tags/football',
  '/categories/history',
  '/stats',
  '/play',
  '/play/host',
  '/account/sign-in',
  '/errors/invalid_body',
];
const KILOBYTE = 1_000;

const COLUMNS = ['requests', 'bytes', 'firstByte', 'firstPaint', 'largestPaint', 'interactive'] as const;

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;

function summarize(visits: readonly VisitFigures[]): string {
  const cells = COLUMNS.map((column) => {
    const number = median(visits.map((visit) => visit[column]));
    const text = column === 'bytes' ? (number / KILOBYTE).toFixed(1) : String(Math.round(number));
    return text.padStart(column.length + 2);
  });
  return cells.join('');
}

async function run(browser: Browser, address: string, paths: readonly string[]): Promise<void> {
  const rounds = Number(values.rounds);
  console.log(`median of ${rounds} visits, bytes in KB, times in ms`);
  console.log('path'.padEnd(24) + COLUMNS.map((column) => column.padStart(column.length + 2)).join(''));
  for (const path of paths) {
    const visits: VisitFigures[] = [];
    for (let round = 0; round < rounds; round += 1) visits.push(await measureVisit(browser, address + path));
    console.log(path.padEnd(24) + summarize(visits));
  }
}

const executablePath = findChromium();
if (executablePath === undefined) throw new Error('Chromium is not installed');
const browser = await chromium.launch({ executablePath, args: ['--headless', '--no-sandbox'] });
await run(browser, values.url ?? runningService().baseUrl, positionals.length > 0 ? positionals : PATHS);
await browser.close();
