import type { FastifyInstance } from 'fastify';
import { createClient, mirror, type MirrorState, type Fetch } from '../../../packages/client/src/index.ts';
import { Question } from '../../../src/contract/question.ts';
import { Language } from '../../../src/contract/vocabulary.ts';
import type { Api, ListResponse, Query } from '../api.ts';

/** The lists that together have every question. */
const STREAMS: readonly Readonly<Record<string, string>>[] = Language.options.flatMap((lang) => [
  { lang },
  { lang, type: 'text_input' },
]);

/** A copy of the whole catalogue that the client keeps. */
export interface Mirror {
  /** The copy, by id. */
  readonly questions: ReadonlyMap<string, Question>;
  readonly steps: {
    /** Steps that came from exports. */
    readonly exported: number;
  };
  /** Starts the copy, or applies what has changed since. */
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
  const fetch = injectFetch(api.app);
  const client = createClient({ baseUrl: 'https://trivia.example', key: api.key, fetch });
  let state: MirrorState | undefined;
  const steps = { exported: 0 };

  return {
    questions,
    steps,
    async sync() {
      for await (const step of mirror(client, { state, limit })) {
        for (const question of step.changed) questions.set(question.id, Question.parse(question));
        for (const id of step.removed) questions.delete(id);
        if (step.state === undefined) steps.exported += 1;
        // As if it were saved and read again.
        state = step.state && (JSON.parse(JSON.stringify(step.state)) as MirrorState);
      }
    },
  };
}

/** A `fetch` for the client that calls a service which does not listen. */
function injectFetch(app: FastifyInstance): Fetch {
  return async (url, { method, headers, body }) => {
    const { pathname, search } = new URL(url);
    const response = await app.inject({
      method,
      url: pathname + search,
      headers,
      ...(body === undefined ? {} : { payload: body }),
    });
    const named = Object.entries(response.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    return new Response(new Uint8Array(response.rawPayload), { status: response.statusCode, headers: named });
  };
}
