import { KEYS_PATH } from '../contract/service.ts';
import { ServiceError } from '../errors.ts';

/** The error for the site key where an account's key is needed. */
export const ownKeyRequired = (): ServiceError =>
  new ServiceError(
    'own_key_required',
    `This is the key of the pages of the service, which belongs to no account. Create a free key on the page ${KEYS_PATH}.`,
  );
