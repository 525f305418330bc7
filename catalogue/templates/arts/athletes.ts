import { type Athlete, ATHLETES, KINDS_OF_SPORT } from '../../facts/arts/athletes.ts';
import { countryName } from '../../facts/country-names.ts';
import type { Labels } from '../../taxonomy/label.ts';
import type { Template } from '../../template.ts';
import { deal } from '../sheet/deal.ts';
import { askColumn, capitalLabels } from '../sheet/sheet.ts';
import { askMember } from '../sheet/groups.ts';

/** Teams with two names, and people who competed for several countries: their country is not asked for. */
const SEVERAL_COUNTRIES = [
  'sergey-bubka',
  'garry-kasparov',
  'ferenc-puskas',
  'marcel-hirscher',
  'jaromir-jagr',
  'rory-mcilroy',
  'katarina-witt',
  'lev-yashin',
  'larisa-latynina',
  'emil-zatopek',
];
/** Athletes with most of their career ahead of them. */
const ACTIVE = ['armand-duplantis', 'erling-haaland', 'kylian-mbappe', 'luka-doncic', 'tadej-pogacar'];
const BRITISH = ['england', 'scotland', 'gb'];
const EUROPE = [
  'nl',
  'de',
  'fr',
  'pt',
  'es',
  'it',
  'se',
  'hr',
  'no',
  'rs',
  'si',
  'gr',
  'ch',
  'be',
  'ro',
  'ua',
  'fi',
];

function hasOneCountry({ key, country }: Athlete): boolean {
  return !SEVERAL_COUNTRIES.includes(key) && ![...BRITISH, 'us', 'pl'].includes(country);
}

/** The country with the Polish name in the accusative, after `reprezentował`: only names in `-a` change. */
function represented({ country }: Athlete): Labels {
  const { en, pl } = countryName(country);
  return { en, pl: pl.replace(/a$/, 'ę') };
}

/** Sports with an engine. */
const MOTOR = ['formula-one', 'rallying', 'motorcycling', 'speedway'];

function sexOf({ woman }: Athlete): string {
  return woman === true ? 'woman' : 'man';
}

const dealt = deal(
  ATHLETES.filter(({ why }) => why !== undefined),
  {
    // Of the others, nearly everyone knows the sport.
    'sport-of-athlete': { most: 22, fits: ({ familiarity }) => familiarity >= 2 },
    'country-of-athlete': { most: 24, fits: hasOneCountry },
    'athlete-of-sport': { most: 12 },
  },
);

const athletes = {
  category: 'sports',
  rows: ATHLETES,
  subcategories: ['sportspeople'],
  tags: ['sportspeople'],
  tagsOf: ({ sport, country }: Athlete) => [
    ...(sport === 'football' ? ['football'] : []),
    ...(country === 'pl' ? ['polish-sport'] : []),
  ],
  why: (row: Athlete) => row.why,
} as const;

const sport = (row: Athlete): Labels => KINDS_OF_SPORT[row.sport];

export const ARTS_ATHLETES: readonly Template[] = [
  askColumn({
    ...athletes,
    name: 'sport-of-athlete',
    asked: dealt('sport-of-athlete'),
    near: (row) => [`${sexOf(row)}${MOTOR.includes(row.sport)}`, sexOf(row)],
    hardness: -1,
    ask: ({ en, pl }, { woman }) => ({
      en: `In which sport did ${en} become famous?`,
      pl: `W jakiej dyscyplinie sportu ${woman ? 'zasłynęła' : 'zasłynął'} ${pl}?`,
    }),
    answer: (row) => ({ en: capitalLabels(sport(row)).en, pl: `w ${KINDS_OF_SPORT[row.sport].within}` }),
  }),
  askColumn({
    ...athletes,
    name: 'country-of-athlete',
    rows: ATHLETES.filter(hasOneCountry),
    asked: dealt('country-of-athlete'),
    near: ({ country, sport: kind }) => {
      const part = EUROPE.includes(country) ? 'europe' : 'world';
      return [`${part}${kind === 'football'}`, part];
    },
    ask: ({ en, pl }, row) => ({
      en: `Which country ${ACTIVE.includes(row.key) ? 'does' : 'did'} ${en} represent?`,
      pl: `Jaki kraj ${ACTIVE.includes(row.key) ? 'reprezentuje' : row.woman ? 'reprezentowała' : 'reprezentował'} ${pl}?`,
    }),
    answer: represented,
  }),
  askMember({
    ...athletes,
    name: 'athlete-of-sport',
    asked: dealt('athlete-of-sport'),
    fewest: 1,
    value: sport,
    near: (row) => [`${sexOf(row)}${row.country === 'pl' ? 'pl' : ''}`, sexOf(row)],
    ask: ({ en }, row) => ({
      en: `Which of these people became famous in ${en}?`,
      pl: `${row.woman ? 'Która z tych sportsmenek zasłynęła' : 'Który z tych sportowców zasłynął'} w ${KINDS_OF_SPORT[row.sport].within}?`,
    }),
  }),
];
