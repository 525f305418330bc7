import { hash } from 'node:crypto';
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';

import type { Database } from '../store/database.ts';
import {
  consumeArtifact,
  endGrantOf,
  findArtifact,
  findSessionByUid,
  removeArtifact,
  saveArtifact,
  saveToken,
  type ArtifactKind,
  type ArtifactName,
  type Payload,
} from '../store/oauth/oauth-artifacts.ts';
import {
  findClient,
  removeClient,
  saveClient,
  endGrant,
  findGrant,
  saveGrant,
} from '../store/oauth/oauth-grants.ts';

/** Seconds, when the provider passes no lifetime. It passes one for everything except clients. */
const NO_LIFETIME = 0;

const ARTIFACTS: Readonly<Record<ArtifactKind, true>> = {
  Session: true,
  Interaction: true,
  AuthorizationCode: true,
  RefreshToken: true,
};
const isArtifact = (model: string): model is ArtifactKind => Object.hasOwn(ARTIFACTS, model);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** For operations that the provider never calls on a model. */
const doNothing = (): Promise<undefined> => Promise.resolve(undefined);

/** Stores nothing: access tokens are signed and need no row, and all other models are switched off. */
function emptyAdapter(database: Database): Adapter {
  return {
    upsert: doNothing,
    find: doNothing,
    findByUid: doNothing,
    findByUserCode: doNothing,
    consume: doNothing,
    destroy: doNothing,
    revokeByGrantId: (grantId) => endGrant(database, grantId),
  };
}

function clientAdapter(database: Database): Adapter {
  return {
    ...emptyAdapter(database),
    // The response to a registration has the scopes, but each authorization request names its own: many clients request
    // others than they have registered.
    upsert: (id, { scope: _scope, ...payload }) => saveClient(database, id, payload),
    find: (id) => findClient(database, id),
    destroy: (id) => removeClient(database, id),
  };
}

function grantAdapter(database: Database): Adapter {
  return {
    ...emptyAdapter(database),
    async upsert(id, payload, lifetime = NO_LIFETIME) {
      const isSaved = await saveGrant(database, id, {
        userId: textOf(payload.accountId),
        clientId: textOf(payload.clientId),
        payload,
        lifetime,
      });
      if (!isSaved) throw new errors.InvalidGrant('the client or the account no longer exists');
    },
    find: (id) => findGrant(database, id),
    destroy: (id) => endGrant(database, id),
  };
}

/**
 * Removes what only the holder may know: the id itself, also at the end of the URL where an interaction resumes, and
 * the id of the session in which it started.
 */
function withoutSecrets(id: string, payload: AdapterPayload): Payload {
  const { jti: _jti, session, returnTo, ...rest } = payload;
  const { cookie: _cookie, ...kept } = (session ?? {}) as Readonly<Record<string, unknown>>;
  return {
    ...rest,
    ...(session === undefined ? {} : { session: kept }),
    ...(returnTo === undefined ? {} : { returnTo: returnTo.slice(0, returnTo.lastIndexOf(id)) }),
  };
}

/** Restores the secrets that follow from the id that the holder has presented. */
function withSecrets(id: string, payload: Payload): Payload {
  const { returnTo } = payload;
  return { ...payload, jti: id, ...(typeof returnTo === 'string' ? { returnTo: returnTo + id } : {}) };
}

function artifactAdapter(database: Database, kind: ArtifactKind): Adapter {
  const nameOf = (id: string): ArtifactName => ({ kind, hash: hash('sha256', id, 'buffer') });
  return {
    ...emptyAdapter(database),
    async upsert(id, given, lifetime = NO_LIFETIME) {
      const payload = withoutSecrets(id, given);
      if (kind === 'Session' || kind === 'Interaction')
        return saveArtifact(database, nameOf(id), { uid: given.uid, payload, lifetime });
      const token = { grantId: textOf(given.grantId), payload, lifetime };
      if (!(await saveToken(database, nameOf(id), token)))
        throw new errors.InvalidGrant('the grant has been revoked');
    },
    async find(id) {
      const found = await findArtifact(database, nameOf(id));
      if (found === undefined) return undefined;
      const { payload, consumedAt } = found;
      return { ...withSecrets(id, payload), ...(consumedAt === null ? {} : { consumed: consumedAt }) };
    },
    findByUid: (uid) => findSessionByUid(database, uid),
    async consume(id) {
      if (await consumeArtifact(database, nameOf(id))) return;
      // Another request consumed it a moment earlier. That makes this a second use, which revokes what the first one
      // obtained.
      await endGrantOf(database, nameOf(id));
      throw new errors.InvalidGrant('already used');
    },
    destroy: (id) => removeArtifact(database, nameOf(id)),
  };
}

/** Stores the provider's models in PostgreSQL; secrets are stored as hashes. */
export function createOidcAdapter(database: Database): (model: string) => Adapter {
  return (model) => {
    if (model === 'Client') return clientAdapter(database);
    if (model === 'Grant') return grantAdapter(database);
    return isArtifact(model) ? artifactAdapter(database, model) : emptyAdapter(database);
  };
}
