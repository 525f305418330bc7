import { z } from 'zod';

import type { Language } from '../../contract/vocabulary.ts';
import { resolveTopic, noQuestionsText } from './topic.ts';
import { planFromCounts, type WantedRounds, whyWider } from './plan.ts';
import {
  bindPrompt,
  callText,
  fillTemplate,
  LangArgument,
  LANGUAGE_NAMES,
  OptionalTopicArgument,
} from './prompt.ts';

export const WARMUP_ROUND: Readonly<Record<Language, string>> = {
  en: `Run a warm-up{{about}}, in {{language}}. Number of questions: {{amount}}. It should take five minutes and get everyone talking: keep it light and quick.

Fetch all of them with this one call and no other:
{{call}}

{{notes}}

{{stock}}

1. Welcome the group in one sentence, then ask the first question at once.
2. Ask one question at a time. Shuffle the options, and do not hint at the right one.
3. After each answer, say in at most two sentences whether it was right, the right answer, and the explanation if there is one. Then ask the next question.
4. End with the score out of {{amount}} and one line with the sources: attribution.source and attribution.license of the questions.`,
  pl: `Poprowadź rozgrzewkę{{about}}, w języku {{language}}. Liczba pytań: {{amount}}. Ma trwać pięć minut i rozruszać rozmowę: lekko i szybko.

Pobierz wszystkie tym jednym wywołaniem i żadnym innym:
{{call}}

{{notes}}

{{stock}}

1. Przywitaj grupę jednym zdaniem i od razu zadaj pierwsze pytanie.
2. Po jednym pytaniu naraz. Podaj odpowiedzi do wyboru w losowej kolejności i nie zdradzaj poprawnej.
3. Po każdej odpowiedzi: dobrze czy źle, poprawna odpowiedź i wyjaśnienie, jeżeli jest, w najwyżej dwóch zdaniach. Potem następne pytanie.
4. Zakończ wynikiem na {{amount}} i jedną linijką o źródłach: attribution.source i attribution.license pytań.`,
};

/** The topic in `about`, and the sentence about the number of matching questions. `none` replaces the whole text. */
export const WARMUP_PHRASES = {
  en: {
    about: 'about "{{label}}"',
    stock: 'The call draws from {{count}} questions, so a second warm-up brings other ones.',
    few: 'Matching questions: {{count}}. A second warm-up would repeat some or all of them.',
    none: 'There are no questions in {{language}} now, of any type, level or quality. Say so, and do not invent questions.',
  },
  pl: {
    about: 'na temat „{{label}}”',
    stock: 'Losuje z {{count}} pytań, więc druga rozgrzewka przyniesie inne.',
    few: 'Liczba pasujących pytań: {{count}}. Druga rozgrzewka powtórzyłaby część z nich albo wszystkie.',
    none: 'Pytań w języku {{language}} teraz nie ma, dowolnego rodzaju, poziomu i jakości. Powiedz o tym i nie wymyślaj pytań.',
  },
} satisfies Record<Language, unknown>;

const QUESTIONS = 5;

/** Any level of the default filters is better than easy questions with wider ones. */
const EASY: WantedRounds = { levels: ['easy'], perRound: QUESTIONS, requested: false };

export const warmupRound = bindPrompt({
  name: 'warmup_round',
  title: 'Warm up',
  description:
    'An icebreaker of five questions on a topic or on all topics, easy ones if there are enough. Checks what the catalogue has, and lists a single call.',
  input: z.strictObject({ topic: OptionalTopicArgument, lang: LangArgument }),
  async write(context, { topic: wanted, lang }) {
    const resolved =
      wanted === undefined
        ? undefined
        : await resolveTopic(context, { topic: wanted, lang, prompt: 'warmup_round', amount: QUESTIONS });
    if (resolved?.text !== undefined) return resolved.text;

    const topic = resolved?.topic.topic;
    const subject = { lang, topic: topic?.slug };
    const { rounds, stock } = await planFromCounts(context, subject, EASY);
    const [round] = rounds;
    const pieces = WARMUP_PHRASES[lang];
    if (round === undefined)
      return resolved === undefined
        ? fillTemplate(pieces.none, { language: LANGUAGE_NAMES[lang][lang] })
        : noQuestionsText(resolved.topic, lang, 'warmup_round');
    const { pool, difficulty, amount } = round;
    const counts = stock.find((counted) => counted.pool === pool);
    const count = (difficulty === undefined ? counts?.total : counts?.levels.get(difficulty)) ?? amount;
    return fillTemplate(WARMUP_ROUND[lang], {
      about: topic === undefined ? '' : ` ${fillTemplate(pieces.about, { label: topic.label })}`,
      language: LANGUAGE_NAMES[lang][lang],
      call: callText('random', { ...subject, ...pool, difficulty, amount }),
      amount,
      notes: whyWider([pool], lang).join('\n'),
      stock: fillTemplate(count >= 2 * amount ? pieces.stock : pieces.few, { count }),
    });
  },
});
