import { STATUS_CODES } from 'node:http';
import type { FastifyInstance } from 'fastify';

import { ServiceError } from '../../errors.ts';
import { createRepresentation, sendRepresentation, type Representation } from '../content/representation.ts';
import { documentOf, htmlOf, PAGE_POLICY } from './page.ts';
import { PUBLIC_ERRORS, type PublicErrorCode } from '../transport-errors.ts';

const CODES = Object.keys(PUBLIC_ERRORS) as PublicErrorCode[];

function navigation(current: PublicErrorCode): string {
  const items = CODES.map((code) => {
    const mark = code === current ? ' aria-current="page"' : '';
    return `<li><a href="/errors/${code}"${mark}>${code}</a></li>`;
  });
  return `<nav class="codes" aria-label="All error codes"><h2>All error codes</h2><ul>${items.join('')}</ul></nav>`;
}

function errorPage(code: PublicErrorCode): string {
  const { status, title, remedy } = PUBLIC_ERRORS[code];
  const main = `<article>
<p class="status">${status} ${STATUS_CODES[status] ?? ''} · <code>${code}</code></p>
<h1>${htmlOf(title)}</h1>
<h2>What to do</h2>
<p>${htmlOf(remedy)}</p>
<h2>More help</h2>
<p>The <a href="/docs/">API reference</a> shows what every endpoint accepts. Every response has an <code>X-Request-Id</code> header: include it when you report a problem.</p>
</article>
${navigation(code)}`;
  return documentOf({ title, main, section: '/docs/' });
}

/** Serves a page for every error code: the `type` of a problem document links to it. */
export function mountErrorPages(app: FastifyInstance): void {
  const pages = new Map<string, Representation>(
    CODES.map((code) => [code, createRepresentation('text/html; charset=utf-8', errorPage(code))]),
  );
  app.get<{ Params: { code: string } }>('/errors/:code', (request, reply) => {
    const page = pages.get(request.params.code);
    if (page === undefined) throw new ServiceError('route_not_found', 'There is no such error code.');
    reply.headers({ 'content-security-policy': PAGE_POLICY, 'cache-control': 'public, max-age=3600' });
    return sendRepresentation(request, reply, page);
  });
}
