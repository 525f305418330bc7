import { ServiceError, type ErrorCode } from '../errors.ts';

/**
 * The error for a name that does not exist.
 *
 * @param suggestion - the existing name that was probably meant
 */
export function notFound(
  code: ErrorCode & `${string}_not_found`,
  message: string,
  suggestion: string | undefined,
): ServiceError {
  return suggestion === undefined
    ? new ServiceError(code, message)
    : new ServiceError(code, `${message} Did you mean "${suggestion}"?`, { suggestion });
}
