import type { StoredKey } from '../../access/api-keys.ts';
import { KEYS_PATH } from '../../contract/service.ts';
import { accountPage } from '../account/account-page.ts';
import { forMembers, type MemberContext } from '../account/member-route.ts';
import { NO_ERRORS, type FieldErrors } from '../forms/form-elements.ts';
import { html, type Html } from '../html.ts';
import type { PageParts } from '../page-parts.ts';
import type { Page } from '../render-page.ts';
import type { PageRoute } from '../serve-pages.ts';
import { keyFacts, kindOf } from './key-facts.ts';
import { keyIdIn, keyPath, keyPattern, noSuchKey } from './key-paths.ts';
import { networksForm } from './networks-form.ts';

/** The networks as entered, with what is wrong with them. */
interface EnteredNetworks {
  readonly networks: string;
  readonly errors: FieldErrors;
}

function actionsOf({ id, state, replacedBy }: StoredKey, { messages }: MemberContext): Html {
  const newer =
    replacedBy === null
      ? undefined
      : html`<p>${messages.keyReplaced}: <a href="${keyPath(replacedBy)}">${messages.keySuccessor}</a></p>`;
  if (state !== 'active') return html`${newer}`;
  const rotate =
    replacedBy === null
      ? html`<a class="button quiet" href="${keyPath(id, 'rotate')}">${messages.rotateKey}</a>`
      : undefined;
  return html`${newer}
    <p class="row">
      ${rotate} <a class="button quiet" href="${keyPath(id, 'revoke')}">${messages.revokeKey}</a>
    </p>`;
}

/**
 * A key's page.
 *
 * @param address - the network address of the visitor
 */
export function keyPage(
  context: MemberContext,
  key: StoredKey,
  address: string,
  { networks, errors }: EnteredNetworks = { networks: key.networks.join('\n'), errors: NO_ERRORS },
): Page {
  const { messages } = context;
  return accountPage(context, 'keys', {
    title: key.name,
    errors,
    content: html`<p><code>${key.prefix}</code> ${kindOf(key, context)}</p>
      ${keyFacts(key, context)} ${actionsOf(key, context)}
      ${key.state === 'active' ? networksForm(context, key.id, { networks, errors, address }) : undefined}
      <p class="aside"><a href="${KEYS_PATH}">${messages.allKeys}</a></p>`,
  });
}

/** One key. */
export const keyRoute = (parts: PageParts): PageRoute =>
  forMembers({
    path: keyPattern(),
    async get(context, request) {
      const key = await parts.keys.find(context.signedIn, keyIdIn(request));
      return key === undefined ? noSuchKey(context) : keyPage(context, key, request.ip);
    },
  });
