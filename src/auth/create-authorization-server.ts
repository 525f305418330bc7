import { errors, type Provider } from 'oidc-provider';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { resourceOf, SCOPES } from '../contract/oauth.ts';
import type { FindSession } from '../access/sessions.ts';
import type { Database } from '../store/database.ts';
import { endGrants, listGrants } from '../store/oauth/oauth-grants.ts';
import {
  InteractionGone,
  type AuthorizationServer,
  type PendingInteraction,
} from './authorization-server.ts';
import { connectedClients } from './connected-clients.ts';
import { nameOf, redirectHostOf, toldScopes } from './describe-client.ts';
import type { Providers } from './providers.ts';

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

const KNOWN_SCOPES = new Set<string>(SCOPES);
/** Reasons to sign in for which an open session does not do. */
const FRESH_REASONS = ['login_prompt', 'max_age'];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const scopesOf = ({ params }: Interaction): string[] =>
  textOf(params.scope)
    .split(' ')
    .filter((scope) => KNOWN_SCOPES.has(scope));

interface ServerParts {
  readonly database: Database;
  readonly providers: Providers;
  readonly findSession: FindSession;
  /** Public address without a slash at the end. */
  readonly baseUrl: () => string;
}

/** What went wrong because the interaction is over, told as such; all else is thrown as it came. */
async function orGone<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof errors.SessionNotFound || error instanceof errors.InvalidGrant)
      throw new InteractionGone('The request of the client has expired or is done.', { cause: error });
    throw error;
  }
}

/** Gives the pages what they need of the authorization server. */
export function createAuthorizationServer(parts: ServerParts): AuthorizationServer {
  const { database, providers, findSession, baseUrl } = parts;

  async function pending(
    provider: Provider,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Interaction> {
    const interaction = await orGone(() => provider.interactionDetails(request.raw, reply.raw));
    const { uid } = request.params as { readonly uid?: string };
    // The cookie belongs to one path; a browser that sends another one's is not asked about this one.
    if (uid !== undefined && uid !== interaction.uid) throw new InteractionGone('This is another request.');
    return interaction;
  }

  async function goOn(
    provider: Provider,
    request: FastifyRequest,
    reply: FastifyReply,
    result: Parameters<Provider['interactionResult']>[2],
  ): Promise<void> {
    const next = await orGone(() =>
      provider.interactionResult(request.raw, reply.raw, result, {
        mergeWithLastSubmission: 'consent' in result,
      }),
    );
    await reply.header('cache-control', 'no-store').redirect(next, 303);
  }

  /** One grant for each consent: what goes wrong with the tokens of one leaves the others alone. */
  async function grant(provider: Provider, interaction: Interaction, accountId: string): Promise<string> {
    const made = new provider.Grant({ accountId, clientId: textOf(interaction.params.client_id) });
    const scopes = scopesOf(interaction).join(' ');
    made.addOIDCScope(scopes);
    made.addResourceScope(resourceOf(baseUrl()), scopes);
    return orGone(() => made.save());
  }

  return {
    async interaction(request, reply) {
      const provider = await providers.current();
      const interaction = await pending(provider, request, reply);
      const { uid, prompt, params, session } = interaction;
      const client = await provider.Client.find(textOf(params.client_id));
      if (client === undefined) throw new InteractionGone('The client has gone.');
      return {
        uid,
        prompt: prompt.name === 'consent' ? 'consent' : 'login',
        client: {
          id: client.clientId,
          name: nameOf(client.clientName),
          redirectHost: redirectHostOf(textOf(params.redirect_uri)),
        },
        scopes: toldScopes(scopesOf(interaction), client.grantTypeAllowed('refresh_token')),
        userId: session?.accountId,
        freshSignIn: prompt.name === 'login' && FRESH_REASONS.some((why) => prompt.reasons.includes(why)),
      } satisfies PendingInteraction;
    },

    async finishSignIn(request, reply, userId) {
      const provider = await providers.current();
      const { prompt } = await pending(provider, request, reply);
      if (prompt.name !== 'login') throw new InteractionGone('Nobody is asked to sign in any more.');
      await goOn(provider, request, reply, { login: { accountId: userId } });
    },

    async finishConsent(request, reply, { accepted }) {
      const provider = await providers.current();
      const interaction = await pending(provider, request, reply);
      if (!accepted) {
        const refusal = { error: 'access_denied', error_description: 'the person has refused' };
        await goOn(provider, request, reply, refusal);
        return;
      }
      const accountId = interaction.session?.accountId;
      const person = await findSession(request.headers.cookie);
      if (interaction.prompt.name !== 'consent' || accountId === undefined || person?.userId !== accountId)
        throw new InteractionGone('Somebody else is signed in by now.');
      const grantId = await grant(provider, interaction, accountId);
      await goOn(provider, request, reply, { consent: { grantId } });
    },

    connectedClients: async (userId) => connectedClients(await listGrants(database, userId)),
    disconnect: async (userId, clientId) => (await endGrants(database, userId, clientId)) > 0,
  };
}
