import { countWritten, queryRow, type Database } from '../database.ts';

/** Objects that are stored under a secret name, which only the holder knows. */
export type ArtifactKind = 'Session' | 'Interaction' | 'AuthorizationCode' | 'RefreshToken';

/** The authorization server's data of one object. This module does not read it. */
export type Payload = Readonly<Record<string, unknown>>;

export interface ArtifactName {
  readonly kind: ArtifactKind;
  /** SHA-256 of the holder's secret. */
  readonly hash: Buffer;
}

export interface Artifact {
  readonly payload: Payload;
  /** Seconds since 1970; null while it is unused. */
  readonly consumedAt: number | null;
}

// Marking the grant as used locks it. A concurrent deletion comes before or after; if before, no row is inserted.
const SAVE_TOKEN = `
  with used as (
    update oauth_grants set last_used_at = clock_timestamp() where id = $3 returning id
  )
  insert into oauth_artifacts (kind, id_hash, grant_id, payload, expires_at)
  select $1, $2, used.id, $4, clock_timestamp() + make_interval(secs => $5) from used
  on conflict (kind, id_hash) do update set payload = excluded.payload, expires_at = excluded.expires_at`;

/** Stores a code or a token of a grant for `lifetime` seconds. False if the grant has ended. */
export async function saveToken(
  database: Database,
  { kind, hash }: ArtifactName,
  token: { readonly grantId: string; readonly payload: Payload; readonly lifetime: number },
): Promise<boolean> {
  const values = [kind, hash, token.grantId, JSON.stringify(token.payload), token.lifetime];
  return (await countWritten(database, SAVE_TOKEN, values)) === 1;
}

const SAVE = `
  insert into oauth_artifacts (kind, id_hash, uid, payload, expires_at)
  values ($1, $2, $3, $4, clock_timestamp() + make_interval(secs => $5))
  on conflict (kind, id_hash) do update
  set uid = excluded.uid, payload = excluded.payload, expires_at = excluded.expires_at`;

/** Stores an artifact of a browser for `lifetime` seconds. */
export async function saveArtifact(
  database: Database,
  { kind, hash }: ArtifactName,
  { uid, payload, lifetime }: { uid: string | undefined; payload: Payload; lifetime: number },
): Promise<void> {
  await database.query(SAVE, [kind, hash, uid ?? null, JSON.stringify(payload), lifetime]);
}

const FIND = `
  select payload, extract(epoch from consumed_at)::float8 as "consumedAt" from oauth_artifacts
  where kind = $1 and id_hash = $2 and expires_at > clock_timestamp()`;

export const findArtifact = (database: Database, { kind, hash }: ArtifactName) =>
  queryRow<Artifact>(database, FIND, [kind, hash]);

const FIND_SESSION = `
  select payload from oauth_artifacts
  where uid = $1 and kind = 'Session' and expires_at > clock_timestamp()`;

/** Finds a session by its public id. */
export async function findSessionByUid(database: Database, uid: string): Promise<Payload | undefined> {
  return (await queryRow<{ payload: Payload }>(database, FIND_SESSION, [uid]))?.payload;
}

const CONSUME = `
  update oauth_artifacts set consumed_at = clock_timestamp()
  where kind = $1 and id_hash = $2 and consumed_at is null`;

/** Consumes a code or a token. Of concurrent attempts only one returns true. */
export async function consumeArtifact(database: Database, { kind, hash }: ArtifactName): Promise<boolean> {
  return (await countWritten(database, CONSUME, [kind, hash])) === 1;
}

const END_GRANT_OF = `
  delete from oauth_grants using oauth_artifacts
  where oauth_artifacts.kind = $1 and oauth_artifacts.id_hash = $2 and oauth_grants.id = oauth_artifacts.grant_id`;

/** Ends the grant of a code or a token, with all its codes and tokens. */
export async function endGrantOf(database: Database, { kind, hash }: ArtifactName): Promise<void> {
  await database.query(END_GRANT_OF, [kind, hash]);
}

const REMOVE = 'delete from oauth_artifacts where kind = $1 and id_hash = $2';

export async function removeArtifact(database: Database, { kind, hash }: ArtifactName): Promise<void> {
  await database.query(REMOVE, [kind, hash]);
}
