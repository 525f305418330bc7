import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

import type { HttpRequest } from '../../support/every-request/rest.ts';
import { broken, judgeRequest, SERVED, type Outcome } from '../probe.ts';
import type { Written } from './writer.ts';

const MOST_AT_ONCE = 20;
const PAGE = 20;

/** What the requests ask for. Reports write. */
type RequestKind = 'draw' | 'list' | 'new' | 'text' | 'id' | 'report';

export interface Answer {
  readonly kind: RequestKind;
  /** When it was sent: milliseconds of the monotonic clock. */
  readonly at: number;
  readonly milliseconds: number;
  /** For how long the oldest question that a list of the newest ones lacked had been imported, in milliseconds. */
  readonly behind: number;
  /** Refused: 503 as promised. Lost: no response, or an error that is not promised. */
  readonly outcome: 'served' | 'refused' | 'lost' | 'wrong';
  /** What the caller got; empty if it was served. */
  readonly said: string;
}

/** What the requests read, which nobody changes except for `edited`. */
export interface KnownQuestions {
  /** The texts of all questions with the tag `anchor`, by id, in the order of lists. */
  readonly anchors: ReadonlyMap<string, string>;
  /** Those of them with the word `zanzibar` in their text. */
  readonly closest: readonly string[];
  /** The id of a question whose explanation is `Edition N.`, and the edition that a request sent now has to find. */
  readonly edited: string;
  readonly edition: () => number;
  /** Questions with the tag `written`, in the order of their import. */
  readonly written: readonly Written[];
}

const Questions = z.object({
  data: z.array(z.object({ id: z.string(), text: z.string() })),
  meta: z.object({ total: z.number().optional() }),
});
const Question = z.object({ data: z.object({ text: z.string(), explanation: z.string().nullable() }) });
const Report = z.object({ reportId: z.string() });

/** A request, and what is wrong with its response; undefined if it is right. */
interface Check {
  readonly kind: RequestKind;
  readonly request: HttpRequest;
  readonly problem: (text: string) => string | undefined;
  /** Milliseconds, as in `Answer`. */
  readonly behind?: (text: string) => number;
}

const get = (path: string): HttpRequest => ({ path: `/api/v1${path}`, status: 200 });

/** One request of each kind, in the proportions of the traffic. */
function checksOf(known: KnownQuestions, onReport: (id: string) => void): readonly (() => Check)[] {
  const ids = [...known.anchors.keys()];
  const firstPage = ids.slice(0, PAGE).join();
  const closest = known.closest.toSorted().join();
  const read = (text: string) => Questions.parse(JSON.parse(text));
  const draw = (): Check => ({
    kind: 'draw',
    request: get('/questions/random?tags=anchor&amount=5'),
    problem(text) {
      const { data } = read(text);
      const isRight = data.every((question) => known.anchors.get(question.id) === question.text);
      return isRight && new Set(data.map(({ id }) => id)).size === 5 ? undefined : text;
    },
  });
  const list = (): Check => ({
    kind: 'list',
    request: get(`/questions?tags=anchor&limit=${PAGE}&count=exact`),
    problem(text) {
      const { data, meta } = read(text);
      return meta.total === ids.length && data.map(({ id }) => id).join() === firstPage ? undefined : text;
    },
  });
  const newest = (): Check => {
    const written = [...known.written];
    const sent = performance.now();
    return {
      kind: 'new',
      request: get(`/questions?tags=written&limit=${PAGE}`),
      problem: () => undefined,
      behind(text) {
        const texts = new Set(read(text).data.map((question) => question.text));
        const missing = written[written.findLastIndex((question) => texts.has(question.text)) + 1];
        return missing === undefined ? 0 : sent - missing.at;
      },
    };
  };
  const search = (): Check => ({
    kind: 'text',
    request: get('/questions?tags=anchor&q=zanzibar&limit=100'),
    problem: (text) =>
      read(text)
        .data.map(({ id }) => id)
        .toSorted()
        .join() === closest
        ? undefined
        : text,
  });
  const byId = (): Check => {
    const id = ids[Math.floor(Math.random() * ids.length)] ?? '';
    return {
      kind: 'id',
      request: get(`/questions/${id}`),
      problem: (text) =>
        Question.parse(JSON.parse(text)).data.text === known.anchors.get(id) ? undefined : text,
    };
  };
  const edited = (): Check => {
    const least = known.edition();
    return {
      kind: 'id',
      request: get(`/questions/${known.edited}`),
      problem(text) {
        const { explanation } = Question.parse(JSON.parse(text)).data;
        const edition = Number(/\d+/.exec(explanation ?? '')?.[0]);
        return edition >= least ? undefined : `edition ${edition} instead of ${least} or later`;
      },
    };
  };
  const report = (): Check => ({
    kind: 'report',
    request: {
      path: '/api/v1/report',
      method: 'POST',
      status: 201,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'factual', questionId: ids[0], comment: 'Is this right?' }),
    },
    problem(text) {
      onReport(Report.parse(JSON.parse(text)).reportId);
      return undefined;
    },
  });
  return [
    draw,
    byId,
    list,
    draw,
    search,
    draw,
    edited,
    draw,
    newest,
    search,
    byId,
    draw,
    list,
    byId,
    draw,
    report,
  ];
}

async function send(url: string, key: string, check: Check): Promise<Answer> {
  const { kind, request, problem } = check;
  const at = performance.now();
  const problems: string[] = [];
  let behind = 0;
  const judge = (text: string): Outcome => {
    const found = problem(text);
    behind = check.behind?.(text) ?? 0;
    if (found === undefined) return SERVED;
    problems.push(found);
    return broken(found);
  };
  const keyed = kind === 'report' ? request : { ...request, headers: { 'x-api-key': key } };
  const { kind: judged, said } = await judgeRequest(url, keyed, judge);
  const outcome = problems.length > 0 ? 'wrong' : judged === 'broken' ? 'lost' : judged;
  return { kind, at, milliseconds: performance.now() - at, behind, outcome, said };
}

/** Where requests go, and how many. */
export interface TrafficRequest {
  readonly url: string;
  /** Of several accounts, so that none reaches its limit. */
  readonly keys: readonly string[];
  /** Requests per second. */
  readonly rate: number;
}

/** Sends requests of all kinds, regardless of the responses, until it is stopped. */
export function startTraffic({ url, keys, rate }: TrafficRequest, known: KnownQuestions) {
  const answers: Answer[] = [];
  const reports: string[] = [];
  const open = new Set<Promise<void>>();
  const checks = checksOf(known, (id) => reports.push(id));
  const begun = performance.now();
  let isStopped = false;
  const sendOne = (turn: number): void => {
    const check = checks[turn % checks.length];
    if (check === undefined) return;
    const answered: Promise<void> = send(url, keys[turn % keys.length] ?? '', check()).then((answer) => {
      answers.push(answer);
      open.delete(answered);
    });
    open.add(answered);
  };
  const work = async (): Promise<void> => {
    for (let turn = 0; !isStopped;) {
      const due = Math.floor(((performance.now() - begun) / 1_000) * rate);
      // What this process has no time to send is left out: sending it later would take even more.
      for (turn = Math.max(turn, due - MOST_AT_ONCE); turn < due; turn += 1) sendOne(turn);
      await sleep(5);
    }
  };
  const working = work();
  return {
    answers,
    /** Ids of the reports that were acknowledged. */
    reports,
    /** Resolves when every request has ended. */
    async stop(): Promise<void> {
      isStopped = true;
      await working;
      await Promise.all(open);
    },
  };
}
