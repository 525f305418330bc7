import { KeyMode, KeyScope } from '../../contract/account.ts';
import { LONGEST_KEY_NAME } from '../../contract/limits.ts';
import type { FieldErrors } from '../forms/form-elements.ts';
import type { Messages } from '../messages/messages.ts';
import { MalformedForm, type FormValues } from '../forms/read-form.ts';

const DATE = /^\d{4}-\d\d-\d\d$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What a user has entered, to be shown again with errors. */
export interface NewKeyForm {
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
export function readNewKeyForm(values: FormValues): NewKeyForm {
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

/**
 * The first moment of a day in UTC. Undefined for no day, and for one that does not exist or has begun: the
 * 31st of a shorter month would otherwise be read as the first of the next.
 */
export function readFutureDay(text: string, now: number): Date | undefined {
  const day = new Date(text);
  const exists = DATE.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
  return exists && day.getTime() > now ? day : undefined;
}

/** The error of an expiry date, which may be left empty. */
export const expiryErrors = (text: string, now: number, messages: Messages): FieldErrors =>
  text === '' || readFutureDay(text, now) !== undefined ? {} : { expires: messages.keyExpiresInvalid };

function nameErrors(name: string, messages: Messages): FieldErrors {
  if (name === '') return { name: messages.keyNameRequired };
  // In code points, as the database counts.
  if (Array.from(name).length <= LONGEST_KEY_NAME) return {};
  return { name: messages.keyNameTooLong({ longest: String(LONGEST_KEY_NAME) }) };
}

/** A key as the form describes it, or what is wrong with the form. */
export function judgeNewKey(form: NewKeyForm, now: number, messages: Messages) {
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
