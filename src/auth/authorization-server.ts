import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What a client has sent a person here for; the pages ask the person. */
export interface PendingInteraction {
  readonly uid: string;
  readonly prompt: 'login' | 'consent';
  readonly client: {
    readonly id: string;
    readonly name: string;
    /** Where the answer goes: a host, with its port when there is one, or the scheme of an application such as `cursor:`. */
    readonly redirectHost: string;
  };
  /** What the client will be able to do: the scopes that it asks for, and that for staying if it can stay without asking. */
  readonly scopes: readonly string[];
  /** Whose consent is asked for; undefined when nobody has signed in for this. */
  readonly userId: string | undefined;
  /** Whether the client wants the person to sign in anew, although a session is there. */
  readonly freshSignIn: boolean;
}

/** A client that acts for a person. */
export interface ConnectedClient {
  readonly id: string;
  readonly name: string;
  /** Everywhere that it may have people sent, as above; parted by commas. */
  readonly redirectHost: string;
  readonly scopes: readonly string[];
  /** When the person first agreed. */
  readonly since: Date;
  /** When the client last got a token: a token is used for up to an hour. */
  readonly lastUsedAt: Date;
}

/** Thrown for an interaction that has expired, is done, or belongs to another browser or another person. */
export class InteractionGone extends Error {
  override readonly name = 'InteractionGone';
}

/**
 * Writes the page for what went wrong before it was clear where a client can be told of it; it is sent with the policy of pages without
 * forms.
 *
 * @param description - the provider's sentence, which is for whoever wrote the client
 */
export type WriteErrorPage = (headers: IncomingHttpHeaders, code: string, description: string) => string;

/** What the pages need of the authorization server. */
export interface AuthorizationServer {
  /** @throws InteractionGone */
  readonly interaction: (request: FastifyRequest, reply: FastifyReply) => Promise<PendingInteraction>;
  /**
   * Goes on with the request of the client now that the person has signed in; answers with a redirect. The session cookie of the person
   * must be with the next request, so set it on the reply before.
   *
   * @throws InteractionGone
   */
  readonly finishSignIn: (request: FastifyRequest, reply: FastifyReply, userId: string) => Promise<void>;
  /**
   * Grants what was asked for, or refuses; refusing works in place of signing in as well. Answers with a redirect.
   *
   * @throws InteractionGone
   */
  readonly finishConsent: (
    request: FastifyRequest,
    reply: FastifyReply,
    decision: { readonly accepted: boolean },
  ) => Promise<void>;
  /** The clients of a user, the one used last first. */
  readonly connectedClients: (userId: string) => Promise<ConnectedClient[]>;
  /** Ends what the user has granted to a client, and all tokens with it; false when there was nothing. */
  readonly disconnect: (userId: string, clientId: string) => Promise<boolean>;
}
