import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { createWorkQueue, type QueueCaller } from '../engines/work-queue.ts';
import { ServiceError } from '../errors.ts';

/** The cost of one hash. 32 MiB of memory and three passes take about 60 ms on one core. */
interface Cost {
  /** KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

const COST: Cost = { memory: 32_768, passes: 3, parallelism: 1 };

const TAG_BYTES = 32;

const SALT_BYTES = 16;

/**
 * Hashes computed at the same time, and hashes waiting. A flood cannot exhaust the memory or threads of the process.
 */
const AT_ONCE = 2;

const WAITING = 40;

/** Seconds in which all waiting hashes are done. */
const RETRY_AFTER = 2;

/**
 * Hashes passwords with Argon2id, as PHC strings. Callers take turns. Every call may throw ServiceError
 * `service_unavailable`.
 *
 * @param cost - of new hashes
 */
export function createPasswords(cost: Cost = COST, limits = { atOnce: AT_ONCE, waiting: WAITING }) {
  const enqueue = createWorkQueue({
    ...limits,
    createBusyError: () =>
      new ServiceError('service_unavailable', 'Too many passwords are being checked.', {
        retryAfter: RETRY_AFTER,
      }),
  });
  const decoy = { cost, salt: randomBytes(SALT_BYTES), tag: randomBytes(TAG_BYTES) };
  return {
    async hash(password: string, caller?: QueueCaller): Promise<string> {
      const salt = randomBytes(SALT_BYTES);
      const tag = await enqueue(() => derive(password, salt, cost, TAG_BYTES), caller);
      const { memory, passes, parallelism } = cost;
      return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${text(salt)}$${text(tag)}`;
    },
    /**
     * Checks a password against its hash, which is outdated if its cost differs from that of new hashes. `stored` is
     * undefined if the account is unknown or has no password. The check then takes just as long, and fails.
     */
    async check(password: string, stored: string | undefined, caller?: QueueCaller) {
      const expected = stored === undefined ? decoy : readHash(stored);
      const tag = await enqueue(
        () => derive(password, expected.salt, expected.cost, expected.tag.length),
        caller,
      );
      const isRight = timingSafeEqual(tag, expected.tag) && stored !== undefined;
      return { isRight, isOutdated: !isSame(expected.cost, cost) || expected.tag.length !== TAG_BYTES };
    },
  };
}

export type Passwords = ReturnType<typeof createPasswords>;

const text = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** Systems encode the same letter in different ways. NFC makes the bytes equal. */
const bytesOf = (password: string): Buffer => Buffer.from(password.normalize('NFC'));

function derive(password: string, salt: Buffer, cost: Cost, tagLength: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    argon2('argon2id', { message: bytesOf(password), nonce: salt, tagLength, ...cost }, (error, tag) => {
      if (error === null) resolve(tag);
      else reject(error);
    });
  });
}

const PHC =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<parallelism>\d+)\$(?<salt>[\w+/-]+)\$(?<tag>[\w+/-]+)$/;

function readHash(stored: string): { readonly cost: Cost; readonly salt: Buffer; readonly tag: Buffer } {
  const { memory, passes, parallelism, salt, tag } = PHC.exec(stored)?.groups ?? {};
  if (salt === undefined || tag === undefined)
    throw new Error('a stored password hash has an unknown format');
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

const isSame = (left: Cost, right: Cost): boolean =>
  left.memory === right.memory && left.passes === right.passes && left.parallelism === right.parallelism;
