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
import { findClient, removeClient, saveClient } from '../store/oauth/oauth-clients.ts';
import { endGrant, findGrant, saveGrant } from '../store/oauth/oauth-grants.ts';

/** Seconds, for what the provider gives no time: it gives one to all that it keeps but clients. */
const NO_LIFETIME = 0;

const ARTIFACTS: Readonly<Record<ArtifactKind, true>> = {
  Session: true,
  Interaction: true,
  AuthorizationCode: true,
  RefreshToken: true,
};
const isArtifact = (model: string): model is ArtifactKind => Object.hasOwn(ARTIFACTS, model);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What the provider never does with a kind of thing here. */
const never = (): Promise<undefined> => Promise.resolve(undefined);

/** A model that is not kept: access tokens are signed and need no row, and the others are switched off. */
function keepNothing(database: Database): Adapter {
  return {
    upsert: never,
    find: never,
    findByUid: never,
    findByUserCode: never,
    consume: never,
    destroy: never,
    revokeByGrantId: (grantId) => endGrant(database, grantId),
  };
}

function keepClients(database: Database): Adapter {
  return {
    ...keepNothing(database),
    upsert: (id, payload) => saveClient(database, id, payload),
    find: (id) => findClient(database, id),
    destroy: (id) => removeClient(database, id),
  };
}

function keepGrants(database: Database): Adapter {
  return {
    ...keepNothing(database),
    async upsert(id, payload, lifetime = NO_LIFETIME) {
      const isSaved = await saveGrant(database, id, {
        userId: textOf(payload.accountId),
        clientId: textOf(payload.clientId),
        payload,
        lifetime,
      });
      if (!isSaved) throw new errors.InvalidGrant('the client or the account has gone');
    },
    find: (id) => findGrant(database, id),
    destroy: (id) => endGrant(database, id),
  };
}

/**
 * Leaves out what only the holder shall have: the name itself, also at the end of the address where an interaction goes on, and the name
 * of the session that it began in.
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

/** What was left out, as far as it is known from the name that its holder has shown. */
function withSecrets(id: string, payload: Payload): Payload {
  const { returnTo } = payload;
  return { ...payload, jti: id, ...(typeof returnTo === 'string' ? { returnTo: returnTo + id } : {}) };
}

function keepArtifacts(database: Database, kind: ArtifactKind): Adapter {
  const nameOf = (id: string): ArtifactName => ({ kind, hash: hash('sha256', id, 'buffer') });
  const saveFor = async (id: string, payload: AdapterPayload, lifetime: number): Promise<void> => {
    const grantId = textOf(payload.grantId);
    const isSaved = await saveToken(database, nameOf(id), {
      grantId,
      payload: withoutSecrets(id, payload),
      lifetime,
    });
    if (!isSaved) throw new errors.InvalidGrant('what was granted has ended');
  };
  return {
    ...keepNothing(database),
    upsert(id, payload, lifetime = NO_LIFETIME) {
      if (kind === 'AuthorizationCode' || kind === 'RefreshToken') return saveFor(id, payload, lifetime);
      return saveArtifact(database, nameOf(id), {
        uid: payload.uid,
        payload: withoutSecrets(id, payload),
        lifetime,
      });
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
      // Somebody else was faster by a moment: it is a second use like any other, and ends what the first one got.
      await endGrantOf(database, nameOf(id));
      throw new errors.InvalidGrant('already used');
    },
    destroy: (id) => removeArtifact(database, nameOf(id)),
  };
}

/** Keeps what the provider works with in PostgreSQL, secrets as hashes. */
export function createAdapter(database: Database): (model: string) => Adapter {
  return (model) => {
    if (model === 'Client') return keepClients(database);
    if (model === 'Grant') return keepGrants(database);
    return isArtifact(model) ? keepArtifacts(database, model) : keepNothing(database);
  };
}
