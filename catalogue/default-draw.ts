import { familiarityIn } from './difficulty.ts';
import { draw } from './draw.ts';
import type { StarterLanguage } from './languages.ts';
import { sharesInitial, sharesStem } from './like-the-question.ts';
import { byTemplate, hasPattern, type TemplateQuestion } from './template-question.ts';
import type { Familiarity, Template, Wording } from './template.ts';
import { topicsOf } from './topics-of.ts';

/** Questions of a template. With more, ten random questions would often have two of the same pattern. */
const MOST_OF_TEMPLATE = 10;
/** The same of a varied template, whose questions are less alike. */
const MOST_OF_VARIED = 20;
/** Questions of a topic that has five. Otherwise topics such as small countries would have none. */
const FEWEST_OF_TOPIC = 5;
/** Questions of a template, including those that topics need. */
const MOST_WITH_TOPICS = 20;

/** How much less often subjects are chosen that fewer people know. Those of specialists are left out. */
const WEIGHTS: Readonly<Record<Exclude<Familiarity, 5>, number>> = { 1: 1, 2: 1, 3: 1.5, 4: 2.5 };

/** Whether a question is for everyone and stays right, at least for some time. */
export function isBroad({ template, question }: TemplateQuestion): boolean {
  return template.narrow !== true && question.volatile !== true;
}

/** Whether players may guess the answer because it alone is like the question. Authors decide for each question. */
const givesAway = (wording: Wording): boolean => sharesStem(wording) || sharesInitial(wording);

/** A question with its place in its template, from the best one. */
interface Ranked {
  readonly entry: TemplateQuestion;
  readonly rank: number;
}

/** How many questions of a template are chosen for their own sake. */
function mostOf(template: Template): number {
  if (template.byHand === true) return Infinity;
  return hasPattern(template) ? MOST_OF_TEMPLATE : MOST_OF_VARIED;
}

/**
 * The questions of a template, best first: a mix of levels in which well-known subjects prevail. Within a level the order
 * is by seed, so that a new row moves each of the others by at most one place.
 */
function rank(name: string, all: readonly TemplateQuestion[], language: StarterLanguage): Ranked[] {
  const open = all.filter(
    ({ template, question }) => !(hasPattern(template) && givesAway(question[language])),
  );
  const levels = Map.groupBy(open, ({ question }) => familiarityIn(question, language));
  return [...levels]
    .flatMap(([familiarity, own]) => {
      if (familiarity === 5) return [];
      const order = draw(own, own.length, `${name}/default`, ({ question }) => question.key);
      return order.map((entry, place) => ({
        entry,
        familiarity,
        weight: (place + 1) * WEIGHTS[familiarity],
      }));
    })
    .sort((one, other) => one.weight - other.weight || one.familiarity - other.familiarity)
    .map(({ entry }, place) => ({ entry, rank: place }));
}

/** The questions of each topic that a request without a type can draw. The topic with the fewest choices comes first. */
function byTopic(candidates: readonly Ranked[]): Ranked[][] {
  const topics = new Map<string, Ranked[]>();
  for (const candidate of candidates) {
    if (candidate.entry.template.type === 'text_input') continue;
    for (const topic of topicsOf(candidate.entry)) {
      const own = topics.get(topic);
      if (own === undefined) topics.set(topic, [candidate]);
      else own.push(candidate);
    }
  }
  return [...topics]
    .sort(([slug, one], [otherSlug, other]) => one.length - other.length || (slug < otherSlug ? -1 : 1))
    .map(([, own]) => own);
}

/**
 * Chooses questions for the default draw of a language: those written by hand, the best of each template, and a
 * few for topics that would otherwise have none.
 *
 * @returns their ids
 */
export function chooseForDefaultDraw(
  all: readonly TemplateQuestion[],
  language: StarterLanguage,
): ReadonlySet<string> {
  const candidates = [...byTemplate(all)].flatMap(([name, own]) => rank(name, own, language));
  const chosen = new Set<string>();
  const counts = new Map<string, number>();
  const countOf = ({ entry: { template } }: Ranked): number => counts.get(template.name) ?? 0;
  const choose = (candidate: Ranked): void => {
    chosen.add(candidate.entry.id);
    counts.set(candidate.entry.template.name, countOf(candidate) + 1);
  };
  for (const candidate of candidates)
    if (candidate.rank < mostOf(candidate.entry.template)) choose(candidate);
  const topics = byTopic(candidates);
  // One for each topic before the second for any, because they compete for the same templates.
  for (let fewest = 1; fewest <= FEWEST_OF_TOPIC; fewest += 1)
    for (const own of topics) {
      const others = own.filter(({ entry }) => !chosen.has(entry.id));
      if (own.length - others.length >= fewest) continue;
      // From the template that has the fewest questions, so that none becomes frequent.
      const [next] = others
        .filter((candidate) => countOf(candidate) < MOST_WITH_TOPICS)
        .sort((one, other) => countOf(one) - countOf(other) || one.rank - other.rank);
      if (next !== undefined) choose(next);
    }
  return chosen;
}
