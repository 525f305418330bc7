import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Language } from '../contract/vocabulary.ts';
import { pagePolicy } from '../http/page.ts';
import { publicError } from '../http/problem.ts';
import { queryOf } from '../http/read-query.ts';
import { logServerError } from '../http/reply-with-problem.ts';
import { createChooseLanguage } from './choose-language.ts';
import { errorAnswer } from './error-answer.ts';
import { checkFormToken, createFormTokens, type FormToken } from './form-token.ts';
import { frame } from './frame.ts';
import { readForm, type Form } from './read-form.ts';
import { STYLE } from './style.ts';
import { ANSWERED, type Answer, type Visit } from './visit.ts';
import type { Web } from './web.ts';
import { WORDS } from './words.ts';

/** Bytes of a form: a password of 128 characters, each of four bytes in escapes, and the rest. */
const MOST_FORM_BYTES = 8_192;

/** One page: what it shows, and what its form does. */
export interface PageRow {
  readonly path: string;
  /** Whether the form may end on another site, that of a client. */
  readonly leaves?: boolean;
  readonly show?: (visit: Visit, request: FastifyRequest, reply: FastifyReply) => Promise<Answer> | Answer;
  readonly take?: (
    visit: Visit,
    form: Form,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<Answer> | Answer;
}

/** Of every page. Without the origin that a referrer policy of `no-referrer` takes away, forms could not be told from those of others. */
const headersOf = (leaves: boolean): Record<string, string> => ({
  'content-security-policy': pagePolicy(STYLE, leaves ? undefined : "'self'"),
  'referrer-policy': 'same-origin',
  'cache-control': 'private, no-store',
  // A client may have opened the page in a window that it waits for.
  ...(leaves ? { 'cross-origin-opener-policy': 'unsafe-none' } : {}),
});

function answer(
  reply: FastifyReply,
  request: FastifyRequest,
  language: Language,
  given: Answer,
): FastifyReply {
  if (given === ANSWERED) return reply;
  if ('to' in given) {
    if (given.cookie !== undefined) reply.header('set-cookie', given.cookie);
    return reply.redirect(given.to, 303);
  }
  const text = frame(given, language, given.here ?? request.url);
  return reply
    .code(given.status ?? 200)
    .type('text/html; charset=utf-8')
    .send(text);
}

/** Serves the pages: language, session, form token and errors are settled here, once for all of them. */
export function servePages(app: FastifyInstance, web: Web, rows: readonly PageRow[]): void {
  const formTokens = createFormTokens(web.baseUrl());
  const chooseLanguage = createChooseLanguage(web.baseUrl());

  async function begin(request: FastifyRequest, reply: FastifyReply): Promise<[Visit, FormToken]> {
    const query = new URLSearchParams(queryOf(request.url));
    const { language, cookie } = chooseLanguage(query, request.headers);
    const signedIn = await web.sessions.find(request.headers.cookie);
    const token = formTokens(request, signedIn);
    for (const each of [cookie, token.cookie]) if (each !== undefined) reply.header('set-cookie', each);
    return [{ language, words: WORDS[language], query, signedIn, formToken: token.value }, token];
  }

  function serve({ path, leaves = false, show, take }: PageRow): void {
    const headers = headersOf(leaves);
    const onRequest = (_request: FastifyRequest, reply: FastifyReply, next: () => void): void => {
      reply.headers(headers);
      next();
    };
    if (show !== undefined)
      app.get(path, { onRequest }, async (request, reply) => {
        const [visit] = await begin(request, reply);
        return answer(reply, request, visit.language, await show(visit, request, reply));
      });
    if (take !== undefined)
      app.post(path, { onRequest, bodyLimit: MOST_FORM_BYTES }, async (request, reply) => {
        const [visit, token] = await begin(request, reply);
        const form = readForm(request);
        checkFormToken(request, form('form'), token, web.baseUrl());
        return answer(reply, request, visit.language, await take(visit, form, request, reply));
      });
  }

  app.setErrorHandler((error, request, reply) => {
    const { language } = chooseLanguage(new URLSearchParams(queryOf(request.url)), request.headers);
    const told = errorAnswer(error, language, request.id);
    // What only the pages throw, such as a form without its token, is unknown elsewhere and would pass for a fault of ours.
    if (told.status >= 500) logServerError(publicError(error), request.log);
    if (told.retryAfter !== undefined) reply.header('retry-after', String(told.retryAfter));
    const here = request.method === 'GET' ? request.url : '/account';
    return answer(reply, request, language, { ...told, here });
  });
  for (const row of rows) serve(row);
}
