import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { afterAll, describe, onTestFinished } from 'vitest';

import { findChromium } from '../../stack/chromium.ts';

/** The installed browser; none is downloaded. Undefined if there is none: tests that need it are skipped. */
export const CHROMIUM = findChromium();
/** Describes tests that need it. */
export const withBrowser = describe.skipIf(CHROMIUM === undefined);

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Milliseconds that a step waits for the page: three engines and a browser start at the same time on two cores. */
const TIMEOUT = 60_000;

/** A browser window, and the errors that the browser has reported. */
export interface Window {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: string[];
}

/** Call it once at the top of a test file: its tests share one browser, which closes after them. */
export function ownBrowser(): (options?: BrowserContextOptions) => Promise<Window> {
  let browser: Promise<Browser> | undefined;
  afterAll(async () => (await browser)?.close());
  return async (options = {}) => {
    browser ??= chromium.launch({ executablePath: CHROMIUM ?? '', args: FLAGS });
    const context = await (await browser).newContext(options);
    context.setDefaultTimeout(TIMEOUT);
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    return { page, context, complaints };
  };
}
