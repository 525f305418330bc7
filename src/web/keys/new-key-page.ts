import { randomUUID } from 'node:crypto';

import { RepeatedForm, TooManyKeys } from '../../access/api-keys.ts';
import type { WantedKey } from '../../access/own-keys.ts';
import { KeyMode, KeyScope } from '../../contract/account.ts';
import { LONGEST_KEY_NAME, MOST_ACTIVE_KEYS } from '../../contract/limits.ts';
import { KEYS_PATH } from '../../contract/service.ts';
import { accountPage } from '../account/account-page.ts';
import { forMembers, type MemberContext } from '../account/member-route.ts';
import { radioGroup } from '../forms/form-controls.ts';
import { button, field, form, NO_ERRORS, type FieldErrors } from '../forms/form-elements.ts';
import { html, type Html } from '../html.ts';
import { pathWithQuery, UNPROCESSABLE, type PageResponse } from '../page-context.ts';
import type { PageParts } from '../page-parts.ts';
import type { Page } from '../render-page.ts';
import type { PageRoute } from '../serve-pages.ts';
import { expiryField } from './expiry-field.ts';
import { issuedKeyPage } from './issued-key-page.ts';
import { keyPath, NEW_KEY_PATH } from './key-paths.ts';
import { judgeNewKey, readNewKeyForm, type NewKeyForm } from './read-new-key.ts';

/** An empty form. Its id makes sure that sending it again, as a reload does, makes no second key. */
const emptyForm = (): NewKeyForm => ({
  formId: randomUUID(),
  name: '',
  scope: '',
  mode: 'live',
  expires: '',
});

function fieldsOf(
  { messages }: MemberContext,
  { name, scope, mode, expires }: NewKeyForm,
  errors: FieldErrors,
): Html {
  const scopes = KeyScope.options.map((value) => ({
    value,
    label: messages[`key ${value}`],
    hint: messages[`key ${value} text`],
  }));
  const modes = KeyMode.options.map((value) => ({
    value,
    label: messages[`key ${value}`],
    hint: messages[`key ${value} text`],
  }));
  return html`${field({ name: 'name', label: messages.keyName, type: 'text', autocomplete: 'off', value: name, hint: messages.keyNameHint, longest: LONGEST_KEY_NAME }, errors)}
  ${radioGroup({ name: 'scope', label: messages.keyScope, choices: scopes, chosen: scope }, errors)}
  ${radioGroup({ name: 'mode', label: messages.keyMode, choices: modes, chosen: mode }, errors)}
  ${expiryField(expires, messages, errors)} ${button(messages.createKey)}`;
}

function newKeyPage(context: MemberContext, entered: NewKeyForm, errors: FieldErrors): Page {
  const { messages, csrfToken } = context;
  return accountPage(context, 'keys', {
    title: messages.newKey,
    errors,
    content: html`${form({ action: NEW_KEY_PATH, csrfToken, hidden: { form_id: entered.formId } }, fieldsOf(context, entered, errors))}
      <p class="aside"><a href="${KEYS_PATH}">${messages.allKeys}</a></p>`,
  });
}

async function create(
  parts: PageParts,
  context: MemberContext,
  entered: NewKeyForm,
  wanted: WantedKey,
): Promise<PageResponse> {
  await parts.throttle.newKey(context.signedIn.userId);
  try {
    const created = await parts.keys.create(context.signedIn, wanted);
    return issuedKeyPage(parts, context, created);
  } catch (error) {
    if (error instanceof RepeatedForm)
      return { redirectTo: pathWithQuery(keyPath(error.info.id), { done: 'key-exists' }) };
    if (!(error instanceof TooManyKeys)) throw error;
    const errors = { name: context.messages.tooManyKeys({ most: String(MOST_ACTIVE_KEYS) }) };
    return { status: UNPROCESSABLE, ...newKeyPage(context, entered, errors) };
  }
}

/** Creates a key. */
export const newKeyRoute = (parts: PageParts): PageRoute =>
  forMembers({
    path: NEW_KEY_PATH,
    hasScript: true,
    get: (context) => newKeyPage(context, emptyForm(), NO_ERRORS),
    async post(context, values) {
      const entered = readNewKeyForm(values);
      const { errors, wanted } = judgeNewKey(entered, Date.now(), context.messages);
      if (wanted === undefined) return { status: UNPROCESSABLE, ...newKeyPage(context, entered, errors) };
      return create(parts, context, entered, wanted);
    },
  });
