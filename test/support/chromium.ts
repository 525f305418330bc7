import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { afterAll, onTestFinished } from 'vitest';

import { findChromium } from '../../stack/chromium.ts';

/** The browser of the system: none is downloaded. Undefined where there is none; tests with it are left out then. */
export const CHROMIUM = findChromium();

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

/** Milliseconds that a step waits for the page: three services and a browser start at once on two cores. */
const PATIENCE = 60_000;

/** A window of its own, and what the browser refused to do or threw meanwhile. */
export interface Window {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: string[];
}

/** Call it once at the top of a test file: one browser serves its tests, and ends with them. */
export function ownBrowser(): (options?: BrowserContextOptions) => Promise<Window> {
  let browser: Browser | undefined;
  afterAll(() => browser?.close());
  return async (options = {}) => {
    browser ??= await chromium.launch({ executablePath: CHROMIUM ?? '', args: FLAGS });
    const context = await browser.newContext(options);
    context.setDefaultTimeout(PATIENCE);
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
