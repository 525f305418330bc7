import type { FastifyInstance } from 'fastify';
import { createClient, mirror, type MirrorState, type Fetch } from '../../../packages/client/src/index.ts';
import { Question } from '../../../src/contract/question.ts';
import { Language } from '../../../src/contract/vocabulary.ts';
import type { Api } from '../api.ts';
import { walkPages } from './walk-pages.ts';

/** The lists that together have every question. */
const STREAMS: readonly Readonly<Record<string, string>>[] = Language.options.flatMap((lang) => [
  { lang },
  { lang, type: 'text_input' },
]);

/** All questions that the service has, by id. */
export async function allQuestions(api: Api): Promise<Map<string, Question>> {
  const found = new Map<string, Question>();
  for (const stream of STREAMS) {
    const first = await api.list({ ...stream, quality: 'all', limit: 100, count: 'none' });
    for (const { data } of await walkPages(api, first, 'next'))
      for (const question of data) found.set(question.id, question);
  }
  return found;
}

/**
 * A copy of the whole catalogue that the client keeps.
 *
 * @param limit - entries on a page
 */
export function aMirror(api: Api, limit: number) {
  const questions = new Map<string, Question>();
  const fetch = injectFetch(api.app);
  const client = createClient({ baseUrl: 'https://trivia.example', key: api.key, fetch });
  let state: MirrorState | undefined;
  /** How many steps came from exports. */
  const steps = { exported: 0 };

  return {
    /** The copy, by id. */
    questions,
    steps,
    /** Starts the copy, or applies what has changed since. */
    async sync(): Promise<void> {
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
