import { draw } from '../../draw.ts';
import {
  type LanguageFact,
  type LanguageGroup,
  LANGUAGES,
  type Script,
} from '../../facts/geography/languages.ts';
import type { BilingualQuestion, Template } from '../../template.ts';
import { LANGUAGE_NOTES, SCRIPT_NOTES } from '../../facts/notes/languages.ts';
import { ask, givesAway, listed, type Name } from './wording.ts';
import type { StarterLanguage } from '../../languages.ts';

const GROUPS: Readonly<Record<LanguageGroup, Name>> = {
  germanic: { en: 'Germanic languages', pl: 'języki germańskie' },
  slavic: { en: 'Slavic languages', pl: 'języki słowiańskie' },
  romance: { en: 'Romance languages', pl: 'języki romańskie' },
  uralic: { en: 'Uralic languages', pl: 'języki uralskie' },
  baltic: { en: 'Baltic languages', pl: 'języki bałtyckie' },
  turkic: { en: 'Turkic languages', pl: 'języki tureckie' },
  celtic: { en: 'Celtic languages', pl: 'języki celtyckie' },
  semitic: { en: 'Semitic languages', pl: 'języki semickie' },
  iranian: { en: 'Iranian languages', pl: 'języki irańskie' },
  'indo-aryan': { en: 'Indo-Aryan languages', pl: 'języki indoaryjskie' },
  dravidian: { en: 'Dravidian languages', pl: 'języki drawidyjskie' },
  'sino-tibetan': { en: 'Sino-Tibetan languages', pl: 'języki chińsko-tybetańskie' },
  austroasiatic: { en: 'Austroasiatic languages', pl: 'języki austroazjatyckie' },
  austronesian: { en: 'Austronesian languages', pl: 'języki austronezyjskie' },
  bantu: { en: 'Bantu languages', pl: 'języki bantu' },
};

/** In Polish, in the instrumental. */
const SCRIPTS: Readonly<Record<Script, Name>> = {
  latin: { en: 'Latin alphabet', pl: 'alfabetem łacińskim' },
  cyrillic: { en: 'Cyrillic alphabet', pl: 'cyrylicą' },
  greek: { en: 'Greek alphabet', pl: 'alfabetem greckim' },
  georgian: { en: 'Georgian alphabet', pl: 'alfabetem gruzińskim' },
  armenian: { en: 'Armenian alphabet', pl: 'alfabetem ormiańskim' },
  arabic: { en: 'Arabic script', pl: 'pismem arabskim' },
  devanagari: { en: 'Devanagari', pl: 'pismem dewanagari' },
  hangul: { en: 'Hangul', pl: 'alfabetem hangul' },
  hebrew: { en: 'Hebrew alphabet', pl: 'alfabetem hebrajskim' },
};

/** Languages with a script that is interesting to ask about. */
const SCRIPT_ASKED =
  'bg mk uk be ky tg fa ps ur hi ne mr yi tr vi id sw mt so fil sq eu ro hu ko he ar el'.split(' ');

/** Languages whose group is not obvious from the name or the place. */
const GROUP_ASKED = new Set(
  'fi et hu lv lt ro tr ga ur hi zh vi id fil ar he sw ca cy is en sq mt'.split(' '),
);

/** Languages whose own name spells the one in a language of the catalogue, if only in another script. */
const SPELLED_ALIKE = new Set('es nl da is et lt uk be cs bg mk kk uz so lb rm gl fo'.split(' '));

/** Languages that borrowed “thank you” from another one, and so are never wrong answers for it. */
const ALSO_SAID_IN: Readonly<Record<string, readonly string[]>> = { fr: ['ca', 'ar', 'ro', 'tr'] };

/** Languages by BCP 47 code. */
export const LANGUAGE_BY_CODE: ReadonlyMap<string, LanguageFact> = new Map(
  LANGUAGES.map((row) => [row.code, row]),
);

const about = (language: LanguageFact): Omit<BilingualQuestion, StarterLanguage> => ({
  key: language.code,
  familiarity: language.familiarity,
});

/** Wrong answers from a pool, related languages first. */
export function drawRelatives(
  language: LanguageFact,
  pool: readonly LanguageFact[],
  seed: string,
): LanguageFact[] {
  const others = pool.filter((other) => other !== language);
  const isRelative = (other: LanguageFact): boolean =>
    language.group !== undefined && other.group === language.group;
  const code = (other: LanguageFact): string => other.code;
  const relatives = draw(others.filter(isRelative), 2, seed, code);
  const strangers = draw(
    others.filter((other) => !isRelative(other)),
    3,
    seed,
    code,
  );
  return [...relatives, ...strangers].slice(0, 3);
}

/** Languages of a group that an explanation lists. */
const MOST_RELATIVES = 3;

