import { randomUUID } from 'node:crypto';

import { RepeatedForm, TooManyKeys } from '../../access/api-keys.ts';
import { KeyMode, KeyScope } from '../../contract/account.ts';
import { LONGEST_KEY_NAME, MOST_ACTIVE_KEYS } from '../../contract/limits.ts';
import { KEYS_PATH } from '../../contract/service.ts';
import { accountPage, forMembers, type MemberContext } from '../account.ts';
import { MalformedForm } from '../error-pages.ts';
import { radioGroup, button, field, form, type FieldErrors } from '../form.ts';
import type { Messages } from '../messages/messages.ts';
import { html, type Html, type Page, type PageResponse, pathWithQuery } from '../page.ts';
import { issuedKeyPage } from './issued-key.ts';
import { keyPath, NEW_KEY_PATH } from './keys.ts';

export const newKeyRoute = forMembers({
  path: NEW_KEY_PATH,
  hasScript: true,
  get: (context) =>
    newKeyPage(context, { formId: randomUUID(), name: '', scope: '', mode: 'live', expires: '' }),
  post: create,
});

/** What a user has entered, to be shown again with errors. */
interface NewKeyForm {
  /** Makes sure that sending the form again, as a reload does, makes no second key. */
  readonly formId: string;
  readonly name: string;
  readonly scope: string;
  readonly mode: string;
  readonly expires: string;
}

/**
 * Reads the form for a new key as it was entered.
 *
 * @throws MalformedForm without the id of the form, which a browser always sends
 */
function readNewKeyForm({ values }: MemberContext): NewKeyForm {
  const formId = values('form_id');
  if (!UUID.test(formId)) throw new MalformedForm('the form has no id');
  return {
    formId,
    name: values('name').trim(),
    scope: values('scope'),
    mode: values('mode'),
    expires: values('expires').trim(),
  };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A key as the form describes it, or what is wrong with the form. */
function judgeNewKey(form: NewKeyForm, now: number, messages: Messages) {
  const scope = KeyScope.safeParse(form.scope);
  const mode = KeyMode.safeParse(form.mode);
  const errors: FieldErrors = {
    ...nameErrors(form.name, messages),
    ...(scope.success ? {} : { scope: messages.keyScopeRequired }),
    ...(mode.success ? {} : { mode: messages.keyModeRequired }),
    ...expiryErrors(form.expires, now, messages),
  };
  if (!scope.success || !mode.success || Object.keys(errors).length > 0) return { errors };
  const { name, formId } = form;
  return {
    wanted: { name, formId, scope: scope.data, mode: mode.data, expiresAt: readFutureDay(form.expires, now) },
  };
}

function nameErrors(name: string, messages: Messages): FieldErrors {
  if (name === '') return { name: messages.keyNameRequired };
  // In code points, as the database counts.
  if (Array.from(name).length <= LONGEST_KEY_NAME) return {};
  return { name: messages.keyNameTooLong({ longest: String(LONGEST_KEY_NAME) }) };
}

async function create(context: MemberContext): Promise<PageResponse> {
  const { parts, messages, signedIn } = context;
  const entered = readNewKeyForm(context);
  const { errors, wanted } = judgeNewKey(entered, Date.now(), messages);
  if (wanted === undefined) return newKeyPage(context, entered, errors);
  await parts.throttle.newKey(signedIn.userId);
  try {
    return issuedKeyPage(context, await parts.keys.create(signedIn, wanted));
  } catch (error) {
    if (error instanceof RepeatedForm)
      return { redirectTo: pathWithQuery(keyPath(error.info.id), { done: 'key-exists' }) };
    if (!(error instanceof TooManyKeys)) throw error;
    return newKeyPage(context, entered, {
      name: messages.tooManyKeys({ most: String(MOST_ACTIVE_KEYS) }),
    });
  }
}

function newKeyPage(context: MemberContext, entered: NewKeyForm, errors: FieldErrors = {}): Page {
  const { messages, csrfToken } = context;
  return accountPage(context, 'keys', {
    title: messages.newKey,
    errors,
    content: html`${form({ action: NEW_KEY_PATH, csrfToken, hidden: { form_id: entered.formId } }, fieldsOf(context, entered, errors))}
      <p class="aside"><a href="${KEYS_PATH}">${messages.allKeys}</a></p>`,
  });
}

function fieldsOf(
  { messages }: MemberContext,
  { name, scope, mode, expires }: NewKeyForm,
  errors: FieldErrors,
): Html {
  const choiceOf = (value: KeyScope | KeyMode) => ({
    value,
    label: messages[`key ${value}`],
    hint: messages[`key ${value} text`],
  });
  return html`${field({ name: 'name', label: messages.keyName, type: 'text', autocomplete: 'off', value: name, hint: messages.keyNameHint, longest: LONGEST_KEY_NAME }, errors)}
  ${radioGroup({ name: 'scope', label: messages.keyScope, choices: KeyScope.options.map(choiceOf), chosen: scope }, errors)}
  ${radioGroup({ name: 'mode', label: messages.keyMode, choices: KeyMode.options.map(choiceOf), chosen: mode }, errors)}
  ${expiryField(expires, messages, errors)} ${button(messages.createKey)}`;
}

/** Milliseconds. */
const DAY = 86_400_000;

export const expiryField = (value: string, messages: Messages, errors: FieldErrors): Html =>
  field(
    {
      name: 'expires',
      label: messages.keyExpires,
      type: 'date',
      autocomplete: 'off',
      value,
      hint: messages.keyExpiresHint,
      isOptional: true,
      first: new Date(Date.now() + DAY).toISOString().slice(0, 'YYYY-MM-DD'.length),
    },
    errors,
  );

/** The error of an expiry date, which may be left empty. */
export const expiryErrors = (text: string, now: number, messages: Messages): FieldErrors =>
  text === '' || readFutureDay(text, now) !== undefined ? {} : { expires: messages.keyExpiresInvalid };

/**
 * The first moment of a day in UTC. Undefined for no day, and for one that does not exist or has begun: the
 * 31st of a shorter month would otherwise be read as the first of the next.
 */
export function readFutureDay(text: string, now: number): Date | undefined {
  const day = new Date(text);
  const exists = DATE.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
  return exists && day.getTime() > now ? day : undefined;
}

const DATE = /^\d{4}-\d\d-\d\d$/;
