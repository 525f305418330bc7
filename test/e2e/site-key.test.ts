import { describe, expect, test } from 'vitest';

import { questions } from '../support/data/a-question.ts';
import { anApi } from '../support/api.ts';
import { CHROMIUM, ownBrowser } from '../support/chromium.ts';
import { ownEngines } from '../support/engines.ts';
import { load, untilCounted } from '../support/load.ts';
import { siteKeyAt } from '../support/clients/site.ts';
import { until } from '../support/until.ts';

const DAY = 86_400_000;

const engines = await ownEngines();
// The home page draws an easy one.
await load(engines, questions(12, { difficulty: 'easy' }));
let time = Date.UTC(2026, 5, 1, 12);
const api = await anApi(engines, { clock: () => time, checkAnswers: false });
const address = await api.app.listen({ host: '127.0.0.1', port: 0 });
await untilCounted(engines, api);
const open = ownBrowser();

describe.skipIf(CHROMIUM === undefined)('a page that has been open for days', () => {
  test('is loaded again when its key is refused, and only once', async () => {
    const { page } = await open();
    let loads = 0;
    page.on('load', () => (loads += 1));
    const another = page.locator('.try-one button.quiet');
    await page.goto(address);
    await another.waitFor();

    time += 3 * DAY;
    await another.click();
    await until('the page is loaded again', () => loads === 2);
    await another.waitFor();
    const data = await page.locator('#page-data').textContent();
    expect(data).toContain(await siteKeyAt(engines, time));

    const refused = page.waitForResponse((response) => response.status() === 401);
    time += 3 * DAY;
    await another.click();
    await refused;
    await page.waitForLoadState('networkidle');
    expect(loads).toBe(2);
  });
});