/** The note on a language; without a note, what it is related to. */
export function kinOf(language: LanguageFact): Name {
  const relatives = LANGUAGES.filter((other) => other !== language && other.group === language.group)
    .toSorted((a, b) => a.familiarity - b.familiarity)
    .slice(0, MOST_RELATIVES);
  const note = LANGUAGE_NOTES[language.code];
  if (note !== undefined) return note;
  if (language.group === undefined || relatives.length === 0)
    throw new Error(`there is nothing to tell about ${language.code}`);
  const names = listed(relatives);
  return {
    en: `${language.en} is related to ${names.en}.`,
    pl: `Do tej samej grupy co ${language.pl} ${relatives.length === 1 ? 'należy' : 'należą'} ${names.pl}.`,
  };
}

function* languageOfEndonym(): Generator<BilingualQuestion> {
  const named = LANGUAGES.filter((language) => language.endonym !== undefined);
  for (const language of named) {
    if (SPELLED_ALIKE.has(language.code)) continue;
    const text = {
      en: `Which language do its own speakers call “${language.endonym}”?`,
      pl: `Jak po polsku nazywa się język „${language.endonym}”?`,
    };
    if (givesAway(text, language)) continue;
    const wrong = drawRelatives(language, named, `endonym/${language.code}`);
    yield { ...about(language), ...ask(text, language, wrong, kinOf(language)) };
  }
}

/** „W niemieckim”, „we włoskim”, or „w suahili” if the name is not an adjective. */
const inPolishPhrase = ({ pl }: LanguageFact): string =>
  `${/^[fw][^aąeęioóuy]/.test(pl) ? 'we' : 'w'} ${pl.endsWith('ki') ? `${pl}m` : pl}`;

function* languageOfThanks(): Generator<BilingualQuestion> {
  const thankful = LANGUAGES.filter((language) => language.thanks !== undefined);
  for (const language of thankful) {
    if (language.code === 'pl') continue;
    const text = {
      en: `In which language does “${language.thanks}” mean “thank you”?`,
      pl: `W jakim języku „${language.thanks}” znaczy „dziękuję”?`,
    };
    const pool = thankful.filter(
      (other) => other.code !== 'pl' && ALSO_SAID_IN[language.code]?.includes(other.code) !== true,
    );
    const wrong = drawRelatives(language, pool, `thanks/${language.code}`);
    const spoken = (row: LanguageFact): Name => ({ en: row.en, pl: inPolishPhrase(row) });
    yield { ...about(language), ...ask(text, spoken(language), wrong.map(spoken), kinOf(language)) };
  }
}

/** A group as the answer to „Do jakiej grupy językowej…?”: „do języków słowiańskich”. */
const ofGroup = ({ en, pl }: Name): Name => ({
  en,
  pl: pl.replace('języki', 'do języków').replace(/ie$/, 'ich'),
});

function* groupOfLanguage(): Generator<BilingualQuestion> {
  for (const language of LANGUAGES) {
    if (language.group === undefined || !GROUP_ASKED.has(language.code)) continue;
    const text = {
      en: `Which group of languages does ${language.en} belong to?`,
      pl: `Do jakiej grupy językowej należy ${language.pl}?`,
    };
    const right = GROUPS[language.group];
    if (givesAway(text, right)) continue;
    const others = Object.entries(GROUPS).filter(([group]) => group !== language.group);
    const wrong = draw(others, 3, `group/${language.code}`, ([group]) => group).map(([, name]) => name);
    // More players have heard of the Celts than of the other groups.
    const known = language.group === 'celtic' && language.familiarity > 2 ? { familiarity: 2 as const } : {};
    yield { ...about(language), ...known, ...ask(text, ofGroup(right), wrong.map(ofGroup), kinOf(language)) };
  }
}

function* scriptOfLanguage(): Generator<BilingualQuestion> {
  for (const code of SCRIPT_ASKED) {
    const language = LANGUAGE_BY_CODE.get(code);
    if (language?.script === undefined) throw new Error(`no script is known of ${code}`);
    const text = {
      en: `In which script is ${language.en} usually written?`,
      pl: `Jakim pismem zapisuje się zwykle język ${language.pl}?`,
    };
    const right = SCRIPTS[language.script];
    const isNamedAlike = right.en.startsWith(language.en);
    if (isNamedAlike) continue;
    const others = Object.entries(SCRIPTS).filter(([script]) => script !== language.script);
    const wrong = draw(others, 3, `script/${code}`, ([script]) => script).map(([, name]) => name);
    yield { ...about(language), ...ask(text, right, wrong, SCRIPT_NOTES[code] ?? kinOf(language)) };
  }
}

const shared = {
  category: 'general-knowledge',
  subcategories: ['languages'],
  tags: ['languages'],
  written: '2026-11-21',
} as const;

export const LANGUAGE_TEMPLATES: readonly Template[] = [
  { ...shared, name: 'language-of-endonym', type: 'multiple', hardness: 0, questions: languageOfEndonym },
  { ...shared, name: 'language-of-thanks', type: 'multiple', hardness: 0, questions: languageOfThanks },
  { ...shared, name: 'group-of-language', type: 'multiple', hardness: 1, questions: groupOfLanguage },
  { ...shared, name: 'script-of-language', type: 'multiple', hardness: -1, questions: scriptOfLanguage },
];
