import type { FastifyRequest } from 'fastify';

import { MOST_FORM_FIELDS } from '../../contract/limits.ts';
import { hasMoreParameters } from '../../http/read-query.ts';

/** Thrown for a body that none of our forms can have sent. */
export class MalformedForm extends Error {
  override readonly name = 'MalformedForm';
}

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i;
const UTF_8 = new TextDecoder('utf-8', { fatal: true });
/** The replacement character, which stands for invalid text, and the null character, which PostgreSQL cannot store. */
const UNSTORABLE = /[\u0000\ufffd]/; // eslint-disable-line no-control-regex -- it looks for the null character

/** The value of a field, or an empty string. */
export type FormValues = (name: string) => string;

/**
 * Reads the form in the body of a request.
 *
 * @throws MalformedForm
 */
export function readForm({ headers, body }: FastifyRequest): FormValues {
  if (!FORM_TYPE.test(headers['content-type'] ?? '')) throw new MalformedForm('not a form');
  let text: string;
  try {
    text = body instanceof Buffer ? UTF_8.decode(body) : '';
  } catch (error) {
    throw new MalformedForm('not UTF-8', { cause: error });
  }
  if (hasMoreParameters(text, MOST_FORM_FIELDS)) throw new MalformedForm('too many fields');
  const fields = new URLSearchParams(text);
  for (const [, value] of fields) if (UNSTORABLE.test(value)) throw new MalformedForm('invalid text');
  return (name) => fields.get(name) ?? '';
}
