import { coin, draw } from '../../draw.ts';
import type { Answer, Link } from '../../facts/link.ts';
import { byKey, namesOf } from '../../facts/named.ts';
import type { Labels } from '../../taxonomy/label.ts';
import type { BilingualQuestion } from '../../template.ts';
import { also } from '../also.ts';
import { choice } from './questions.ts';
import { entry, judgement } from '../halves.ts';
import type { StarterLanguage } from '../../languages.ts';

/** The facts of one subject. */
export interface Linking<L extends Link> {
  readonly links: readonly L[];
  readonly answers: readonly Answer[];
  /** Tags of a question, added to those of its row. */
  readonly tags?: (link: L) => readonly string[];
  /** The explanation of a row without a separate one; by default other subjects with the same answer. */
  readonly why?: (...names: Parameters<Sentence<L>>) => Labels | undefined;
}

/** Builds a sentence from the names of a link and an answer. */
export type Sentence<L> = (subject: Labels, answer: Labels & { readonly woman: boolean }, link: L) => Labels;

function person(answer: Answer): Labels & { readonly woman: boolean } {
  return { ...namesOf(answer), woman: answer.woman === true };
}

type About = Omit<BilingualQuestion, StarterLanguage>;

function about<L extends Link>(linking: Linking<L>, link: L): About {
  const tags = [...(link.tags ?? []), ...(linking.tags?.(link) ?? [])];
  const { key, familiarity, regions } = link;
  return { key, familiarity, tags, ...(regions === undefined ? {} : { regions }) };
}

/** Answers by how near they are to the right one: of the same group and sex, of the group, and then all. */
function nearest(answers: readonly Answer[], to: Answer): Answer[][] {
  const group = answers.filter((answer) => answer.group === to.group);
  return [group.filter((answer) => answer.woman === to.woman), group, [...answers]];
}

/** Wrong answers for a link, the nearest first. */
function wrongAnswersOf<L extends Link>({ links, answers }: Linking<L>, link: L): Answer[][] {
  const named = links.filter((other) => other.en === link.en || other.key === link.key);
  const right = new Set(named.flatMap((other) => [other.to, ...(other.beside ?? [])]));
  const wrong = answers.filter((answer) => !right.has(answer.key));
  return nearest(wrong, byKey(answers)(link.to));
}

/** The explanation of a row; undefined when there is nothing to add. */
function whyOf<L extends Link>(linking: Linking<L>, link: L): Labels | undefined {
  const { links, answers } = linking;
  const answer = byKey(answers)(link.to);
  if (link.why !== undefined) return link.why;
  if (linking.why !== undefined) return linking.why(namesOf(link), person(answer), link);
  const others = links.filter((other) => other.to === link.to && other.en !== link.en);
  return also(
    namesOf(answer),
    others.map((other) => ({ ...namesOf(other), familiarity: other.familiarity })),
  );
}

/** How an explanation names other works of a person. */
interface Works {
  /** For example `wrote`. */
  readonly verb: string;
  /** For example “Inna sztuka” and “Inne sztuki”. */
  readonly one: string;
  readonly many: string;
  /** For example “tego autora” and “tej autorki”. */
  readonly his: string;
  readonly her?: string;
}

/** An explanation that names up to two other works of the same person; undefined when there are none. */
export function alsoBy<L extends Link>(
  links: readonly L[],
  { verb, one, many, his, her = his }: Works,
): NonNullable<Linking<L>['why']> {
  return (_subject, { en, woman }, link) => {
    const others = links.filter((other) => other.to === link.to && other.key !== link.key);
    const best = others.toSorted((a, b) => a.familiarity - b.familiarity).slice(0, 2);
    const works = best.map((other) => namesOf(other));
    if (works.length === 0) return undefined;
    const by = woman ? her : his;
    return {
      en: `${en} also ${verb} ${works.map((work) => `“${work.en}”`).join(' and ')}.`,
      pl: `${works.length === 1 ? one : many} ${by} to ${works.map((work) => `„${work.pl}”`).join(' i ')}.`,
    };
  };
}

/** Asks for the answer of each link, or only of those that are `asked`. */
export function* askAnswer<L extends Link>(
  name: string,
  linking: Linking<L>,
  ask: Sentence<L>,
  asked: readonly L[] = linking.links,
) {
  const answer = byKey(linking.answers);
  for (const link of asked) {
    const right = person(answer(link.to));
    const seed = `${name}/${link.key}`;
    const halves = choice(
      seed,
      ask(namesOf(link), right, link),
      right,
      wrongAnswersOf(linking, link),
      whyOf(linking, link),
    );
    yield { ...about(linking, link), ...halves };
  }
}

/** Asks, once per answer, which of four subjects belongs to it. Keys are those of the answers. */
export function* askSubject<L extends Link>(
  name: string,
  linking: Linking<L>,
  ask: Sentence<L>,
  asked: readonly L[],
) {
  const answerOf = byKey(linking.answers);
  const best = new Map(asked.toReversed().map((link) => [link.to, link]));
  for (const link of best.values()) {
    const answer = answerOf(link.to);
    const others = linking.links.filter(
      ({ to, beside = [] }) =>
        to !== link.to && !beside.includes(link.to) && link.beside?.includes(to) !== true,
    );
    const near = nearest(linking.answers, answer).map((group) => new Set(group.map(({ key }) => key)));
    const pools = near.map((keys) => others.filter(({ to }) => keys.has(to)));
    const right = namesOf(link);
    const text = ask(right, person(answer), link);
    const halves = choice(`${name}/${answer.key}`, text, right, pools, whyOf(linking, link));
    yield { ...about(linking, link), key: answer.key, ...halves };
  }
}

/** States the answers of the links, about half of them wrongly; the explanation of a wrong one begins with the truth. */
export function* stateAnswer<L extends Link>(
  name: string,
  linking: Linking<L>,
  state: Sentence<L>,
  asked: readonly L[],
) {
  const answer = byKey(linking.answers);
  for (const link of asked) {
    const seed = `${name}/${link.key}`;
    const right = answer(link.to);
    const near = wrongAnswersOf(linking, link).find((pool) => pool.length > 0) ?? [];
    const [wrong] = draw(near, 1, seed, (item) => item.key);
    const isTrue = wrong === undefined || coin(`${seed}/true`);
    const statement = state(namesOf(link), person(isTrue ? right : wrong), link);
    const truth = isTrue ? undefined : state(namesOf(link), person(right), link);
    const parts = [truth, whyOf(linking, link)].filter((part) => part !== undefined);
    const why = { en: parts.map(({ en }) => en).join(' '), pl: parts.map(({ pl }) => pl).join(' ') };
    yield { ...about(linking, link), ...judgement(statement, isTrue, parts.length === 0 ? undefined : why) };
  }
}

/** Asks players to type the answer of the links. */
export function* typeAnswer<L extends Link>(linking: Linking<L>, ask: Sentence<L>, asked: readonly L[]) {
  const answer = byKey(linking.answers);
  for (const link of asked) {
    const right = person(answer(link.to));
    const typed = { en: right.en, pl: right.pl };
    yield { ...about(linking, link), ...entry(ask(namesOf(link), right, link), typed, whyOf(linking, link)) };
  }
}
