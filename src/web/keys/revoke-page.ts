import type { StoredKey } from '../../access/api-keys.ts';
import { KEYS_PATH } from '../../contract/service.ts';
import { accountPage } from '../account/account-page.ts';
import { forMembers, type MemberContext } from '../account/member-route.ts';
import { button, form } from '../forms/form-elements.ts';
import { html } from '../html.ts';
import { pathWithQuery } from '../page-context.ts';
import type { PageParts } from '../page-parts.ts';
import type { Page } from '../render-page.ts';
import type { PageRoute } from '../serve-pages.ts';
import { keyFacts, kindOf } from './key-facts.ts';
import { keyIdIn, keyPath, keyPattern, noSuchKey } from './key-paths.ts';

function revokePage(context: MemberContext, key: StoredKey): Page {
  const { messages, csrfToken } = context;
  return accountPage(context, 'keys', {
    title: messages.revokeTitle({ name: key.name }),
    content: html`<p>${messages.revokeText}</p>
      <p><code>${key.prefix}</code> ${kindOf(key, context)}</p>
      ${keyFacts(key, context)}
      ${form({ action: keyPath(key.id, 'revoke'), csrfToken }, button(messages.revokeButton, 'danger'))}
      <p class="aside"><a href="${keyPath(key.id)}">${messages.cancel}</a></p>`,
  });
}

/** Revokes a key after a confirmation. Revoking again changes nothing. */
export const revokeRoute = (parts: PageParts): PageRoute =>
  forMembers({
    path: keyPattern('revoke'),
    async get(context, request) {
      const key = await parts.keys.find(context.signedIn, keyIdIn(request));
      if (key === undefined) return noSuchKey(context);
      return key.state === 'active' ? revokePage(context, key) : { redirectTo: keyPath(key.id) };
    },
    async post(context, _values, request) {
      const revoked = await parts.keys.revoke(context.signedIn, keyIdIn(request));
      if (revoked === undefined) return noSuchKey(context);
      return { redirectTo: pathWithQuery(KEYS_PATH, { done: 'key-revoked' }) };
    },
  });
