import type { StoredKey } from '../../access/api-keys.ts';
import { MOST_ACTIVE_KEYS } from '../../contract/limits.ts';
import { KEYS_PATH } from '../../contract/service.ts';
import { accountPage, forMembers, type MemberContext } from '../account.ts';
import { html, type Html, type Page, type PageParts, type PageRoute } from '../page.ts';
import { keyFacts, kindOf, keyPath, NEW_KEY_PATH } from './key-facts.ts';

/** The list of keys. */
export const keysRoute = (parts: PageParts): PageRoute =>
  forMembers({
    path: KEYS_PATH,
    get: async (context) => keysPage(context, await parts.keys.list(context.signedIn)),
  });

function keysPage(context: MemberContext, keys: readonly StoredKey[]): Page {
  const { messages } = context;
  const active = keys.filter(({ state }) => state === 'active');
  const ended = keys.filter(({ state }) => state !== 'active');
  const counts = { count: String(active.length), most: String(MOST_ACTIVE_KEYS) };
  return accountPage(context, 'keys', {
    title: messages.keys,
    content: html`<p>${messages.keysIntro}</p>
      <p><a class="button" href="${NEW_KEY_PATH}">${messages.newKey}</a></p>
      ${
        active.length === 0
          ? html`<p>${messages.noKeys}</p>`
          : html`<p class="hint">${messages.activeKeys(counts)}</p>
              ${keyList(active, context)}`
      }
      ${
        ended.length === 0
          ? undefined
          : html`<details class="ended">
              <summary>${messages.endedKeys({ count: String(ended.length) })}</summary>
              ${keyList(ended, context)}
            </details>`
      }`,
  });
}

const keyList = (keys: readonly StoredKey[], context: MemberContext): Html =>
  html`<ul class="keys">
    ${keys.map((key) => keyItem(key, context))}
  </ul>`;

const keyItem = (key: StoredKey, context: MemberContext): Html =>
  html`<li>
    <h2><a href="${keyPath(key.id)}">${key.name}</a></h2>
    <p><code>${key.prefix}</code> ${kindOf(key, context)}</p>
    ${keyFacts(key, context)}
  </li>`;
