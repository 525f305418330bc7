import {
  BATTLES,
  DYNASTIES,
  HISTORICAL_PEOPLE,
  POLISH_RULERS,
  REALMS,
  type Ruler,
  RULERS,
  WARS,
} from '../../facts/arts/history.ts';
import type { Link } from '../../facts/link.ts';
import { namesOf } from '../../facts/named.ts';
import type { BilingualQuestion, Template } from '../../template.ts';
import { ARTS_WRITTEN, choice, regionsOf } from './questions.ts';
import { askAnswer, type Linking } from './links.ts';
import { deal } from '../sheet/deal.ts';

const GROUP_TAGS = {
  explorer: 'explorers',
  commander: 'military-leaders',
  scholar: 'scholars',
  politician: 'political-leaders',
  woman: 'women-of-history',
  space: 'space-travellers',
} as const;

const dealtPeople = deal(HISTORICAL_PEOPLE, { 'person-of-deed': { most: 36 } });
const dealtRulers = deal(RULERS, { 'realm-of-ruler': { most: 22 } });
const dealtBattles = deal(BATTLES, { 'war-of-battle': { most: 22 } });
const dealtPolish = deal(POLISH_RULERS, { 'dynasty-of-ruler': { most: 10 } });
const rulings: Linking<Ruler> = { links: RULERS, answers: REALMS };
const battling: Linking<Link> = { links: BATTLES, answers: WARS };
const dynastic: Linking<Link> = { links: POLISH_RULERS, answers: DYNASTIES };

function* personOfDeed(): Generator<BilingualQuestion> {
  for (const person of dealtPeople('person-of-deed')) {
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
      ...choice(`person-of-deed/${key}`, ask, namesOf(person), [others], person.why),
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
      askAnswer(
        'realm-of-ruler',
        rulings,
        ({ en, pl }, _realm, { woman }) => ({
          en: `Which country or empire did ${en}${en.includes(',') ? ',' : ''} rule?`,
          pl: `W jakim państwie ${woman ? 'panowała' : 'panował'} ${pl}?`,
        }),
        dealtRulers('realm-of-ruler'),
      ),
  },
  {
    ...rulers,
    name: 'dynasty-of-ruler',
    tags: ['history', 'monarchs', 'polish-history'],
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askAnswer(
        'dynasty-of-ruler',
        dynastic,
        (ruler) => ({
          en: `To which royal house did ${ruler.en}, ruler of Poland, belong?`,
          pl: `Z której dynastii pochodził polski władca ${ruler.pl}?`,
        }),
        dealtPolish('dynasty-of-ruler'),
      ),
  },
  {
    ...battles,
    name: 'war-of-battle',
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askAnswer(
        'war-of-battle',
        battling,
        ({ en, pl }) => ({
          en: `In which conflict was ${en} fought?`,
          pl: `Podczas jakiego konfliktu stoczono ${pl.replace(/^bitwa/, 'bitwę')}?`,
        }),
        dealtBattles('war-of-battle'),
      ),
  },
];
