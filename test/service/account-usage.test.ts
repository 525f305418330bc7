import { expect, test } from 'vitest';

import { saveUsage } from '../../src/store/accounts/usage.ts';
import { guardDatabase } from '../../src/store/database.ts';
import { aMember, aSite } from '../support/site.ts';
import { ownEngines } from '../support/engines.ts';

const engines = await ownEngines();

const DAY = 86_400_000;
/** Noon of a day in the middle of a month, so that yesterday is in the same month. */
const NOW = Date.UTC(2031, 4, 14, 12);
const TODAY = NOW / DAY - 0.5;

const textOf = (body: string): string => body.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

async function withUsage() {
  const member = await aMember(aSite(engines, { clock: () => NOW }), engines.pool);
  const { userId } = member;
  await saveUsage(guardDatabase(engines.pool), [
    { userId, day: TODAY - 1, requests: 1_000, clientErrors: 30, errors: 2, rejected: 20 },
    { userId, day: TODAY, requests: 120, clientErrors: 0, errors: 0, rejected: 0 },
  ]);
  return member;
}

test('the usage page shows what is left right now, and looking at it counts nothing', async () => {
  const { visitor } = await withUsage();
  for (const page of [await visitor.open('/account/usage'), await visitor.open('/account/usage')]) {
    const text = textOf(page.body);
    expect(text).toContain('Ten seconds 0 10 10');
    expect(text).toContain('Today 120 500 380');
    expect(text).toContain('This month 1,120 no limit –');
  }
});

test('the chart has a bar for each day with requests, and the table all numbers, newest day first', async () => {
  const { visitor } = await withUsage();
  const { body } = await visitor.open('/account/usage?days=7');
  expect(body).toContain('viewBox="0 0 70 100"');
  expect(Array.from(body.matchAll(/<rect\s+class="(\w+)"\s+x="(\d+)"/g), ([, kind, x]) => [kind, x])).toEqual(
    [
      ['answered', '51'],
      ['rejected', '51'],
      ['answered', '61'],
    ],
  );
  expect(textOf(body)).toContain('14 May 2031 120 0 0 0 13 May 2031 1,000 20 30 2 12 May 2031 0 0 0 0');
  expect(body).not.toMatch(/style=/);
});

test('another period than those offered is like none', async () => {
  const { visitor } = await withUsage();
  for (const query of ['', '?days=1000', '?days=x'])
    expect((await visitor.open(`/account/usage${query}`)).body).toContain('viewBox="0 0 300 100"');
});

test('without requests there is a sentence instead of an empty chart', async () => {
  const { visitor } = await aMember(aSite(engines), engines.pool);
  const { body } = await visitor.open('/account/usage?lang=pl');
  expect(body).toContain('W tym okresie nie było zapytań.');
  expect(body).not.toContain('<figure');
});

test('the overview shows the requests of today and leads to the first key', async () => {
  const { visitor } = await withUsage();
  const text = textOf((await visitor.open('/account')).body);
  expect(text).toContain('Requests today 120 of 500');
  expect(text).toContain('Create a key');
});
