import { invalidInput, type ServiceError } from '../errors.ts';

/** The error for a cursor that this list has not issued for these parameters. */
export const foreignCursor = (other = 'other filters'): ServiceError =>
  invalidInput('cursor', `is invalid or belongs to ${other}; drop it to start from the first page`);

/**
 * Which neighbouring pages exist. The page that the caller came from always does.
 *
 * @param from - where the page starts; undefined for the first page
 * @param more - whether there are more entries in the direction of reading
 */
export function neighboursOf(
  from: { readonly backwards: boolean } | undefined,
  more: boolean,
): { readonly hasNext: boolean; readonly hasPrevious: boolean } {
  const isBackwards = from?.backwards === true;
  return { hasNext: isBackwards || more, hasPrevious: from !== undefined && (!isBackwards || more) };
}
