import { type StoredKey, NotRotated, TooManyKeys } from '../../access/api-keys.ts';
import { MOST_NETWORKS, MOST_ACTIVE_KEYS } from '../../contract/limits.ts';
import { KEYS_PATH } from '../../contract/service.ts';
import { addressBlock, readNetwork } from '../../network/address.ts';
import { accountPage, type MemberContext } from '../account.ts';
import { NO_ERRORS, type FieldErrors, textArea, button, form, radioGroup } from '../form.ts';
import {
  html,
  type Html,
  type Page,
  pathWithQuery,
  type PageParts,
  type PageRoute,
  type PageResponse,
  type FormValues,
} from '../page.ts';
import { issuedKeyPage } from './issued-key.ts';
import { forKey, keyFacts, keyPath, kindOf, noSuchKey } from './keys.ts';
import { expiryField, expiryErrors, readFutureDay } from './new-key.ts';

/** One key: its page, the networks that may use it, replacing it and revoking it. */
export const oneKeyRoutes = (parts: PageParts): PageRoute[] => [
  forKey(parts, undefined, { get: (context, key, { ip }) => keyPage(context, key, ip) }),
  forKey(parts, 'networks', {
    async post(context, key, values, { ip }) {
      const own = values('add') === 'own' ? [addressBlock(ip)] : [];
      const networks = [...networksIn(values('networks')), ...own];
      const errors = networkErrors(networks, context);
      if (Object.keys(errors).length > 0) {
        return keyPage(context, key, ip, { networks: values('networks'), errors });
      }
      await parts.keys.allow(context.signedIn, key.id, networks);
      return { redirectTo: pathWithQuery(keyPath(key.id), { done: 'networks-saved' }) };
    },
  }),
  rotateKeyRoute(parts),
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
    selfPath: keyPath(key.id),
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

/** Replaces a key. A key has one successor, so sending the form again makes no second one. */
const rotateKeyRoute = (parts: PageParts): PageRoute =>
  forKey(parts, 'rotate', {
    hasScript: true,
    get: (context, key) => insteadOf(key) ?? rotatePage(context, key, EMPTY_FORM, NO_ERRORS),
    post: (context, key, values) => insteadOf(key) ?? rotate(parts, context, key, values),
  });

/** Milliseconds. */
const HOUR = 3_600_000;

const DAY = 24 * HOUR;

/** For how long the old key keeps working. */
const OVERLAPS = { '0': 0, '1h': HOUR, '24h': DAY, '7d': 7 * DAY, '30d': 30 * DAY } as const;

type Overlap = keyof typeof OVERLAPS;

const isOverlap = (text: string): text is Overlap => Object.hasOwn(OVERLAPS, text);

/** Where someone is sent who rotates a key that cannot be rotated. Undefined for one that can. */
function insteadOf({ id, state, replacedBy }: StoredKey): PageResponse | undefined {
  if (replacedBy !== null) return { redirectTo: pathWithQuery(keyPath(replacedBy), { done: 'key-rotated' }) };
  return state === 'active' ? undefined : { redirectTo: pathWithQuery(keyPath(id), { done: 'key-ended' }) };
}

async function rotate(
  parts: PageParts,
  context: MemberContext,
  key: StoredKey,
  values: FormValues,
): Promise<PageResponse> {
  const { messages, signedIn } = context;
  const entered = { overlap: values('overlap'), expires: values('expires').trim() };
  const refuse = (errors: FieldErrors): Page => rotatePage(context, key, entered, errors);
  const { overlap } = entered;
  const wrong = expiryErrors(entered.expires, Date.now(), messages);
  if (!isOverlap(overlap)) return refuse({ overlap: messages.overlapRequired, ...wrong });
  if (Object.keys(wrong).length > 0) return refuse(wrong);
  await parts.throttle.newKey(signedIn.userId);
  const expiresAt = readFutureDay(entered.expires, Date.now());
  try {
    const rotated = await parts.keys.rotate(signedIn, key.id, { overlap: OVERLAPS[overlap], expiresAt });
    return rotated === undefined ? noSuchKey(context) : issuedKeyPage(parts, context, rotated);
  } catch (error) {
    if (error instanceof TooManyKeys)
      return refuse({ overlap: messages.tooManyKeys({ most: String(MOST_ACTIVE_KEYS) }) });
    // It has been rotated or revoked since it was read. The key's page shows what happened.
    if (error instanceof NotRotated) return { redirectTo: keyPath(key.id) };
    throw error;
  }
}

interface RotateForm {
  readonly overlap: string;
  readonly expires: string;
}

const EMPTY_FORM: RotateForm = { overlap: '24h', expires: '' };

function rotatePage(
  context: MemberContext,
  key: StoredKey,
  { overlap, expires }: RotateForm,
  errors: FieldErrors,
): Page {
  const { messages, csrfToken } = context;
  const choices = Object.keys(OVERLAPS)
    .filter(isOverlap)
    .map((value) => ({ value, label: messages[`overlap ${value}`] }));
  const fields = html`${radioGroup({ name: 'overlap', label: messages.overlap, choices, chosen: overlap }, errors)}
  ${expiryField(expires, messages, errors)} ${button(messages.rotateButton)}`;
  return accountPage(context, 'keys', {
    title: messages.rotateTitle({ name: key.name }),
    errors,
    content: html`<p>${messages.rotateText}</p>
      ${form({ action: keyPath(key.id, 'rotate'), csrfToken }, fields)}
      <p class="aside"><a href="${keyPath(key.id)}">${messages.cancel}</a></p>`,
  });
}
