import {
  BATTLES,
  DYNASTIES,
  HISTORICAL_PEOPLE,
  POLISH_RULERS,
  REALMS,
  RULERS,
  WARS,
} from '../facts/history.ts';
import { namesOf } from '../facts/named.ts';
import type { BilingualQuestion, Template } from '../template.ts';
import { ARTS_WRITTEN, choice, regionsOf } from './arts-questions.ts';
import { askAnswer, stateAnswer } from './arts-links.ts';

const GROUP_TAGS = {
  explorer: 'explorers',
  commander: 'military-leaders',
  scholar: 'scholars',
  politician: 'political-leaders',
  woman: 'women-of-history',
  space: 'space-travellers',
} as const;

function* personOfDeed(): Generator<BilingualQuestion> {
  for (const person of HISTORICAL_PEOPLE) {
    const { deed, key, familiarity } = person;
    const ask = {
      en: `Who ${deed.en}?`,
      pl: person.group === 'woman' ? `Która z tych postaci ${deed.pl}?` : `Kto ${deed.pl}?`,
    };
    const others = HISTORICAL_PEOPLE.filter((other) => other !== person && other.group === person.group);
    const tags = [GROUP_TAGS[person.group]];
    yield {
      key,
      familiarity,
      tags,
      ...regionsOf(person),
      ...choice(`person-of-deed/${key}`, ask, namesOf(person), [others]),
    };
  }
}

const shared = { category: 'history', written: ARTS_WRITTEN } as const;
const rulers = { ...shared, subcategories: ['rulers'], tags: ['history', 'monarchs'] };
const battles = { ...shared, subcategories: ['wars-and-battles'], tags: ['history', 'military-history'] };

export const ARTS_HISTORY: readonly Template[] = [
  {
    ...shared,
    name: 'person-of-deed',
    subcategories: ['historical-figures'],
    tags: ['history'],
    type: 'multiple',
    hardness: 0,
    questions: personOfDeed,
  },
  {
    ...rulers,
    name: 'realm-of-ruler',
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askAnswer('realm-of-ruler', { links: RULERS, answers: REALMS }, (ruler) => ({
        en: `Which country or empire was ruled by ${ruler.en}?`,
        pl: `Jakim państwem władała ta postać: ${ruler.pl}?`,
      })),
  },
  {
    ...rulers,
    name: 'dynasty-of-ruler',
    tags: ['history', 'monarchs', 'polish-history'],
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askAnswer('dynasty-of-ruler', { links: POLISH_RULERS, answers: DYNASTIES }, (ruler) => ({
        en: `To which royal house did this ruler of Poland belong: ${ruler.en}?`,
        pl: `Z której dynastii wywodził się władca Polski ${ruler.pl}?`,
      })),
  },
  {
    ...battles,
    name: 'war-of-battle',
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askAnswer('war-of-battle', { links: BATTLES, answers: WARS }, (battle) => ({
        en: `During which war or uprising was this battle fought: ${battle.en}?`,
        pl: `Podczas jakiej wojny lub jakiego powstania rozegrała się ta bitwa: ${battle.pl}?`,
      })),
  },
  {
    ...battles,
    name: 'war-statement',
    type: 'boolean',
    hardness: -1,
    questions: () =>
      stateAnswer('war-statement', { links: BATTLES, answers: WARS }, 15, (battle, war) => ({
        en: `The ${war.en} included the battle of ${battle.en}.`,
        pl: `Tę bitwę stoczono podczas podanej wojny lub podanego powstania: ${battle.pl} – ${war.pl}.`,
      })),
  },
];
