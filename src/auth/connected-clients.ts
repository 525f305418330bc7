import { SCOPES } from '../contract/oauth.ts';
import type { GrantRow } from '../store/oauth/oauth-grants.ts';
import type { ConnectedClient } from './authorization-server.ts';
import { nameOf, redirectHostOf, toldScopes } from './describe-client.ts';

function scopesOf({ payload }: GrantRow): string[] {
  const { openid } = payload as { readonly openid?: { readonly scope?: string } };
  return openid?.scope?.split(' ') ?? [];
}

/** A client that named a trusted place first shall not be shown by that one alone. */
function redirectHosts({ metadata }: GrantRow): string {
  const { redirect_uris: addresses = [] } = metadata as { readonly redirect_uris?: readonly string[] };
  return [...new Set(addresses.map(redirectHostOf))].join(', ');
}

function canRefresh({ metadata }: GrantRow): boolean {
  const { grant_types: types } = metadata as { readonly grant_types?: readonly string[] };
  return types?.includes('refresh_token') === true;
}

/** Puts the grants of a client together; rows and clients are in the order of their last use. */
export function connectedClients(rows: readonly GrantRow[]): ConnectedClient[] {
  const byClient = Map.groupBy(rows, ({ clientId }) => clientId);
  return [...byClient].flatMap(([id, [latest, ...earlier]]) => {
    if (latest === undefined) return [];
    const all = [latest, ...earlier];
    const granted = new Set(toldScopes(all.flatMap(scopesOf), canRefresh(latest)));
    return {
      id,
      name: nameOf(latest.metadata.client_name),
      redirectHost: redirectHosts(latest),
      scopes: SCOPES.filter((scope) => granted.has(scope)),
      since: new Date(Math.min(...all.map(({ since }) => since.getTime()))),
      lastUsedAt: latest.lastUsedAt,
    };
  });
}
