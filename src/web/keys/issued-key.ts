import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

import type { CreatedKey, StoredKey } from '../../access/api-keys.ts';
import { MCP_PATH } from '../../contract/oauth.ts';
import { API_PREFIX } from '../../contract/service.ts';
import { share } from '../../http/lifetimes.ts';
import { createRepresentation, sendRepresentation } from '../../http/send.ts';
import { timeText } from '../../http/pages/frame/dates.ts';
import { accountPage, type MemberContext } from '../account.ts';
import { html, type Html, type PageResponse } from '../page.ts';
import { kindOf, keyPath } from './keys.ts';
import { routeNotFound } from '../../errors.ts';

/**
 * The page that shows a new key: the only one that ever does. It is the response to the form, so that the key is in no
 * URL and is stored nowhere between two requests. Sending the form again shows the key's page, without the key.
 */
export function issuedKeyPage(
  context: MemberContext,
  { key, info, old }: CreatedKey & { readonly old?: StoredKey },
): PageResponse {
  const { parts, messages } = context;
  const path = keyPath(info.id);
  const { curl, client, mcp } = keySnippets(parts.baseUrl(), key);
  const content = html`<p><strong>${info.name}</strong> ${kindOf(info, context)}</p>
    <p role="status" class="notice good">${messages.issuedKeyOnce}</p>
    <div class="code">
      <pre tabindex="0"><code data-key data-copy="${messages.copyKey}">${key}</code></pre>
    </div>
    ${old === undefined ? undefined : html`<p>${oldKeyText(old, context)}</p>`}
    <p><a class="button quiet" href="${path}">${messages.keySaved}</a></p>
    ${snippet(messages.snippetCurl, curl, messages.copyCommand)}
    ${snippet(messages.snippetClient, client, messages.copyCode)}
    ${snippet(messages.snippetMcp, mcp, messages.copyConfiguration)} ${docsOffer(context)}
    <p class="hidden" role="status" data-copied="${messages.copied}"></p>
    <script src="${SCRIPT_PATH}" data-path="${path}"></script>`;
  return { selfPath: path, ...accountPage(context, 'keys', { title: messages.issuedKey, content }) };
}

const oldKeyText = (old: StoredKey, { messages, language }: MemberContext): string =>
  old.state === 'active' && old.expiresAt !== null
    ? messages.oldKeyUntil({ prefix: old.prefix, time: timeText(language, old.expiresAt) })
    : messages.oldKeyEnded({ prefix: old.prefix });

/** A text to copy. The script adds a button with the given label; without it the text can be selected. */
const snippet = (title: string, text: string, label: string): Html =>
  html`<h2>${title}</h2>
    <div class="code">
      <pre tabindex="0"><code data-copy="${label}">${text}</code></pre>
    </div>`;

/** Ready-made code that uses a key, as text. */
function keySnippets(baseUrl: string, key: string) {
  const headers = { Authorization: `Bearer ${key}` };
  const servers = { trivia: { type: 'http', url: baseUrl + MCP_PATH, headers } };
  return {
    curl: `curl -H "X-API-Key: ${key}" '${baseUrl}${API_PREFIX}/questions/random?amount=3'`,
    client: `import { createClient } from 'trivia-question-client';

const client = createClient({
  baseUrl: '${baseUrl}',
  key: '${key}',
});
const { data } = await client.questions.draw({ amount: 3 });
for (const { text, correctAnswer } of data) console.log(text, correctAnswer);`,
    mcp: JSON.stringify({ mcpServers: servers }, undefined, 2),
  };
}

/** The script shows it. */
const docsOffer = ({ messages }: MemberContext): Html =>
  html`<div hidden data-docs="${messages.useInDocsDone}">
    <h2>${messages.useInDocs}</h2>
    <p>${messages.useInDocsText}</p>
    <button type="button" class="button quiet">${messages.useInDocsButton}</button>
    <p role="status"></p>
    <p><a href="/docs/">${messages.reference}</a></p>
  </div>`;

/** Characters of the script's hash in its name. */
const HASH_LENGTH = 16;

/*
 * Additions to the page that shows a new key, which works without them:
 *
 * - The key's own address in the history, so that a reload or a way back opens that page instead of offering to send
 *   the form again.
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

const SCRIPT_PATH = `/account/keys-${createHash('sha256').update(SCRIPT).digest('base64url').slice(0, HASH_LENGTH)}.js`;

export function mountScript(app: FastifyInstance): void {
  const script = createRepresentation('text/javascript; charset=utf-8', SCRIPT);
  app.get('/account/keys-:hash.js', (request, reply) => {
    if (request.url.split('?', 1)[0] !== SCRIPT_PATH) throw routeNotFound();
    return sendRepresentation(request, share(reply, 'files'), script);
  });
}
