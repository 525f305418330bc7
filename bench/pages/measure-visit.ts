import type { Browser } from 'playwright-core';

/** What one visit with an empty cache has cost. Times are milliseconds since the visit began. */
export interface VisitFigures {
  readonly status: number;
  readonly requests: number;
  /** Bytes of all responses with their headers, as sent. */
  readonly bytes: number;
  /** When the first byte of the document came. */
  readonly firstByte: number;
  /** When the first text was shown. */
  readonly firstPaint: number;
  /** When the largest text or picture was shown. */
  readonly largestPaint: number;
  /** When the scripts of the page had taken over; for a page without scripts, when it was complete. */
  readonly interactive: number;
}

/** Notes the largest paint, and when scripts mark the document. It runs before those of the page. */
const OBSERVE = `
  globalThis.seen = {};
  new PerformanceObserver((list) => { seen.largestPaint = list.getEntries().at(-1).startTime })
    .observe({ type: 'largest-contentful-paint', buffered: true });
  new MutationObserver(() => {
    if (document.documentElement?.classList.contains('has-scripts')) seen.interactive ??= performance.now();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['class'] });
`;

const READ = `(() => {
  const [document] = performance.getEntriesByType('navigation');
  const parts = [document, ...performance.getEntriesByType('resource')];
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return {
    status: document.responseStatus,
    requests: parts.length,
    bytes: parts.reduce((sum, { transferSize }) => sum + transferSize, 0),
    firstByte: document.responseStart,
    firstPaint: paint?.startTime ?? NaN,
    largestPaint: seen.largestPaint ?? NaN,
    interactive: seen.interactive ?? document.domContentLoadedEventEnd,
  };
})()`;

/** Opens an address in a new window, and reads what the browser has measured. */
export async function measureVisit(browser: Browser, address: string): Promise<VisitFigures> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(OBSERVE);
    await page.goto(address, { waitUntil: 'networkidle' });
    return await page.evaluate<VisitFigures>(READ);
  } finally {
    await context.close();
  }
}
