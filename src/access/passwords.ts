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

/** Characters. The maximum is more than anyone remembers, and cheap to hash. */
export const SHORTEST_PASSWORD = 8;

export const LONGEST_PASSWORD = 128;

/** Why a password is not accepted. */
export type PasswordProblem = 'too short' | 'too long' | 'too common' | 'is the address';

/**
 * Checks a new password for its length and for common choices. No kinds of characters are required.
 *
 * @param email - in lower case
 */
export function judgePassword(password: string, email: string): PasswordProblem | undefined {
  const length = lengthOf(password.normalize('NFC'));
  if (length < SHORTEST_PASSWORD) return 'too short';
  if (length > LONGEST_PASSWORD) return 'too long';
  if (isAddress(password, email)) return 'is the address';
  return isCommon(password) ? 'too common' : undefined;
}

const lengthOf = (text: string): number => Array.from(text).length;

function isAddress(password: string, email: string): boolean {
  const folded = password.toLowerCase();
  return folded === email || folded === email.split('@', 1)[0];
}

function isCommon(password: string): boolean {
  const folded = password.toLowerCase();
  if (isRun(folded) || isRepeated(folded) || DIGITS.includes(folded)) return true;
  // Adding a number or sign before or after a word is the most common trick.
  const core = folded.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return COMMON_WORDS.has(core) || IS_DATE.test(folded);
}

/** Whether each character differs from the previous one by the same step: `11111111`, `12345678`, `hgfedcba`. */
function isRun(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  return Math.abs(step) <= 1 && codes.every((code, at) => at === 0 || code - (codes[at - 1] ?? 0) === step);
}

/** Whether a text repeats one piece of up to four characters: `abcabcabc`, `12121212`. */
const isRepeated = (text: string): boolean => /^(.{1,4}?)\1+$/su.test(text);

/** The digit row, which continues `12345678` with 9 and 0. */
const DIGITS = '12345678901234567890';

/** Dates, and short numbers. */
const IS_DATE = /^[\d\s./-]{8,10}$/;

/**
 * The most common words and keyboard rows in passwords, English and Polish. Digits and signs around them are ignored.
 */
const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
  password passwort passw0rd p4ssword p4ssw0rd pa55word pa55w0rd parola haslo hasło hasełko motdepasse contrasena secret sekret
  letmein letmein welcome welcome witaj witam iloveyou ilovey0u kocham kochamcie kochamcię kochanie kochamciebie misiaczek
  admin administrator root user guest default changeme changethis zmienmnie zmieńmnie testtest test tester testing temporary
  qwerty qwertz azerty qwert qwertyuiop qwertyui qwertyuio asdfghjkl asdfghjk asdfasdf asdfgh asdf zxcvbnm zxcvbn zxcvbnmm
  qazwsx qazwsxedc qwe qweqwe qweasd qweasdzxc zaqwsx zaqxsw abcd abcde abcdef abcdefg abcdefgh abc abcabc aaa
  dragon monkey master shadow sunshine princess football baseball basketball superman batman spiderman starwars pokemon
  trustno michael jennifer jordan hunter charlie jessica ashley daniel michelle nicole matthew andrew joshua thomas robert
  whatever freedom mustang computer internet samsung google facebook liverpool chelsea arsenal barcelona juventus
  flower summer winter spring autumn lato zima wiosna jesien jesień january february monday friday
  polska polskapolska warszawa krakow kraków gdansk gdańsk wroclaw wrocław legia lechpoznan widzew
  marcin mateusz bartek kasia basia agnieszka karolina natalia monika dominik damian patryk kamil lukasz łukasz michal michał
  piotrek krzysztof zuzanna wiktoria oliwia julka lolek bolek samochod samochód komputer truskawka czekolada kwiatek
  slonko słonko sloneczko słoneczko niunia kotek piesek matrix killer cheese banana cookie purple orange silver diamond
  trivia quiz trivial triviaquestionservice service
  `
    .trim()
    .split(/\s+/),
);
