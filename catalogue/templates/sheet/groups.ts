import { optionKey } from '../../../src/contract/text.ts';
import { draw } from '../../draw.ts';
import { namesOf } from '../../facts/named.ts';
import type { Labels } from '../../taxonomy/label.ts';
import type { BilingualQuestion, Template } from '../../template.ts';
import type { SheetRow } from '../../facts/sheet-row.ts';
import { aboutRow, type Asking, frameOf, slugOf } from './sheet.ts';
import { chooseFrom } from './options.ts';
import { type Nearness, nearestFirst } from './nearness.ts';

/** Rows that share a value of a column, for example the games of one studio. */
export interface GroupAsking<R extends SheetRow> extends Asking<R> {
  /** Undefined to exclude the row. */
  readonly value: (row: R) => Labels | undefined;
  /** Other English values that are right or almost right for the row. */
  readonly also?: (row: R) => readonly string[];
  readonly ask: (value: Labels, row: R) => Labels;
  /** The nearest rows are offered first. */
  readonly near?: Nearness<R>;
  /** The name of a row as an option; by default its name. */
  readonly option?: (row: R) => Labels;
  /** Rows that are offered as wrong options, if not only those with a value. */
  readonly offered?: readonly R[];
  /** Wrong options that were chosen for the row: they come before all others. */
  readonly wrong?: (row: R) => readonly Labels[] | undefined;
  /** Values of fewer rows are not asked for: with one row, that would repeat the opposite question. */
  readonly fewest?: number;
}

/** Values that have been reworded, by slug, with their first slug: questions keep their ids. */
const REWORDED: Readonly<Record<string, string>> = {
  'a-police-expert-on-blood-who-is-a-murderer-himself': 'a-police-expert-on-blood-who-is-a-murderer',
  'a-thief-inspired-by-a-gentleman-burglar-of-fiction': 'a-thief-inspired-by-a-gentleman-of-fiction',
  'hung-on-to-a-plane-taking-off-as-the-agent-ethan-hunt':
    'hung-on-to-a-starting-plane-as-the-agent-ethan-hunt',
  'has-the-same-name-as-shakespeares-wife': 'has-the-same-name-as-the-wife-of-shakespeare',
  'played-the-murdered-mexican-american-star-selena-on-the-screen': 'played-the-singer-selena-on-the-screen',
  'sang-the-official-song-of-the-1998-football-world-cup':
    'sang-the-official-song-of-the-football-world-cup-of-1998',
  'sang-waka-waka-for-the-2010-football-world-cup': 'sang-waka-waka-for-the-football-world-cup-of-2010',
  'fronted-the-band-ona': 'was-the-singer-of-the-band-ona',
  'a-student-who-hungers-for-human-flesh-after-an-operation':
    'a-student-who-becomes-half-a-man-eater-after-an-operation',
  'a-boy-who-survives-the-bombing-of-hiroshima': 'a-boy-who-survives-the-bomb-of-hiroshima',
  'a-girl-pursued-by-pirates-and-soldiers-for-her-crystal':
    'a-girl-with-a-crystal-and-a-legendary-floating-island',
  'an-elf-who-outlives-her-fellow-adventurers': 'an-elf-who-outlives-the-heroes-with-whom-she-travelled',
  'two-swordsmen-and-a-girl-set-to-hip-hop': 'two-swordsmen-and-a-girl-to-hip-hop-music',
  'bounty-hunters-in-space-set-to-jazz': 'bounty-hunters-in-space-to-the-sound-of-jazz',
  'a-boy-with-a-pharaohs-puzzle-and-a-pack-of-cards':
    'a-boy-with-a-puzzle-of-the-pharaohs-and-a-pack-of-cards',
  'a-street-kid-with-a-military-device-in-his-spine': 'a-street-boy-of-night-city-with-a-military-implant',
  'a-daughter-of-the-sea-king-who-gives-up-her-voice': 'a-girl-of-the-sea-who-gives-up-her-voice',
  'a-brother-and-sister-whose-parents-are-never-seen-above-the-waist': 'two-very-unlike-siblings',
  'a-family-in-an-age-of-flying-cars-and-robot-maids': 'a-family-of-the-space-age',
  'a-family-of-cattle-dogs-in-brisbane': 'a-family-of-heelers-in-brisbane',
  'a-shelter-for-playmates-whom-children-have-made-up': 'a-shelter-for-playmates-that-children-made-up',
  'a-chiefs-daughter-who-meets-an-english-sailor': 'a-daughter-of-a-chief-who-meets-an-englishman',
  'the-emotions-in-a-girls-head': 'the-emotions-in-the-head-of-a-girl',
  'a-muscleman-who-has-no-luck-with-women': 'a-muscular-man-unlucky-with-women',
  'a-broken-nosed-lieutenant-in-the-wild-west': 'a-lieutenant-in-the-wild-west',
  'a-daughter-and-her-fathers-secrets': 'a-daughter-and-the-secrets-of-her-father',
  'a-red-bearded-viking-and-his-family': 'a-viking-and-his-family',
  'fighters-from-the-sewers-who-are-named-after-renaissance-artists':
    'fighters-from-the-sewers-who-are-named-after-painters',
  'the-last-stand-of-the-spartans-at-thermopylae': 'the-battle-of-the-spartans-at-thermopylae',
  'an-arcade-game-villain-who-wants-to-be-good': 'a-villain-of-an-arcade-game-who-wants-to-be-good',
  'won-an-oscar-for-a-leading-role-two-years-running-in-1994-and-1995':
    'won-the-oscar-for-the-best-actor-two-years-running-in-1994-and-1995',
};

