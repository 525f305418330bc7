import { NotRotated, TooManyKeys, type StoredKey } from '../../access/api-keys.ts';
import { MOST_ACTIVE_KEYS } from '../../contract/limits.ts';
import { accountPage, type MemberContext } from '../account.ts';
import { radioGroup, button, form, NO_ERRORS, type FieldErrors } from '../form.ts';
import {
  html,
  pathWithQuery,
  UNPROCESSABLE,
  type PageResponse,
  type Page,
  type FormValues,
  type PageParts,
  type PageRoute,
} from '../page.ts';
import { issuedKeyPage } from './issued-key.ts';
import { forKey, keyPath, noSuchKey } from './key-facts.ts';
import { expiryField, expiryErrors, readFutureDay } from './new-key.ts';

/** Milliseconds. */
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** For how long the old key keeps working. */
const OVERLAPS = { '0': 0, '1h': HOUR, '24h': DAY, '7d': 7 * DAY, '30d': 30 * DAY } as const;

type Overlap = keyof typeof OVERLAPS;

const isOverlap = (text: string): text is Overlap => Object.hasOwn(OVERLAPS, text);

/** Replaces a key. A key has one successor, so sending the form again makes no second one. */
export const rotateKeyRoute = (parts: PageParts): PageRoute =>
  forKey(parts, 'rotate', {
    hasScript: true,
    get: (context, key) => insteadOf(key) ?? rotatePage(context, key, EMPTY_FORM, NO_ERRORS),
    post: (context, key, values) => insteadOf(key) ?? rotate(parts, context, key, values),
  });

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
  const refuse = (errors: FieldErrors): PageResponse => ({
    status: UNPROCESSABLE,
    ...rotatePage(context, key, entered, errors),
  });
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
