import type { FastifyRequest } from 'fastify';

import type { SignedIn } from '../../access/sessions.ts';
import { pathWithQuery, readNextPath, type PageContext, type PageResponse } from '../page-context.ts';
import type { FormValues } from '../forms/read-form.ts';
import type { PageRoute } from '../serve-pages.ts';

/** A request of a signed-in user. */
export interface MemberContext extends PageContext {
  readonly signedIn: SignedIn;
}

type MaybePromise<Value> = Value | Promise<Value>;

/** A page that only signed-in users see. */
export interface MemberRoute extends Pick<PageRoute, 'path' | 'hasScript'> {
  readonly get?: (context: MemberContext, request: FastifyRequest) => MaybePromise<PageResponse>;
  readonly post?: (
    context: MemberContext,
    values: FormValues,
    request: FastifyRequest,
  ) => MaybePromise<PageResponse>;
}

const SIGN_IN = '/account/sign-in';

/** The sign-in page, which leads back to the page that was asked for. */
const signInFor = (request: FastifyRequest): PageResponse => ({
  redirectTo: pathWithQuery(SIGN_IN, { next: readNextPath(request.url.split('?', 1)[0] ?? '') }),
});

/** Sends everyone who is not signed in to the sign-in page. */
export function forMembers({ get, post, ...route }: MemberRoute): PageRoute {
  const isMember = (context: PageContext): context is MemberContext => context.signedIn !== undefined;
  return {
    ...route,
    ...(get === undefined
      ? {}
      : { get: (context, request) => (isMember(context) ? get(context, request) : signInFor(request)) }),
    ...(post === undefined
      ? {}
      : {
          post: (context, values, request) =>
            isMember(context) ? post(context, values, request) : { redirectTo: SIGN_IN },
        }),
  };
}