/** The key of the question about an English value. */
function keyOf(english: string): string {
  const slug = slugOf(english);
  return REWORDED[slug] ?? slug;
}

/** The rows with each English value, the best known first. */
function groupsOf<R extends SheetRow>({ rows, value }: GroupAsking<R>): ReadonlyMap<string, readonly R[]> {
  const groups = Map.groupBy(
    rows.filter((row) => value(row) !== undefined),
    (row) => value(row)?.en ?? '',
  );
  for (const group of groups.values()) group.sort((a, b) => a.familiarity - b.familiarity);
  return groups;
}

function belongs<R extends SheetRow>({ value, also }: GroupAsking<R>, row: R, to: string): boolean {
  return value(row)?.en === to || (also?.(row) ?? []).includes(to);
}

function pools<R extends SheetRow>(asking: GroupAsking<R>, rows: readonly R[], row: R): Labels[][] {
  const { near, option = namesOf } = asking;
  return nearestFirst(row, rows, near).map((pool) => pool.map(option));
}

/** Asks, once per value, which of four rows has it. Keys are slugs of the values, as they were first worded. */
export function askMember<R extends SheetRow>(asking: GroupAsking<R>): Template {
  const { name, rows, asked = rows, ask, value, why, wrong, option = namesOf, fewest = 2 } = asking;
  const offered = asking.offered ?? rows.filter((row) => value(row) !== undefined);
  const able = new Set(asked);
  function* questions(): Generator<BilingualQuestion> {
    for (const [english, group] of groupsOf(asking)) {
      const best = group.find((row) => able.has(row));
      const label = best === undefined ? undefined : value(best);
      if (best === undefined || label === undefined || group.length < fewest) continue;
      const key = keyOf(english);
      const others = offered.filter((row) => !belongs(asking, row, english));
      const near = [wrong?.(best) ?? [], ...pools(asking, others, best)];
      const reason = why?.(best, namesOf(best));
      const halves = chooseFrom(`${name}/${key}`, ask(label, best), option(best), near, reason);
      if (halves !== undefined) yield { ...aboutRow(asking, best), key, ...halves };
    }
  }
  return { ...frameOf(asking), type: 'multiple', questions, right: rightMembers(asking, true) };
}

/** Asks, once per value of at least three rows, which of four rows does not have it. Keys are slugs of the values, as they were first worded. */
export function askStranger<R extends SheetRow>(asking: GroupAsking<R>): Template {
  const { name, rows, ask, value, why, near, option = namesOf } = asking;
  function* questions(): Generator<BilingualQuestion> {
    for (const [english, group] of groupsOf(asking)) {
      const [best] = group;
      const label = best === undefined ? undefined : value(best);
      if (best === undefined || label === undefined || group.length < 3) continue;
      const key = keyOf(english);
      const others = rows.filter((row) => value(row) !== undefined && !belongs(asking, row, english));
      const close = nearestFirst(best, others, near).find((pool) => pool.length > 0) ?? [];
      const [stranger] = draw(close, 1, `${name}/${key}`, (row) => row.key);
      if (stranger === undefined) continue;
      const reason = why?.(stranger, namesOf(stranger));
      const members = [group.slice(0, 4).map(option)];
      const halves = chooseFrom(`${name}/${key}`, ask(label, best), option(stranger), members, reason);
      if (halves !== undefined) yield { ...aboutRow(asking, stranger), key, ...halves };
    }
  }
  return { ...frameOf(asking), type: 'multiple', questions, right: rightMembers(asking, false) };
}

/** For the linter: every option that has, or does not have, the value of a key. */
function rightMembers<R extends SheetRow>(
  asking: GroupAsking<R>,
  having: boolean,
): (key: string) => readonly string[] {
  const { rows, value, option = namesOf } = asking;
  return (key) => {
    const english = rows.map((row) => value(row)?.en ?? '').find((name) => keyOf(name) === key) ?? '';
    const right = rows.filter((row) => value(row) !== undefined && belongs(asking, row, english) === having);
    return [...new Set(right.map((row) => optionKey(option(row).en)))];
  };
}
