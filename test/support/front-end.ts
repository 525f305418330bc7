import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page, Response } from 'playwright-core';
import { expect } from 'vitest';

import type { QuestionRecord } from '../../src/contract/record.ts';
import { anApi } from './api.ts';
import type { TestEngines } from './engines.ts';
import { load, untilCounted } from './load.ts';

/** Loads questions and starts the service with its pages, listening. Call it at the top of a test file. */
export async function aFrontEnd(engines: TestEngines, records: readonly QuestionRecord[]) {
  await load(engines, records);
  const api = await anApi(engines, { checkAnswers: false });
  const address = await api.app.listen({ host: '127.0.0.1', port: 0 });
  await untilCounted(engines, api);
  return { api, address };
}

/** Presses a button or follows a link that loads a page, and waits until the page is complete. */
export async function go(page: Page, role: 'button' | 'link', name: string): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.getByRole(role, { name, exact: true }).click();
  await loaded;
}

/** The colours in which a page is looked at: light in English and dark in Polish. */
export const COLOURS = { en: 'light', pl: 'dark' } as const;

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on a page, or in a part of it: the rules with the places that break them. */
export async function barriersOn(page: Page, part = 'html'): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async (selector) => {
    const { axe } = globalThis as unknown as {
      readonly axe: {
        readonly run: (
          selector: string,
          options: object,
        ) => Promise<{
          readonly violations: readonly {
            readonly id: string;
            readonly nodes: readonly { readonly html: string }[];
          }[];
          readonly passes: readonly unknown[];
        }>;
      };
    };
    // A change of the colours fades, and axe would measure a colour in between.
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
    // Without the places of what it passes, which nobody reads.
    const { violations, passes } = await axe.run(selector, { resultTypes: ['violations'] });
    // An empty page breaks no rule.
    if (passes.length <= 10) return [`only ${passes.length} rules say something about the page`];
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, part);
}

const WIDE = { width: 1280, height: 720 };
/** The narrowest window that the pages are made for. */
const NARROW = { width: 320, height: 640 };

async function expectNoScrolling(page: Page, name: string): Promise<void> {
  const width = await page.evaluate<number>('document.documentElement.scrollWidth');
  expect(width, name).toBeLessThanOrEqual(NARROW.width);
}

/** Opens a page in a window of 320 pixels, which it has to fit without horizontal scrolling, and widens the window. */
export async function openNarrow(page: Page, url: string): Promise<Response | null> {
  await page.setViewportSize(NARROW);
  const response = await page.goto(url);
  // The scripts, if it has any, have taken over.
  if ((await page.locator('#page-root').count()) > 0) await page.locator('html.has-scripts').waitFor();
  await expectNoScrolling(page, url);
  await page.setViewportSize(WIDE);
  return response;
}

/** The same for a page that is open, in the state that it is in. */
export async function expectToFit(page: Page, name: string): Promise<void> {
  await page.setViewportSize(NARROW);
  await expectNoScrolling(page, name);
  await page.setViewportSize(WIDE);
}
