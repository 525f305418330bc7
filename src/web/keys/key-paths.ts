import type { FastifyRequest } from 'fastify';

import { KEYS_PATH } from '../../contract/service.ts';
import { html } from '../html.ts';
import { accountPage } from '../account/account-page.ts';
import type { MemberContext } from '../account/member-route.ts';
import type { PageResponse } from '../page-context.ts';

export const NEW_KEY_PATH = `${KEYS_PATH}/new`;

/** The pattern of the paths of one key, with what is done with it. */
export const keyPattern = (action?: KeyAction): string => withAction(`${KEYS_PATH}/:id`, action);

/** The path of one key, or of what is done with it. */
export const keyPath = (id: string, action?: KeyAction): string => withAction(`${KEYS_PATH}/${id}`, action);

type KeyAction = 'networks' | 'rotate' | 'revoke';

const withAction = (path: string, action: KeyAction | undefined): string =>
  action === undefined ? path : `${path}/${action}`;

/** The id in the path of a request. */
export function keyIdIn(request: FastifyRequest): string {
  const { params } = request;
  return typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : '';
}

/** The page for a key that does not exist, or belongs to someone else. */
export function noSuchKey(context: MemberContext): PageResponse {
  const { messages } = context;
  return {
    status: 404,
    selfPath: KEYS_PATH,
    ...accountPage(context, 'keys', {
      title: messages.notFound,
      content: html`<p>${messages.noSuchKey}</p>
        <p><a href="${KEYS_PATH}">${messages.allKeys}</a></p>`,
    }),
  };
}
