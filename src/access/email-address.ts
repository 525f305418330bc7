import { domainToASCII } from 'node:url';

import { LONGEST_EMAIL, LONGEST_MAILBOX } from '../contract/account.ts';

const LOCAL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+$/;
const DOMAIN = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/**
 * Reads an address that a user has typed. The result is in lower case, with the domain in ASCII. Undefined if mail
 * cannot be sent to it, or if it could be read as several addresses.
 */
export function readEmailAddress(typed: string): string | undefined {
  const text = typed.trim().toLowerCase();
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(0, at));
  const domain = domainToASCII(text.slice(at + 1));
  const address = `${local}@${domain}`;
  const fits = local.length <= LONGEST_MAILBOX && address.length <= LONGEST_EMAIL;
  return fits && LOCAL.test(local) && DOMAIN.test(domain) ? address : undefined;
}
