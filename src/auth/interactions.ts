import type { FastifyReply, FastifyRequest } from 'fastify';

/** A client's authorization request that waits for the user to sign in or to consent. */
export interface PendingInteraction {
  readonly uid: string;
  readonly prompt: 'login' | 'consent';
  readonly client: {
    readonly id: string;
    readonly name: string;
    /**
     * Where the user is redirected afterwards: a host with its port, or the scheme of an application such as `cursor:`.
     */
    readonly redirectHost: string;
  };
  /** The requested scopes, and `offline_access` when the client can refresh its tokens without requesting it. */
  readonly scopes: readonly string[];
  /** The user whose consent is requested; undefined when nobody has signed in for this interaction. */
  readonly userId: string | undefined;
  /** Whether the client wants the user to sign in again, although there is a session. */
  readonly mustSignInAgain: boolean;
}

/** Thrown for an interaction that has expired, is complete, or belongs to another browser or another user. */
export class InvalidInteraction extends Error {
  override readonly name = 'InvalidInteraction';
}

/** What the sign-in and consent pages do for a client's authorization request. */
export interface Interactions {
  /** @throws InvalidInteraction */
  readonly pending: (request: FastifyRequest, reply: FastifyReply) => Promise<PendingInteraction>;
  /**
   * Resumes the authorization request after the user has signed in; sends a redirect. Set the user's session cookie on
   * the reply first: the next request needs it.
   *
   * @throws InvalidInteraction
   */
  readonly finishSignIn: (request: FastifyRequest, reply: FastifyReply, userId: string) => Promise<void>;
  /**
   * Grants the requested access, or denies it; a user who has not signed in can deny too. Sends a redirect.
   *
   * @throws InvalidInteraction
   */
  readonly finishConsent: (
    request: FastifyRequest,
    reply: FastifyReply,
    decision: { readonly accepted: boolean },
  ) => Promise<void>;
}
