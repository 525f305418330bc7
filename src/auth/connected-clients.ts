import { SCOPES, STAY_SCOPE } from '../contract/oauth.ts';
import type { Database } from '../store/database.ts';
import { endGrants, listGrants, type GrantRow } from '../store/oauth/oauth-grants.ts';

/** A client that has access to a user's account. */
export interface ConnectedClient {
  readonly id: string;
  readonly name: string;
  /** Every place that the client may redirect users to, separated by commas: hosts or schemes. */
  readonly redirectHost: string;
  readonly scopes: readonly string[];
  /** When the user first consented. */
  readonly since: Date;
  /** When the client last obtained a token, which it may use for up to an hour. */
  readonly lastUsedAt: Date;
}

function scopesOf({ payload }: GrantRow): string[] {
  const { openid } = payload as { readonly openid?: { readonly scope?: string } };
  return openid?.scope?.split(' ') ?? [];
}

/** Shows every host, so that a client cannot hide behind a trusted one that it lists first. */
function redirectHosts({ metadata }: GrantRow): string {
  const { redirect_uris: addresses = [] } = metadata as { readonly redirect_uris?: readonly string[] };
  return [...new Set(addresses.map(redirectHost))].join(', ');
}

function canRefresh({ metadata }: GrantRow): boolean {
  const { grant_types: types } = metadata as { readonly grant_types?: readonly string[] };
  return types?.includes('refresh_token') === true;
}

/** Merges the grants of each client. The rows, and so the clients, are ordered by last use. */
function groupByClient(rows: readonly GrantRow[]): ConnectedClient[] {
  const byClient = Map.groupBy(rows, ({ clientId }) => clientId);
  return [...byClient].flatMap(([id, [latest, ...earlier]]) => {
    if (latest === undefined) return [];
    const all = [latest, ...earlier];
    const granted = new Set(displayedScopes(all.flatMap(scopesOf), canRefresh(latest)));
    return {
      id,
      name: clientName(latest.metadata.client_name),
      redirectHost: redirectHosts(latest),
      scopes: SCOPES.filter((scope) => granted.has(scope)),
      since: new Date(Math.min(...all.map(({ since }) => since.getTime()))),
      lastUsedAt: latest.lastUsedAt,
    };
  });
}

export type ConnectedClients = ReturnType<typeof createConnectedClients>;

/** The clients of a user, for the account page. */
export const createConnectedClients = (database: Database) => ({
  /** Most recently used first. */
  list: async (userId: string): Promise<ConnectedClient[]> =>
    groupByClient(await listGrants(database, userId)),
  /** Revokes the user's grants to a client and all their tokens; false when there were none. */
  disconnect: async (userId: string, clientId: string): Promise<boolean> =>
    (await endGrants(database, userId, clientId)) > 0,
});

/** Shown for a client that registered without a name. */
const UNNAMED = 'Unnamed application';

export const clientName = (name: unknown): string =>
  typeof name === 'string' && name !== '' ? name : UNNAMED;

/**
 * The scopes to show to a user. A client that can refresh its tokens stays connected, although many clients do not
 * request the scope for it.
 */
export const displayedScopes = (scopes: readonly string[], canRefresh: boolean): string[] =>
  canRefresh && !scopes.includes(STAY_SCOPE) ? [...scopes, STAY_SCOPE] : [...scopes];

/** The part of a redirect URI that users can recognise: the host with its port, or the scheme of an application. */
export function redirectHost(address: string): string {
  const url = URL.parse(address);
  if (url === null) return '';
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.host : url.protocol;
}
