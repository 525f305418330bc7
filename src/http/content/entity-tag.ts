import { hash } from 'node:crypto';

/**
 * The weak entity tag of a content. It is weak because the same content is sent in several codings, and with another
 * request id each time.
 */
export const entityTag = (content: string | Buffer): string => `W/"${hash('sha1', content, 'base64url')}"`;

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether a caller already has the content with this tag. Tags of this service contain no commas. */
export function isCurrentTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((each) => opaque(each) === opaque(tag));
}
