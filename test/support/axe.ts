import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on a page. */
interface AxeResult {
  /** Rule and elements of each. */
  readonly violations: readonly string[];
  /** Rules that the page keeps. */
  readonly passes: number;
}

interface AxeGlobal {
  readonly axe: {
    run: () => Promise<{
      violations: { id: string; nodes: { html: string }[] }[];
      passes: unknown[];
    }>;
  };
}

/** Checks the accessibility of a page as it is displayed now. */
export async function checkWithAxe(page: Page): Promise<AxeResult> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as AxeGlobal;
    const { violations, passes } = await axe.run();
    return {
      passes: passes.length,
      violations: violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
    };
  });
}
