import { ServiceError } from '../errors.ts';
import type { Caller } from './endpoint.ts';

/**
 * Refuses callers without a secret key. Publishable keys are in web pages, where anyone can copy them.
 *
 * @throws ServiceError `secret_key_required`
 */
export function requireSecretKey({ key }: Caller): void {
  if (key?.scope !== 'sk')
    throw new ServiceError('secret_key_required', 'This endpoint requires a secret key.');
}
