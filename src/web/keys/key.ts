import { type StoredKey, NotRotated, TooManyKeys } from '../../access/api-keys.ts';
import { MOST_NETWORKS, MOST_ACTIVE_KEYS } from '../../contract/limits.ts';
import { KEYS_PATH } from '../../contract/service.ts';
import { addressBlock, readNetwork } from '../../network/address.ts';
import { accountPage, type MemberContext } from '../account.ts';
import { type FieldErrors, textArea, button, form, radioGroup } from '../form.ts';
import { html, type Html, type Page, type PageRoute, type PageResponse, pathWithQuery } from '../page.ts';
import { issuedKeyPage } from './issued-key.ts';
import { forKey, type KeyContext, keyFacts, keyPath, kindOf, noSuchKey } from './keys.ts';
import { expiryField, expiryErrors, readFutureDay } from './new-key.ts';

/** One key: its page, the networks that may use it, replacing it and revoking it. */
export const oneKeyRoutes: readonly PageRoute[] = [
  forKey(undefined, { get: (context) => keyPage(context) }),
  forKey('networks', {
    async post(context) {
      const { parts, request, signedIn, key, values } = context;
      const own = values('add') === 'own' ? [addressBlock(request.ip)] : [];
      const networks = [...networksIn(values('networks')), ...own];
      const errors = networkErrors(networks, context);
      if (Object.keys(errors).length > 0) return keyPage(context, values('networks'), errors);
      await parts.keys.allow(signedIn, key.id, networks);
      return { redirectTo: pathWithQuery(keyPath(key.id), { done: 'networks-saved' }) };
    },
  }),
  // A key has one successor, so sending the form again makes no second one.
  forKey('rotate', {
    hasScript: true,
    get: (context) => insteadOf(context.key) ?? rotatePage(context, { overlap: '24h', expires: '' }),
    post: (context) => insteadOf(context.key) ?? rotate(context),
  }),
  forKey('revoke', {
    get: (context) =>
      context.key.state === 'active' ? revokePage(context) : { redirectTo: keyPath(context.key.id) },
    // Revoking again changes nothing.
    async post({ parts, signedIn, key }) {
      await parts.keys.revoke(signedIn, key.id);
      return { redirectTo: pathWithQuery(KEYS_PATH, { done: 'key-revoked' }) };
    },
  }),
];

/** @param networks - as entered, with what is wrong with them; those of the key by default */
function keyPage(
  context: KeyContext,
  networks = context.key.networks.join('\n'),
  errors: FieldErrors = {},
): Page {
  const { messages, key } = context;
  return accountPage(context, 'keys', {
    title: key.name,
    errors,
    selfPath: keyPath(key.id),
    content: html`<p><code>${key.prefix}</code> ${kindOf(key, context)}</p>
      ${keyFacts(key, context)} ${actionsOf(key, context)}
      ${key.state === 'active' ? networksForm(context, networks, errors) : undefined}
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
  { messages, csrfToken, key, request }: KeyContext,
  networks: string,
  errors: FieldErrors,
): Html {
  // An IPv6 address changes every day; the block that it belongs to does not.
  const own = addressBlock(request.ip);
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
      { action: keyPath(key.id, 'networks'), csrfToken },
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

function revokePage(context: KeyContext): Page {
  const { messages, csrfToken, key } = context;
  return accountPage(context, 'keys', {
    title: messages.revokeTitle({ name: key.name }),
    content: html`<p>${messages.revokeText}</p>
      <p><code>${key.prefix}</code> ${kindOf(key, context)}</p>
      ${keyFacts(key, context)}
      ${form({ action: keyPath(key.id, 'revoke'), csrfToken }, button(messages.revokeButton, 'danger'))}
      <p class="aside"><a href="${keyPath(key.id)}">${messages.cancel}</a></p>`,
  });
}

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

async function rotate(context: KeyContext): Promise<PageResponse> {
  const { parts, messages, signedIn, key, values } = context;
  const entered = { overlap: values('overlap'), expires: values('expires').trim() };
  const refuse = (errors: FieldErrors): Page => rotatePage(context, entered, errors);
  const { overlap } = entered;
  const wrong = expiryErrors(entered.expires, Date.now(), messages);
  if (!isOverlap(overlap)) return refuse({ overlap: messages.overlapRequired, ...wrong });
  if (Object.keys(wrong).length > 0) return refuse(wrong);
  await parts.throttle.newKey(signedIn.userId);
  const expiresAt = readFutureDay(entered.expires, Date.now());
  try {
    const rotated = await parts.keys.rotate(signedIn, key.id, { overlap: OVERLAPS[overlap], expiresAt });
    return rotated === undefined ? noSuchKey(context) : issuedKeyPage(context, rotated);
  } catch (error) {
    if (error instanceof TooManyKeys)
      return refuse({ overlap: messages.tooManyKeys({ most: String(MOST_ACTIVE_KEYS) }) });
    // It has been rotated or revoked since it was read. The key's page shows what happened.
    if (error instanceof NotRotated) return { redirectTo: keyPath(key.id) };
    throw error;
  }
}

function rotatePage(
  context: KeyContext,
  { overlap, expires }: { readonly overlap: string; readonly expires: string },
  errors: FieldErrors = {},
): Page {
  const { messages, csrfToken, key } = context;
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
