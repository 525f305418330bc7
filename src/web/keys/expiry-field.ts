import { field, type FieldErrors } from '../forms/form-elements.ts';
import type { Html } from '../html.ts';
import type { Messages } from '../messages/messages.ts';

/** Milliseconds. */
const DAY = 86_400_000;

/** The field for the day on which a key stops working. */
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
