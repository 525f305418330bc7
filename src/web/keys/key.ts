import type { StoredKey } from '../../access/api-keys.ts';
import { MOST_NETWORKS } from '../../contract/limits.ts';
import { KEYS_PATH } from '../../contract/service.ts';
import { addressBlock } from '../../network/address.ts';
import { readNetwork } from '../../network/networks.ts';
import { accountPage, type MemberContext } from '../account.ts';
import { NO_ERRORS, type FieldErrors, textArea, button, form } from '../form.ts';
import {
  html,
  type Html,
  type Page,
  pathWithQuery,
  UNPROCESSABLE,
  type PageParts,
  type PageRoute,
} from '../page.ts';
import { forKey, keyFacts, keyPath, kindOf } from './key-facts.ts';

/** One key: its page, the networks that may use it, and revoking it. */
export const oneKeyRoutes = (parts: PageParts): PageRoute[] => [
  forKey(parts, undefined, { get: (context, key, { ip }) => keyPage(context, key, ip) }),
  forKey(parts, 'networks', {
    async post(context, key, values, { ip }) {
      const path = keyPath(key.id);
      const own = values('add') === 'own' ? [addressBlock(ip)] : [];
      const networks = [...networksIn(values('networks')), ...own];
      const errors = networkErrors(networks, context);
      if (Object.keys(errors).length > 0) {
        const entered = { networks: values('networks'), errors };
        return { ...keyPage(context, key, ip, entered), status: UNPROCESSABLE, selfPath: path };
      }
      await parts.keys.allow(context.signedIn, key.id, networks);
      return { redirectTo: pathWithQuery(path, { done: 'networks-saved' }) };
    },
  }),
  forKey(parts, 'revoke', {
    get: (context, key) =>
      key.state === 'active' ? revokePage(context, key) : { redirectTo: keyPath(key.id) },
    // Revoking again changes nothing.
    async post({ signedIn }, key) {
      await parts.keys.revoke(signedIn, key.id);
      return { redirectTo: pathWithQuery(KEYS_PATH, { done: 'key-revoked' }) };
    },
  }),
];

/** The networks as entered, with what is wrong with them. */
interface EnteredNetworks {
  readonly networks: string;
  readonly errors: FieldErrors;
}

/**
 * A key's page.
 *
 * @param address - the network address of the visitor
 */
function keyPage(
  context: MemberContext,
  key: StoredKey,
  address: string,
  entered: EnteredNetworks = { networks: key.networks.join('\n'), errors: NO_ERRORS },
): Page {
  const { messages } = context;
  return accountPage(context, 'keys', {
    title: key.name,
    errors: entered.errors,
    content: html`<p><code>${key.prefix}</code> ${kindOf(key, context)}</p>
      ${keyFacts(key, context)} ${actionsOf(key, context)}
      ${key.state === 'active' ? networksForm(context, key.id, address, entered) : undefined}
      <p class="aside"><a href="${KEYS_PATH}">${messages.allKeys}</a></p>`,
  });
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

/** The form for the networks that may use a key. Its second button adds where the visitor is. */
function networksForm(
  { messages, csrfToken }: MemberContext,
  id: string,
  address: string,
  { networks, errors }: EnteredNetworks,
): Html {
  // An IPv6 address changes every day; the block that it belongs to does not.
  const own = addressBlock(address);
  const area = {
    name: 'networks',
    label: messages.networksLabel,
    hint: messages.networksHint({ most: String(MOST_NETWORKS) }),
    value: networks,
    rows: 4,
  };
  const isListed = networksIn(networks).some((each) => each === own || each === `${own}/32`);
  const addOwn = isListed
    ? undefined
    : html`<button class="button quiet" name="add" value="own">
        ${messages.networksAddOwn({ network: own })}
      </button>`;
  return html`<h2>${messages.networksTitle}</h2>
    ${form(
      { action: keyPath(id, 'networks'), csrfToken },
      html`${textArea(area, errors)}
        <div class="row">${button(messages.networksSave)} ${addOwn}</div>`,
    )}`;
}

/** Networks are separated by spaces, commas or line breaks. */
const networksIn = (text: string): string[] => text.split(/[\s,;]+/).filter((each) => each !== '');

function networkErrors(networks: readonly string[], { messages }: MemberContext): FieldErrors {
  const invalid = networks.find((each) => readNetwork(each) === undefined);
  if (invalid !== undefined) return { networks: messages.networkInvalid({ text: invalid }) };
  return networks.length > MOST_NETWORKS
    ? { networks: messages.networksTooMany({ most: String(MOST_NETWORKS) }) }
    : {};
}

/** Asks for a confirmation. */
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
