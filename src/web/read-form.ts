import type { FastifyRequest } from 'fastify';

/** Thrown for what no form of ours has sent. */
export class FormMalformed extends Error {
  override readonly name = 'FormMalformed';
}

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i;
const UTF_8 = new TextDecoder('utf-8', { fatal: true });
/** What stands for broken text, and what the database cannot keep. */
const UNWANTED = /[\u0000\ufffd]/; // eslint-disable-line no-control-regex -- the null character is what is looked for

/** The value of a field, or an empty text. */
export type Form = (name: string) => string;

/**
 * Reads the form that a request carries.
 *
 * @throws FormMalformed
 */
export function readForm({ headers, body }: FastifyRequest): Form {
  if (!FORM_TYPE.test(headers['content-type'] ?? '')) throw new FormMalformed('no form');
  let text: string;
  try {
    text = body instanceof Buffer ? UTF_8.decode(body) : '';
  } catch (error) {
    throw new FormMalformed('no UTF-8', { cause: error });
  }
  const fields = new URLSearchParams(text);
  for (const [, value] of fields) if (UNWANTED.test(value)) throw new FormMalformed('broken text');
  return (name) => fields.get(name) ?? '';
}
