import { SCOPES } from '../contract/oauth.ts';
import type { GrantRow } from '../store/oauth-grants.ts';
import type { ConnectedClient } from './authorization-server.ts';
import { nameOf, redirectHostOf } from './describe-client.ts';

function scopesOf({ payload }: GrantRow): string[] {
  const { openid } = payload as { readonly openid?: { readonly scope?: string } };
  return openid?.scope?.split(' ') ?? [];
}

function firstRedirect({ metadata }: GrantRow): string {
  const [first] = (metadata as { readonly redirect_uris?: readonly string[] }).redirect_uris ?? [];
  return redirectHostOf(first ?? '');
}

/** Puts the grants of a client together; rows and clients are in the order of their last use. */
export function connectedClients(rows: readonly GrantRow[]): ConnectedClient[] {
  const byClient = Map.groupBy(rows, ({ clientId }) => clientId);
  return [...byClient].flatMap(([id, [latest, ...earlier]]) => {
    if (latest === undefined) return [];
    const all = [latest, ...earlier];
    const granted = new Set(all.flatMap(scopesOf));
    return {
      id,
      name: nameOf(latest.metadata.client_name),
      redirectHost: firstRedirect(latest),
      scopes: SCOPES.filter((scope) => granted.has(scope)),
      since: new Date(Math.min(...all.map(({ since }) => since.getTime()))),
      lastUsedAt: latest.lastUsedAt,
    };
  });
}
