import { coin, draw } from '../../draw.ts';
import { HISTORICAL_EVENTS, type HistoricalEvent } from '../../facts/arts/historical-events.ts';
import { namesOf, type Named } from '../../facts/named.ts';
import { EVENT_NOTES } from '../../facts/notes/events.ts';
import type { Labels } from '../../taxonomy/label.ts';
import type { BilingualQuestion, Template } from '../../template.ts';
import { ARTS_WRITTEN, choice, regionsOf } from './questions.ts';
import { deal } from '../sheet/deal.ts';
import { entry, judgement } from '../halves.ts';

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

const dealt = deal(
  HISTORICAL_EVENTS.filter(({ familiarity }) => familiarity < 5),
  {
    'year-of-event': { most: 20, fits: ({ when }) => when !== undefined },
    'year-entry': {
      most: 14,
      fits: ({ when, year, familiarity }) => when !== undefined && year > 900 && familiarity <= 2,
    },
    'event-of-year': { most: 16, fits: isAlone },
    'order-of-events': { most: 10, fits: ({ past }) => past !== undefined },
  },
);

/** Whether no other event of the table is of the same year. */
function isAlone(event: HistoricalEvent): boolean {
  return !HISTORICAL_EVENTS.some((other) => other !== event && other.year === event.year);
}

/** A name at the start of a sentence. */
function opening(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** An event as an option. */
function opened(event: HistoricalEvent): Named & Labels {
  const { en, pl } = namesOf(event);
  return { key: event.key, en: opening(en), pl: opening(pl) };
}

/** The years of two events. */
function bothYears(event: HistoricalEvent, other: HistoricalEvent): Labels {
  const [a, b] = [namesOf(event), namesOf(other)];
  const [yearA, yearB] = [namesOf(yearName(event.year)), namesOf(yearName(other.year))];
  return {
    en: `${yearA.en} saw ${a.en}, and ${yearB.en} ${b.en}.`,
    pl: `${opening(a.pl)} to rok ${yearA.pl}, a ${b.pl} – ${yearB.pl}.`,
  };
}

/** The next well-known event, for orientation. */
function next(event: HistoricalEvent): HistoricalEvent {
  const later = HISTORICAL_EVENTS.filter(({ year, familiarity }) => year > event.year && familiarity <= 3);
  const [first = event] = later.toSorted((a, b) => a.year - b.year);
  return first;
}

function* yearOfEvent(typed: boolean): Generator<BilingualQuestion> {
  const name = typed ? 'year-entry' : 'year-of-event';
  for (const event of dealt(name)) {
    if (event.when === undefined) continue;
    const { en, pl } = event.when;
    const ask = { en: `In which year ${en}?`, pl: `W którym roku ${pl}?` };
    const right = namesOf(yearName(event.year));
    const why = EVENT_NOTES[event.key] ?? bothYears(event, next(event));
    const halves = typed
      ? entry(ask, right, why)
      : choice(`year-of-event/${event.key}`, ask, right, [otherYears(event.year)], why);
    yield { ...about(event), ...halves };
  }
}

function* eventOfYear(): Generator<BilingualQuestion> {
  for (const event of dealt('event-of-year')) {
    const others = HISTORICAL_EVENTS.filter((other) => other.year !== event.year);
    const distance = (other: HistoricalEvent): number => Math.abs(other.year - event.year);
    const near = others.toSorted((a, b) => distance(a) - distance(b)).slice(0, 8);
    const { en, pl } = namesOf(yearName(event.year));
    const ask = {
      en: `Which of these events took place in ${en}?`,
      pl: `Co wydarzyło się w ${pl} roku?`,
    };
    const why = EVENT_NOTES[event.key] ?? bothYears(event, next(event));
    yield {
      ...about(event),
      ...choice(`event-of-year/${event.key}`, ask, opened(event), [near.map(opened)], why),
    };
  }
}

/** Years. The order of two events that are this close is never easy. */
const CLOSE = 10;

function* orderOfEvents(): Generator<BilingualQuestion> {
  for (const event of dealt('order-of-events')) {
    const seed = `order-of-events/${event.key}`;
    const distance = (other: HistoricalEvent): number => Math.abs(other.year - event.year);
    // Events of the last two centuries are close together in the table, so a wider gap would give the answer away.
    const [narrowest, widest] = event.year > 1800 ? [8, 40] : [20, 200];
    const others = HISTORICAL_EVENTS.filter(
      (other) =>
        other.past !== undefined &&
        other.familiarity <= 3 &&
        distance(other) >= narrowest &&
        distance(other) <= widest,
    );
    const [other] = draw(others, 1, seed, (item) => item.key);
    if (other === undefined) continue;
    const first = coin(seed) === event.year < other.year ? event : other;
    const second = first === event ? other : event;
    const [a, b] = [namesOf(first), namesOf(second)];
    const statement = {
      en: `${opening(a.en)} came before ${b.en}.`,
      pl: `${opening(first.past ?? '')}, zanim ${second.past ?? ''}.`,
    };
    const known = event.familiarity > other.familiarity ? event.familiarity : other.familiarity;
    const familiarity = distance(other) <= CLOSE && known < 3 ? 3 : known;
    const why = bothYears(first, second);
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
