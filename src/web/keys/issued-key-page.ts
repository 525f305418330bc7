import type { CreatedKey, StoredKey } from '../../access/api-keys.ts';
import { accountPage } from '../account/account-page.ts';
import type { MemberContext } from '../account/member-route.ts';
import { html, type Html } from '../html.ts';
import type { PageResponse } from '../page-context.ts';
import type { PageParts } from '../page-parts.ts';
import { timeText } from '../time-text.ts';
import { kindOf } from './key-facts.ts';
import { keyPath } from './key-paths.ts';
import { keySnippets } from './key-snippets.ts';
import { scriptElement } from './page-script.ts';

/** A text to copy. The script adds a button with the given label; without it the text can be selected. */
const copyable = (text: string, label: string): Html =>
  html`<pre class="copyable" tabindex="0"><code data-copy="${label}">${text}</code></pre>`;

const oldKeyText = (old: StoredKey, { messages, language }: MemberContext): string =>
  old.state === 'active' && old.expiresAt !== null
    ? messages.oldKeyUntil({ prefix: old.prefix, time: timeText(language, old.expiresAt) })
    : messages.oldKeyEnded({ prefix: old.prefix });

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
  const { curl, code, mcp } = keySnippets(parts.baseUrl(), key);
  const content = html`<p role="status" class="done">${messages.issuedKeyOnce}</p>
    <p><strong>${info.name}</strong> ${kindOf(info, context)}</p>
    ${copyable(key, messages.copyKey)}
    ${old === undefined ? undefined : html`<p>${oldKeyText(old, context)}</p>`}
    <p><a class="button" href="${path}">${messages.keySaved}</a></p>
    <h2>${messages.snippetCurl}</h2>
    ${copyable(curl, messages.copyCommand)}
    <h2>${messages.snippetClient}</h2>
    ${copyable(code, messages.copyCode)}
    <h2>${messages.snippetMcp}</h2>
    ${copyable(mcp, messages.copyConfiguration)}
    <p class="hidden" role="status" data-copied="${messages.copied}"></p>
    ${scriptElement(path)}`;
  return { selfPath: path, ...accountPage(context, 'keys', { title: messages.issuedKey, content }) };
}
