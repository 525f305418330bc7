import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** How the bytes of a response are coded. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Headers that are remembered for each order of preference. There are few different ones. */
const MOST_HEADERS = 100;
const LONGEST_HEADER = 200;

/** Compressing a response that fits into one packet saves nothing. */
const SMALLEST_COMPRESSED = 1_024;

/**
 * The coding to use for an `Accept-Encoding` header. Undefined if the caller accepts none of ours, not even plain
 * bytes.
 */
type NegotiateEncoding = (header: string | undefined) => Encoding | undefined;

/** @param preferred - all codings, in the order in which to choose among those that the caller weighs alike */
function createNegotiate(preferred: readonly Encoding[]): NegotiateEncoding {
  const known = new LRUCache<string, { readonly encoding: Encoding | undefined }>({ max: MOST_HEADERS });

  function negotiate(header: string): Encoding | undefined {
    const [best] = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(preferred, {
      preferred,
    });
    return preferred.find((encoding) => encoding === best);
  }

  return (header) => {
    if (header === undefined) return 'identity';
    const remembered = known.get(header);
    if (remembered !== undefined) return remembered.encoding;
    const encoding = negotiate(header);
    if (header.length <= LONGEST_HEADER) known.set(header, { encoding });
    return encoding;
  };
}

/** For responses that are worth compressing. */
export const negotiateLarge = createNegotiate(['br', 'gzip', 'identity']);

/** For responses that are only compressed for callers that refuse plain bytes. */
export const negotiateSmall = createNegotiate(['identity', 'gzip', 'br']);

/**
 * The coding of a response. Callers that accept none have been refused before, so they get plain bytes.
 *
 * @param length - bytes
 */
export const encodingFor = (header: string | undefined, length: number): Encoding =>
  (length < SMALLEST_COMPRESSED ? negotiateSmall(header) : negotiateLarge(header)) ?? 'identity';
