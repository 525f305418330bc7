import { errors, type Provider } from 'oidc-provider';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { resourceOf, SCOPES } from '../contract/oauth.ts';
import type { FindSession } from '../access/sessions.ts';
import { clientName, displayedScopes, redirectHost } from './client-display.ts';
import { InvalidInteraction, type Interactions, type PendingInteraction } from './interactions.ts';
import type { ProviderCache } from './provider-cache.ts';

type InteractionDetails = Awaited<ReturnType<Provider['interactionDetails']>>;

const KNOWN_SCOPES = new Set<string>(SCOPES);
/** Reasons to sign in for which an existing session is not enough. */
const REAUTHENTICATION_REASONS = ['login_prompt', 'max_age'];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const scopesOf = ({ params }: InteractionDetails): string[] =>
  textOf(params.scope)
    .split(' ')
    .filter((scope) => KNOWN_SCOPES.has(scope));

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

async function resume(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  result: Parameters<Provider['interactionResult']>[2],
): Promise<void> {
  const next = await rejectingEnded(() =>
    provider.interactionResult(request.raw, reply.raw, result, {
      mergeWithLastSubmission: 'consent' in result,
    }),
  );
  await reply.header('cache-control', 'no-store').redirect(next, 303);
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

interface InteractionParts {
  readonly providers: ProviderCache;
  readonly findSession: FindSession;
  /** Public address without a trailing slash. */
  readonly baseUrl: () => string;
}

export function createInteractions({ providers, findSession, baseUrl }: InteractionParts): Interactions {
  return {
    async pending(request, reply) {
      const provider = await providers.current();
      return describe(provider, await detailsOf(provider, request, reply));
    },

    async finishSignIn(request, reply, userId) {
      const provider = await providers.current();
      const { prompt } = await detailsOf(provider, request, reply);
      if (prompt.name !== 'login') throw new InvalidInteraction('The user has already signed in.');
      await resume(provider, request, reply, { login: { accountId: userId } });
    },

    async finishConsent(request, reply, { accepted }) {
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
