import type { CreatedKey, StoredKey } from '../../access/api-keys.ts';
import { timeText } from '../../http/pages/frame/dates.ts';
import { accountPage } from '../account/account-page.ts';
import type { MemberContext } from '../account/member-route.ts';
import { html, type Html } from '../html.ts';
import type { PageResponse } from '../page-context.ts';
import type { PageParts } from '../page-parts.ts';
import { kindOf } from './key-facts.ts';
import { keyPath } from './key-paths.ts';
import { keySnippets } from './key-snippets.ts';
import { scriptElement } from './page-script.ts';

/** A text to copy. The script adds a button with the given label; without it the text can be selected. */
const copyable = (text: string, label: string): Html =>
  html`<div class="code">
    <pre tabindex="0"><code data-copy="${label}">${text}</code></pre>
  </div>`;

const snippet = (title: string, text: string, label: string): Html =>
  html`<h2>${title}</h2>
    ${copyable(text, label)}`;

const oldKeyText = (old: StoredKey, { messages, language }: MemberContext): string =>
  old.state === 'active' && old.expiresAt !== null
    ? messages.oldKeyUntil({ prefix: old.prefix, time: timeText(language, old.expiresAt) })
    : messages.oldKeyEnded({ prefix: old.prefix });

/** The script shows it. */
const docsOffer = ({ messages }: MemberContext): Html =>
  html`<div hidden data-docs="${messages.useInDocsDone}">
    <h2>${messages.useInDocs}</h2>
    <p>${messages.useInDocsText}</p>
    <button type="button" class="button quiet">${messages.useInDocsButton}</button>
    <p role="status"></p>
    <p><a href="/docs/">${messages.reference}</a></p>
  </div>`;

/**
 * The page that shows a new key: the only one that ever does. It is the response to the form, so that the key is in no
 * URL and is stored nowhere between two requests. Sending the form again shows the key's page, without the key.
 */
export function issuedKeyPage(
  parts: PageParts,
  context: MemberContext,
  { key, info, old }: CreatedKey & { readonly old?: StoredKey },
): PageResponse {
  const { messages } = context;
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
    ${scriptElement(path)}`;
  return { selfPath: path, ...accountPage(context, 'keys', { title: messages.issuedKey, content }) };
}
