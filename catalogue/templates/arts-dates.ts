import { coin, draw } from '../draw.ts';
import { HISTORICAL_EVENTS, type HistoricalEvent } from '../facts/historical-events.ts';
import { namesOf, type Named } from '../facts/named.ts';
import type { BilingualQuestion, Template } from '../template.ts';
import { ARTS_WRITTEN, choice, regionsOf } from './arts-questions.ts';
import { entry, judgement } from './halves.ts';

function yearName(year: number): Named {
  const key = String(year);
  return year > 0 ? { key, en: key } : { key, en: `${-year} BC`, pl: `${-year} p.n.e.` };
}

/** Years around the right one. The further back, the wider apart, because old dates are rarely known to the year. */
function otherYears(year: number): Named[] {
  const reach = year > 1900 ? 8 : year > 1700 ? 16 : year > 1000 ? 40 : 90;
  const step = Math.ceil(reach / 8);
  const offsets = [1, 2, 3, 4, 5, 6, 7, 8].map((times) => times * step);
  return offsets.flatMap((offset) => [yearName(year - offset), yearName(year + offset)]);
}

function about(event: HistoricalEvent): Pick<BilingualQuestion, 'key' | 'familiarity' | 'tags' | 'regions'> {
  const { key, familiarity, year } = event;
  const polish = event.regions?.includes('pl') === true ? ['polish-history'] : [];
  const age =
    year < 500
      ? 'antiquity'
      : year < 1500
        ? 'middle-ages'
        : year < 1800
          ? 'early-modern-history'
          : 'modern-history';
  return { key, familiarity, tags: [age, ...polish], ...regionsOf(event) };
}

/** Years that nearly everyone learns are typed in half of the questions; for the others, four options are offered. */
function isTyped(event: HistoricalEvent): boolean {
  return event.familiarity <= 2 && event.year > 900 && coin(`year-entry/${event.key}`);
}

function* yearOfEvent(typed: boolean): Generator<BilingualQuestion> {
  for (const event of HISTORICAL_EVENTS) {
    if (isTyped(event) !== typed) continue;
    const { en, pl } = namesOf(event);
    const ask = {
      en: `In which year did ${en} take place?`,
      pl: `W którym roku miało miejsce to wydarzenie: ${pl}?`,
    };
    const right = namesOf(yearName(event.year));
    const halves = typed
      ? entry(ask, right)
      : choice(`year-of-event/${event.key}`, ask, right, [otherYears(event.year)]);
    yield { ...about(event), ...halves };
  }
}

function* eventOfYear(): Generator<BilingualQuestion> {
  const alone = HISTORICAL_EVENTS.filter(
    (event) => !HISTORICAL_EVENTS.some((other) => other !== event && other.year === event.year),
  );
  for (const event of draw(alone, 40, 'event-of-year', (item) => item.key)) {
    const others = HISTORICAL_EVENTS.filter((other) => other.year !== event.year);
    const distance = (other: HistoricalEvent): number => Math.abs(other.year - event.year);
    const near = others.toSorted((a, b) => distance(a) - distance(b)).slice(0, 8);
    const { en, pl } = namesOf(yearName(event.year));
    const ask = {
      en: `Which of these events took place in ${en}?`,
      pl: `Które z tych wydarzeń miało miejsce w roku ${pl}?`,
    };
    yield { ...about(event), ...choice(`event-of-year/${event.key}`, ask, namesOf(event), [near]) };
  }
}

/** A name at the start of a sentence. */
function opening(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** Years. The order of two events that are this close is never easy. */
const CLOSE = 10;

function* orderOfEvents(): Generator<BilingualQuestion> {
  for (const event of draw(HISTORICAL_EVENTS, 40, 'order-of-events', (item) => item.key)) {
    const seed = `order-of-events/${event.key}`;
    const distance = (other: HistoricalEvent): number => Math.abs(other.year - event.year);
    // Events of the last two centuries are close together in the table, so a wider gap would give the answer away.
    const widest = event.year > 1800 ? 30 : 150;
    const others = HISTORICAL_EVENTS.filter((other) => distance(other) >= 3 && distance(other) <= widest);
    const [other] = draw(others, 1, seed, (item) => item.key);
    if (other === undefined) continue;
    const first = coin(seed) === event.year < other.year ? event : other;
    const second = first === event ? other : event;
    const [a, b] = [namesOf(first), namesOf(second)];
    const statement = {
      en: `${opening(a.en)} came before ${b.en}.`,
      pl: `${opening(a.pl)} to wydarzenie wcześniejsze niż ${b.pl}.`,
    };
    const [yearA, yearB] = [namesOf(yearName(first.year)), namesOf(yearName(second.year))];
    const why = {
      en: `The years are ${yearA.en} and ${yearB.en}.`,
      pl: `Rok ${yearA.pl} i rok ${yearB.pl} to daty tych wydarzeń.`,
    };
    const known = event.familiarity > other.familiarity ? event.familiarity : other.familiarity;
    const familiarity = distance(other) <= CLOSE && known < 3 ? 3 : known;
    yield { ...about(event), familiarity, ...judgement(statement, first.year < second.year, why) };
  }
}

const shared = { category: 'history', written: ARTS_WRITTEN } as const;
const dates = { ...shared, subcategories: ['dates-and-events'], tags: ['history'] };

export const ARTS_DATES: readonly Template[] = [
  { ...dates, name: 'year-of-event', type: 'multiple', hardness: 0, questions: () => yearOfEvent(false) },
  { ...dates, name: 'year-entry', type: 'text_input', hardness: 1, questions: () => yearOfEvent(true) },
  { ...dates, name: 'event-of-year', type: 'multiple', hardness: 0, questions: eventOfYear },
  { ...dates, name: 'order-of-events', type: 'boolean', hardness: 0, questions: orderOfEvents },
];
