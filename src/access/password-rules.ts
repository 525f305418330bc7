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
