import { expect } from 'vitest';
import { gunzipSync } from 'node:zlib';

import { ListExportsOutput } from '../../src/contract/exports.ts';
import { Question } from '../../src/contract/question.ts';
import { Language } from '../../src/contract/vocabulary.ts';
import { RemovedResponse, type Api, type ListResponse, type Query } from './api.ts';

/** The lists that together have every question. */
const STREAMS: readonly Readonly<Record<string, string>>[] = Language.options.flatMap((lang) => [
  { lang },
  { lang, type: 'text_input' },
]);

/** A client that keeps a copy of the whole catalogue, as the API guide describes. */
export interface Mirror {
  /** The copy, by id. */
  readonly questions: ReadonlyMap<string, Question>;
  /** Starts the copy with the exports. */
  readonly start: () => Promise<void>;
  /** Applies what has changed since. */
  readonly sync: () => Promise<void>;
}

/** Walks a list of questions to its end. */
async function walk(api: Api, query: Query, visit: (page: ListResponse) => void): Promise<void> {
  let page = await api.list(query);
  visit(page);
  while (page._links.next !== undefined) {
    page = await api.follow(page._links.next);
    visit(page);
  }
}

/** All questions that the service has, by id. */
export async function allQuestions(api: Api): Promise<Map<string, Question>> {
  const found = new Map<string, Question>();
  for (const stream of STREAMS)
    await walk(api, { ...stream, quality: 'all', limit: 100, count: 'none' }, ({ data }) => {
      for (const question of data) found.set(question.id, question);
    });
  return found;
}

/** @param limit - entries on a page */
export function aMirror(api: Api, limit: number): Mirror {
  const questions = new Map<string, Question>();
  const changedSince = STREAMS.map(() => '');
  let removedSince = '';

  const read = async (path: string): Promise<Buffer> => {
    const response = await api.app.inject({
      url: `/api/v1/exports${path}`,
      headers: { 'x-api-key': api.key },
    });
    expect(response.statusCode).toBe(200);
    return response.rawPayload;
  };

  async function applyChanges(stream: number): Promise<void> {
    const query = { ...STREAMS[stream], quality: 'all', limit, count: 'none' };
    await walk(api, { ...query, updated_since: changedSince[stream] ?? '' }, ({ data }) => {
      for (const question of data) questions.set(question.id, question);
      changedSince[stream] = data.at(-1)?.updatedAt ?? changedSince[stream] ?? '';
    });
  }

  async function applyRemovals(): Promise<void> {
    let page = await api.removed({ since: removedSince, limit });
    for (;;) {
      for (const { id } of page.data) questions.delete(id);
      removedSince = page.data.at(-1)?.removedAt ?? removedSince;
      if (page._links.next === undefined) return;
      page = await api.follow(page._links.next, RemovedResponse);
    }
  }

  return {
    questions,
    async start() {
      const files = ListExportsOutput.parse(JSON.parse((await read('')).toString())).data;
      for (const { name, since } of files) {
        removedSince = since;
        changedSince.fill(since);
        for (const line of gunzipSync(await read(`/${name}`))
          .toString()
          .split('\n')
          .filter(Boolean)) {
          const question = Question.parse(JSON.parse(line));
          questions.set(question.id, question);
        }
      }
    },
    async sync() {
      for (const stream of STREAMS.keys()) await applyChanges(stream);
      await applyRemovals();
    },
  };
}
