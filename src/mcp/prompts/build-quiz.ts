import { z } from 'zod';

import { MOST_DRAWN, MOST_IDS } from '../../contract/limits.ts';
import { type Language, Difficulty } from '../../contract/vocabulary.ts';
import { toolName } from '../../endpoints/endpoint.ts';
import { INVALID_PARAMS, ProtocolError } from '../errors.ts';
import { resolveTopic, noQuestionsText } from './topic.ts';
import {
  planFromCounts,
  poolName,
  rampOf,
  samplesOf,
  whyWider,
  type Plan,
  type Round,
  type WantedRounds,
} from './plan.ts';
import {
  bindPrompt,
  callText,
  fillTemplate,
  LangArgument,
  LANGUAGE_NAMES,
  TopicArgument,
  wholeNumber,
} from './prompt.ts';

export const BUILD_QUIZ: Readonly<Record<Language, string>> = {
  en: `Run a quiz about "{{label}}" (topic {{slug}}), in {{language}}. Rounds: {{rounds}}; questions in each: {{perRound}}.

## What the catalogue has
- Matching questions in this language, multiple choice and true/false, quality high: {{total}}. By level: {{levels}}.{{wider}}
- Related tags: {{relatedTags}}.
- Sample questions (do not count these as asked):
{{samples}}

{{notes}}

## The rounds
Fetch each round with one call, right before you play it:
{{plan}}

Put the ids of all questions from earlier rounds into exclude, so that none comes twice. If a call returns fewer questions than its amount because the catalogue has changed, call once more for the missing number without difficulty, and add the ids that you just received to exclude.

## During the game
1. Show one question at a time. Shuffle correctAnswer and incorrectAnswers together, and do not hint at the right one.
2. After each answer, say whether it was right, name the right answer, and give the explanation if there is one.
3. A right answer in round N is worth N points. Announce the score after each round.
4. At the end, announce the final score and name the sources: attribution.source and attribution.license of the questions played, and attribution.author if there is one.
5. Ask only questions from these calls. If a player says that a question is wrong, offer to report it. If they agree, call {{report}} with its questionId, a type and a comment.`,
  pl: `Poprowadź quiz na temat „{{label}}” (temat {{slug}}), w języku {{language}}. Liczba rund: {{rounds}}; liczba pytań w każdej: {{perRound}}.

## Co jest w katalogu
- Pytania pasujące w tym języku, jednokrotnego wyboru i prawda/fałsz, o jakości high: {{total}}. Według poziomu: {{levels}}.{{wider}}
- Tagi, które często towarzyszą tematowi: {{relatedTags}}.
- Jak brzmią jego pytania (nie licz ich jako zadanych):
{{samples}}

{{notes}}

## Rundy
Każdą rundę pobierz jednym wywołaniem, tuż przed jej rozegraniem:
{{plan}}

W exclude umieść po kolei id wszystkich pytań z wcześniejszych rund, aby żadne się nie powtórzyło. Gdy wywołanie zwróci mniej pytań niż amount, bo katalog się zmienił, wywołaj jeszcze raz po brakującą liczbę bez difficulty, dodając do exclude także id otrzymane przed chwilą.

## Podczas gry
1. Pokazuj po jednym pytaniu. Połącz correctAnswer i incorrectAnswers w losowej kolejności i nie zdradzaj, która odpowiedź jest poprawna.
2. Po każdej odpowiedzi powiedz, czy była poprawna, podaj poprawną odpowiedź i wyjaśnienie (explanation), jeżeli jest.
3. Poprawna odpowiedź w rundzie N jest warta N punktów. Po każdej rundzie podaj wynik.
4. Na końcu podaj wynik końcowy i źródła: attribution.source i attribution.license zadanych pytań oraz attribution.author, jeżeli jest.
5. Zadawaj tylko pytania pochodzące z tych wywołań. Gdy gracz uzna, że pytanie jest błędne, zaproponuj zgłoszenie i po jego zgodzie wywołaj {{report}} z questionId, type i comment.`,
};

const MOST_ROUNDS = 10;
/** Related tags that the prompt names. */
const MOST_RELATED_TAGS = 8;

const QuizArguments = z.strictObject({
  topic: TopicArgument,
  lang: LangArgument,
  difficulty: Difficulty.optional().describe(
    'Level of every round: trivial, easy, medium, hard or expert; from easy to hard by default.',
  ),
  rounds: wholeNumber(1, MOST_ROUNDS)
    .default(3)
    .describe(`Number of rounds, 1 to ${MOST_ROUNDS}; 3 by default.`),
  questions_per_round: wholeNumber(1, MOST_DRAWN)
    .default(5)
    .describe(`Questions per round, 1 to ${MOST_DRAWN}; 5 by default.`),
});
type QuizArguments = z.output<typeof QuizArguments>;

/** The questions of all earlier rounds must fit into the exclude list of one call. */
function checkExclude({ rounds, questions_per_round: perRound }: QuizArguments): void {
  if ((rounds - 1) * perRound > MOST_IDS)
    throw new ProtocolError(
      INVALID_PARAMS,
      `rounds and questions_per_round are too large together: a call can exclude at most ${MOST_IDS} questions of earlier rounds.`,
    );
}

