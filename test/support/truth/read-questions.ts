import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

import { Difficulty } from '../../../src/contract/vocabulary.ts';
import type { History, State } from './history.ts';
import { LEVELS, TAGS } from './write-questions.ts';

/** Milliseconds after which a change shows in draws. Lists show it at once. */
const DRAW_BOUND = 2_000;
/** Milliseconds between two attempts while the service is unavailable. */
const RETRY = 100;

const Shown = z.object({
  id: z.string(),
  difficulty: Difficulty,
  language: z.literal('en'),
  tags: z.array(z.object({ slug: z.string() })),
});
type Shown = z.infer<typeof Shown>;
const Page = z.object({
  data: z.array(Shown),
  _links: z.object({ next: z.string().optional() }).optional(),
});

export interface ReaderParts {
  readonly baseUrl: string;
  readonly key: string;
  readonly history: History;
  /** Questions that nobody changes, in the order of lists. */
  readonly anchors: readonly string[];
  readonly random: () => number;
  readonly now: () => number;
  readonly isRunning: () => boolean;
  readonly onAnswer: (outcome: 'answer' | 'unavailable') => void;
}

interface Answer {
  readonly page: z.infer<typeof Page>;
  readonly from: number;
  readonly to: number;
}

/** A mistake of the service. */
const wrong = (what: string, details: unknown): Error => new Error(`${what}: ${JSON.stringify(details)}`);

/** Requests once; undefined if the service or an engine is down. */
async function request({ key, now, onAnswer }: ReaderParts, url: string): Promise<Answer | undefined> {
  const from = now();
  let response: Response;
  let body: string;
  try {
    response = await fetch(url, { headers: { 'x-api-key': key }, signal: AbortSignal.timeout(10_000) });
    body = await response.text();
  } catch {
    onAnswer('unavailable');
    return undefined;
  }
  // A proxy in front of the service says so with 502 or 504.
  if ([502, 503, 504].includes(response.status)) {
    onAnswer('unavailable');
    return undefined;
  }
  if (response.status !== 200) throw wrong('an answer that nobody promised', { url, body });
  onAnswer('answer');
  return { page: Page.parse(JSON.parse(body)), from, to: now() };
}

async function requestUntilAnswered(parts: ReaderParts, url: string): Promise<Answer | undefined> {
  while (parts.isRunning()) {
    const answer = await request(parts, url);
    if (answer !== undefined) return answer;
    await sleep(RETRY);
  }
  return undefined;
}

const isShown =
  ({ difficulty, tags }: Shown) =>
  (state: State): boolean =>
    state.availability === 'visible' &&
    state.quality === 'high' &&
    state.difficulty === difficulty &&
    tags.length === 1 &&
    tags[0]?.slug === state.tag;

/** Every question was like this at a time that the bound allows, matches the filter and comes once. */
function checkPage(
  { history }: ReaderParts,
  { page, from, to }: Answer,
  filter: Readonly<Record<string, string>>,
  bound: number,
): void {
  for (const shown of page.data) {
    const matches =
      (filter.difficulty === undefined || shown.difficulty === filter.difficulty) &&
      (filter.tags === undefined || shown.tags.some(({ slug }) => slug === filter.tags));
    if (!matches) throw wrong('a question that does not match', { filter, shown });
    if (!history.couldBe(shown.id, isShown(shown), from - bound, to))
      throw wrong('a question as it was not at that time', { shown, from, to, bound });
  }
  const ids = new Set(page.data.map(({ id }) => id));
  if (ids.size !== page.data.length) throw wrong('a question twice', page.data);
}

/** Walks through all pages of a list. Undefined if the run ends before. */
async function walk(
  parts: ReaderParts,
  filter: Readonly<Record<string, string>>,
): Promise<readonly string[] | undefined> {
  const seen: string[] = [];
  let url = `${parts.baseUrl}/api/v1/questions?${new URLSearchParams({ ...filter, limit: '40' }).toString()}`;
  for (;;) {
    const answer = await requestUntilAnswered(parts, url);
    if (answer === undefined) return undefined;
    checkPage(parts, answer, filter, 0);
    seen.push(...answer.page.data.map(({ id }) => id));
    const next = answer.page._links?.next;
    if (next === undefined) break;
    url = new URL(next, parts.baseUrl).href.replace(/^https?:\/\/[^/]+/, parts.baseUrl);
  }
  if (new Set(seen).size !== seen.length) throw wrong('a question twice in a walk', { filter });
  return seen;
}

/** Reads in every way and checks each answer against the history. */
export async function readQuestions(parts: ReaderParts): Promise<void> {
  const { random, anchors, baseUrl, isRunning } = parts;
  const choose = <Item>(items: readonly Item[]): Item | undefined =>
    items[Math.floor(random() * items.length)];
  while (isRunning()) {
    const kind = random();
    const filter: Record<string, string> = {
      ...(random() < 0.6 ? { difficulty: choose(LEVELS) ?? 'easy' } : {}),
      ...(random() < 0.5 ? { tags: choose(TAGS) ?? 'alpha' } : {}),
    };
    if (kind < 0.1) {
      const seen = await walk(parts, { tags: 'anchor' });
      if (seen !== undefined && seen.join() !== anchors.join())
        throw wrong('a walk that lacks questions, or has them in another order', {
          missing: anchors.filter((id) => !seen.includes(id)).length,
          seen: seen.length,
        });
    } else if (kind < 0.15) await walk(parts, filter);
    else {
      const isDraw = kind < 0.7;
      const seed = random() < 0.2 ? { seed: String(Math.floor(random() * 10)) } : {};
      const query = new URLSearchParams(
        isDraw ? { ...filter, ...seed, amount: '20' } : { ...filter, limit: '30' },
      ).toString();
      const answer = await request(parts, `${baseUrl}/api/v1/questions${isDraw ? '/random' : ''}?${query}`);
      if (answer === undefined) await sleep(RETRY);
      else checkPage(parts, answer, filter, isDraw ? DRAW_BOUND : 0);
      if (answer !== undefined && isDraw && filter.tags === undefined && answer.page.data.length < 20)
        throw wrong('a draw that lacks questions', { query, drawn: answer.page.data.length });
    }
  }
}
