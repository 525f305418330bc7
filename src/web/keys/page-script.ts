import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

import { createRepresentation, sendRepresentation } from '../../http/content/representation.ts';
import { routeNotFound } from '../../http/route-not-found.ts';
import { html, type Html } from '../html.ts';

/** Characters of the script's hash in its name. */
const HASH_LENGTH = 16;
/** A year: another script has another name. */
const KEPT = 'public, max-age=31536000, immutable';

/*
 * Additions to the page that shows a new key, which works without them:
 *
 * - Another address in the history, so that a reload or a way back opens the key's page instead of offering to send the
 *   form again.
 * - Buttons that copy, where pages may write to the clipboard. If the user forbids it, they select the text.
 * - A button that stores the key where the API reference looks for it: its renderer keeps what is entered there under
 *   this name, in this form.
 */
const SCRIPT = `'use strict'

history.replaceState(null, '', document.currentScript.dataset.path)
addEventListener('pageshow', (event) => event.persisted && location.reload())

const announcer = document.querySelector('[data-copied]')

if (navigator.clipboard !== undefined)
  for (const source of document.querySelectorAll('[data-copy]')) {
    const button = document.createElement('button')
    const label = source.dataset.copy
    button.type = 'button'
    button.className = 'copy'
    button.textContent = label
    const show = (text, announced) => {
      button.textContent = text
      announcer.textContent = announced
    }
    const copied = () => {
      show(announcer.dataset.copied, announcer.dataset.copied)
      setTimeout(show, 2000, label, '')
    }
    const select = () => getSelection().selectAllChildren(source)
    button.addEventListener('click', () => {
      navigator.clipboard.writeText(source.textContent).then(copied, select)
    })
    source.closest('.code').append(button)
  }

const DOCS = 'scalar-reference-auth-api-1'

/* Browsers may refuse the storage, and it may hold something else. */
const attempt = (read, otherwise) => {
  try { return read() } catch { return otherwise }
}

const storage = attempt(() => window.localStorage, null)
const offer = document.querySelector('[data-docs]')
if (storage !== null) {
  offer.hidden = false
  offer.querySelector('button').addEventListener('click', () => {
    const stored = attempt(() => JSON.parse(storage.getItem(DOCS) ?? '{}'), {})
    const key = document.querySelector('[data-key]').textContent
    const secrets = { ...stored?.secrets, apiKey: { type: 'apiKey', 'x-scalar-secret-token': key } }
    storage.setItem(DOCS, JSON.stringify({ selected: {}, ...stored, secrets }))
    offer.querySelector('[role=status]').textContent = offer.dataset.docs
  })
}
`;

const PATH = `/account/keys-${createHash('sha256').update(SCRIPT).digest('base64url').slice(0, HASH_LENGTH)}.js`;

/** @param path - the path that the page gets in the history of the browser */
export const scriptElement = (path: string): Html =>
  html`<script src="${PATH}" data-path="${path}"></script>`;

/** Serves the script. */
export function mountScript(app: FastifyInstance): void {
  const script = createRepresentation('text/javascript; charset=utf-8', SCRIPT);
  app.get('/account/keys-:hash.js', (request, reply) => {
    if (request.url.split('?', 1)[0] !== PATH) throw routeNotFound();
    reply.header('cache-control', KEPT);
    return sendRepresentation(request, reply, script);
  });
}
