import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';

import type { FindSession } from '../access/sessions.ts';
import { resourceOf, SCOPES } from '../contract/oauth.ts';
import { clientName, displayedScopes, redirectHost } from './connected-clients.ts';
import type { ProviderCache } from './provider-cache.ts';

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

export type Interactions = ReturnType<typeof createInteractions>;

/**
 * What the sign-in and consent pages do for a client's authorization request. All functions throw InvalidInteraction for
 * one that has ended.
 *
 * @param baseUrl - public address without a trailing slash
 */
export function createInteractions(
  providers: ProviderCache,
  findSession: FindSession,
  baseUrl: () => string,
) {
  return {
    async pending(request: FastifyRequest, reply: FastifyReply): Promise<PendingInteraction> {
      const provider = await providers.current();
      return describe(provider, await detailsOf(provider, request, reply));
    },

    /**
     * Resumes the authorization request after the user has signed in; sends a redirect. Set the user's session cookie on
     * the reply first: the next request needs it.
     */
    async finishSignIn(request: FastifyRequest, reply: FastifyReply, userId: string): Promise<void> {
      const provider = await providers.current();
      const { prompt } = await detailsOf(provider, request, reply);
      if (prompt.name !== 'login') throw new InvalidInteraction('The user has already signed in.');
      await resume(provider, request, reply, { login: { accountId: userId } });
    },

    /** Grants the requested access, or denies it; a user who has not signed in can deny too. Sends a redirect. */
    async finishConsent(
      request: FastifyRequest,
      reply: FastifyReply,
      { accepted }: { readonly accepted: boolean },
    ): Promise<void> {
      const provider = await providers.current();
      const details = await detailsOf(provider, request, reply);
      if (!accepted) {
        const denial = { error: 'access_denied', error_description: 'the user has denied access' };
        await resume(provider, request, reply, denial);
        return;
      }
      const accountId = details.session?.accountId;
      const signedIn = await findSession(request.headers.cookie);
      if (details.prompt.name !== 'consent' || accountId === undefined || signedIn?.userId !== accountId)
        throw new InvalidInteraction('Another user has signed in since.');
      const grantId = await saveGrant(provider, details, accountId, resourceOf(baseUrl()));
      await resume(provider, request, reply, { consent: { grantId } });
    },
  };
}

type InteractionDetails = Awaited<ReturnType<Provider['interactionDetails']>>;

async function detailsOf(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<InteractionDetails> {
  const details = await rejectingEnded(() => provider.interactionDetails(request.raw, reply.raw));
  const { uid } = request.params as { readonly uid?: string };
  // The cookie belongs to one path: a browser that sends the cookie of another interaction gets no access to this one.
  if (uid !== undefined && uid !== details.uid)
    throw new InvalidInteraction('The cookie belongs to another authorization request.');
  return details;
}

async function describe(provider: Provider, details: InteractionDetails): Promise<PendingInteraction> {
  const { uid, prompt, params, session } = details;
  const client = await provider.Client.find(textOf(params.client_id));
  if (client === undefined) throw new InvalidInteraction('The client no longer exists.');
  return {
    uid,
    prompt: prompt.name === 'consent' ? 'consent' : 'login',
    client: {
      id: client.clientId,
      name: clientName(client.clientName),
      redirectHost: redirectHost(textOf(params.redirect_uri)),
    },
    scopes: displayedScopes(scopesOf(details), client.grantTypeAllowed('refresh_token')),
    userId: session?.accountId,
    mustSignInAgain:
      prompt.name === 'login' && REAUTHENTICATION_REASONS.some((reason) => prompt.reasons.includes(reason)),
  };
}

async function resume(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  result: Parameters<Provider['interactionResult']>[2],
): Promise<void> {
  const options = { mergeWithLastSubmission: 'consent' in result };
  const next = await rejectingEnded(() =>
    provider.interactionResult(request.raw, reply.raw, result, options),
  );
  await reply.header('cache-control', 'no-store').redirect(next, 303);
}

/** Saves one grant per consent: revoking the tokens of one grant leaves the others alone. */
async function saveGrant(
  provider: Provider,
  details: InteractionDetails,
  accountId: string,
  resource: string,
): Promise<string> {
  const grant = new provider.Grant({ accountId, clientId: textOf(details.params.client_id) });
  const scopes = scopesOf(details).join(' ');
  grant.addOIDCScope(scopes);
  grant.addResourceScope(resource, scopes);
  return rejectingEnded(() => grant.save());
}

const scopesOf = ({ params }: InteractionDetails): string[] =>
  textOf(params.scope)
    .split(' ')
    .filter((scope) => KNOWN_SCOPES.has(scope));

const KNOWN_SCOPES = new Set<string>(SCOPES);
/** Reasons to sign in for which an existing session is not enough. */
const REAUTHENTICATION_REASONS = ['login_prompt', 'max_age'];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Turns the provider's errors for an interaction that is over into `InvalidInteraction`; rethrows all others. */
async function rejectingEnded<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof errors.SessionNotFound || error instanceof errors.InvalidGrant)
      throw new InvalidInteraction('The authorization request has expired or is complete.', { cause: error });
    throw error;
  }
}
