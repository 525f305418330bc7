import { coin, draw } from '../draw.ts';
import type { Answer, Link } from '../facts/link.ts';
import { byKey, namesOf } from '../facts/named.ts';
import type { Labels } from '../taxonomy/label.ts';
import type { BilingualQuestion } from '../template.ts';
import { also } from './also.ts';
import { choice } from './arts-questions.ts';
import { entry, judgement } from './halves.ts';
import type { StarterLanguage } from '../languages.ts';

/** The facts of one subject. */
export interface Linking<L extends Link> {
  readonly links: readonly L[];
  readonly answers: readonly Answer[];
  /** Tags of a question, added to those of its row. */
  readonly tags?: (link: L) => readonly string[];
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

/** Wrong answers for a link, those in the group of the right one first. */
function wrongAnswersOf<L extends Link>({ links, answers }: Linking<L>, link: L): Answer[][] {
  const named = links.filter((other) => other.en === link.en || other.key === link.key);
  const right = new Set(named.flatMap((other) => [other.to, ...(other.beside ?? [])]));
  const group = byKey(answers)(link.to).group;
  const wrong = answers.filter((answer) => !right.has(answer.key));
  return [wrong.filter((answer) => answer.group === group), wrong];
}

/** Other subjects with the same answer; undefined when there are none. */
function companions<L extends Link>({ links, answers }: Linking<L>, link: L): Labels | undefined {
  const others = links.filter((other) => other.to === link.to && other.en !== link.en);
  return also(
    namesOf(byKey(answers)(link.to)),
    others.map((other) => ({ ...namesOf(other), familiarity: other.familiarity })),
  );
}

/** Asks for the answer of each link. */
export function* askAnswer<L extends Link>(name: string, linking: Linking<L>, ask: Sentence<L>) {
  const answer = byKey(linking.answers);
  for (const link of linking.links) {
    const right = person(answer(link.to));
    const seed = `${name}/${link.key}`;
    const why = link.why ?? companions(linking, link);
    const halves = choice(seed, ask(namesOf(link), right, link), right, wrongAnswersOf(linking, link), why);
    yield { ...about(linking, link), ...halves };
  }
}

/**
 * Asks which of four subjects belongs to an answer, with its best known link, and only for about half of the answers,
 * so that not every fact is asked twice. Keys are those of the answers.
 */
export function* askSubject<L extends Link>(name: string, linking: Linking<L>, ask: Sentence<L>) {
  const group = byKey(linking.answers);
  for (const answer of linking.answers) {
    const own = linking.links.filter((link) => link.to === answer.key);
    const [best] = own.toSorted((a, b) => a.familiarity - b.familiarity);
    if (best === undefined || coin(`${name}/${answer.key}`)) continue;
    const others = linking.links.filter(
      (link) => link.to !== answer.key && !(link.beside ?? []).includes(answer.key),
    );
    const pools = [others.filter((link) => group(link.to).group === answer.group), others];
    const right = namesOf(best);
    const halves = choice(`${name}/${answer.key}`, ask(right, person(answer), best), right, pools);
    yield { ...about(linking, best), key: answer.key, ...halves };
  }
}

/** States the answers of up to `count` links, about half of them wrongly; the explanation names the right answer. */
export function* stateAnswer<L extends Link>(
  name: string,
  linking: Linking<L>,
  count: number,
  state: Sentence<L>,
) {
  const answer = byKey(linking.answers);
  for (const link of draw(linking.links, count, name, (item) => item.key)) {
    const seed = `${name}/${link.key}`;
    const right = answer(link.to);
    const near = wrongAnswersOf(linking, link).find((pool) => pool.length > 0) ?? [];
    const [wrong] = draw(near, 1, seed, (item) => item.key);
    // Chosen among several seeds for the most even balance of true and false in small tables.
    const isTrue = wrong === undefined || coin(`${seed}/true`);
    const statement = state(namesOf(link), person(isTrue ? right : wrong), link);
    const names = namesOf(right);
    const why = { en: `It should say: ${names.en}.`, pl: `Powinno być: ${names.pl}.` };
    yield { ...about(linking, link), ...judgement(statement, isTrue, isTrue ? undefined : why) };
  }
}

/** Asks players to type the answer of each link for which `short` returns one. */
export function* typeAnswer<L extends Link>(
  linking: Linking<L>,
  ask: Sentence<L>,
  short: (answer: Labels, link: L) => Labels | undefined,
) {
  const answer = byKey(linking.answers);
  for (const link of linking.links) {
    const right = person(answer(link.to));
    const typed = short(right, link);
    if (typed === undefined) continue;
    yield { ...about(linking, link), ...entry(ask(namesOf(link), right, link), typed) };
  }
}
