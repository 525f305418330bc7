import { randomUUID } from 'node:crypto';

import { hideQuestions, restoreQuestions } from '../../cli/store/moderation.ts';
import type { TestEngines } from '../support/engines.ts';
import type { RunningService } from './start-service.ts';
import { type SignedInBrowser, requestMail } from './probes/page-probes.ts';
import type { Target } from './probes/probe.ts';

/** Hides and shows a question, past the proxies, so that the indexer has something to do; resolves to whether it has done it. */
async function beginEdit({ pool }: TestEngines, id: string): Promise<() => Promise<boolean>> {
  const because = { moderator: 'faults', reason: 'because', withTranslations: false };
  await hideQuestions(pool, [id], because).catch(() => undefined);
  await restoreQuestions(pool, [id], because).catch(() => undefined);
  return async () => {
    const { rows } = await pool.query<{ waiting: boolean }>(
      'select exists (select from index_queue) as waiting',
    );
    return rows[0]?.waiting === false;
  };
}

/** Signs up, so that a mail is sent. */
async function beginMail(service: RunningService, browser: SignedInBrowser): Promise<() => Promise<boolean>> {
  const address = `${randomUUID()}@example.org`;
  // Without it there is no mail, which is noticed later.
  await requestMail(service.url, browser, address).catch(() => undefined);
  return () => Promise.resolve(service.mailed.has(address));
}

/** Starts what a fault of this target delays. */
export const beginWork = (
  target: Target,
  parts: {
    readonly engines: TestEngines;
    readonly service: RunningService;
    readonly browser: SignedInBrowser;
    readonly questionId: string;
  },
): Promise<() => Promise<boolean>> =>
  target === 'SMTP' ? beginMail(parts.service, parts.browser) : beginEdit(parts.engines, parts.questionId);