export const buildQuiz = bindPrompt({
  name: 'build_quiz',
  title: 'Build a quiz',
  description:
    'A quiz with several rounds on a topic, of one level or from easier to harder, without repeated questions. Checks what the catalogue has, and lists a call for each round.',
  input: QuizArguments,
  async write(context, input) {
    checkExclude(input);
    const { lang, rounds, questions_per_round: perRound } = input;
    const resolved = await resolveTopic(context, { ...input, prompt: 'build_quiz', amount: perRound });
    if (resolved.text !== undefined) return resolved.text;
    const { topic, facets } = resolved.topic;

    const wanted = {
      levels: rampOf(rounds, input.difficulty),
      perRound,
      requested: input.difficulty !== undefined,
    };
    const plan = await planFromCounts(context, { lang, topic: topic.slug }, wanted);
    const [{ pool } = { pool: undefined }] = plan.rounds;
    if (pool === undefined) return noQuestionsText(resolved.topic, lang, 'build_quiz');
    const [counts] = plan.stock;
    const samples = await samplesOf(context, resolved.topic, lang, pool);
    const relatedTags = facets.coOccurringTags
      .slice(0, MOST_RELATED_TAGS)
      .map(({ label, slug }) => `${label} (${slug})`);
    const levels = Array.from(counts.levels, ([level, count]) => `${LEVEL_NAMES[lang][level]} ${count}`);
    return fillTemplate(BUILD_QUIZ[lang], {
      label: topic.label,
      slug: topic.slug,
      rounds: plan.rounds.length,
      perRound: Math.max(...plan.rounds.map(({ amount }) => amount)),
      language: LANGUAGE_NAMES[lang][lang],
      total: counts.total,
      levels: levels.join(', '),
      wider: widerText(plan.stock, lang),
      relatedTags: relatedTags.join(', ') || PHRASES[lang].none,
      samples: samples.map(({ id, text }) => `  - ${text} (id ${id})`).join('\n'),
      notes: notesText(plan, wanted, lang),
      plan: planText(plan.rounds, lang, topic.slug),
      report: toolName('report'),
    });
  },
});

/** One line per round: the level, the wider filters if any, and the call. */
function planText(rounds: readonly Round[], lang: Language, topic: string): string {
  const phrases = PHRASES[lang];
  return rounds
    .map(({ pool, difficulty, amount }, round) => {
      const before = round === 1 ? phrases.firstRound : phrases.roundsUpTo(round);
      const exclude = round === 0 ? undefined : [`<${phrases.idsOf(before)}>`];
      const level = difficulty === undefined ? phrases.anyLevel : LEVEL_NAMES[lang][difficulty];
      const kind = [level, poolName(pool, lang)].filter((name) => name !== '').join(', ');
      const call = callText('random', { topic, lang, ...pool, difficulty, amount, exclude });
      return `- ${phrases.round} ${round + 1} (${kind}): ${call}`;
    })
    .join('\n');
}

/** How the plan differs from what was requested, and why: a line for each reason. */
function notesText({ rounds }: Plan, { levels, perRound, requested }: WantedRounds, lang: Language): string {
  const phrases = PHRASES[lang];
  const wanted = levels.length * perRound;
  const planned = rounds.reduce((sum, { amount }) => sum + amount, 0);
  const [level] = levels;
  const mixes = requested && rounds.some(({ difficulty }) => difficulty === undefined);
  const pools = rounds.map(({ pool }) => pool);
  return [
    ...whyWider(pools, lang),
    mixes && level !== undefined ? phrases.otherLevels(LEVEL_NAMES[lang][level]) : [],
    planned < wanted ? phrases.tooFew(planned, wanted) : [],
  ]
    .flat()
    .join('\n');
}

/** The numbers of questions in the wider pools, if they were counted. */
function widerText([, ...wider]: Plan['stock'], lang: Language): string {
  const list = wider.map(({ pool, total }) => `${poolName(pool, lang)} ${total}`);
  return list.length === 0 ? '' : PHRASES[lang].wider(list.join('; '));
}

/** Names of the difficulty levels within a sentence. */
const LEVEL_NAMES: Readonly<Record<Language, Readonly<Record<Difficulty, string>>>> = {
  en: { trivial: 'trivial', easy: 'easy', medium: 'medium', hard: 'hard', expert: 'expert' },
  pl: { trivial: 'banalny', easy: 'łatwy', medium: 'średni', hard: 'trudny', expert: 'ekspercki' },
};

/** Phrases that the prompt combines, worded so that every number fits. */
const PHRASES = {
  en: {
    round: 'Round',
    anyLevel: 'all levels mixed',
    none: 'nothing',
    idsOf: (rounds: string) => `ids from ${rounds}`,
    firstRound: 'round 1',
    roundsUpTo: (last: number) => `rounds 1 to ${last}`,
    wider: (list: string) => ` With wider filters: ${list}.`,
    tooFew: (planned: number, wanted: number) =>
      `Too few questions match: ${planned} of the ${wanted} needed. The rounds below have as many as there are. Inform the players.`,
    otherLevels: (level: string) =>
      `Too few questions of the level ${level} match, even with wider filters, so rounds with all levels mixed have others too. Inform the players.`,
  },
  pl: {
    round: 'Runda',
    anyLevel: 'wszystkie poziomy razem',
    none: 'nic',
    idsOf: (rounds: string) => `id otrzymane w ${rounds}`,
    firstRound: 'rundzie 1',
    roundsUpTo: (last: number) => `rundach 1–${last}`,
    wider: (list: string) => ` Z szerszymi filtrami: ${list}.`,
    tooFew: (planned: number, wanted: number) =>
      `Pasujących pytań jest za mało: ${planned} z ${wanted} potrzebnych. Rundy poniżej mają ich tyle, ile jest. Powiedz o tym graczom.`,
    otherLevels: (level: string) =>
      `Pytań o poziomie ${level} jest za mało nawet z szerszymi filtrami, dlatego rundy ze wszystkimi poziomami mają też inne. Powiedz o tym graczom.`,
  },
} as const satisfies Record<Language, unknown>;
