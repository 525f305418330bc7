/** What a client is called that gave itself no name. */
const NAMELESS = 'Unnamed application';

export const nameOf = (name: unknown): string => (typeof name === 'string' && name !== '' ? name : NAMELESS);

/** Where an address leads, in what a person can tell apart: the host, with a port when it has one, or the scheme of an application. */
export function redirectHostOf(address: string): string {
  const url = URL.parse(address);
  if (url === null) return '';
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.host : url.protocol;
}
