import type { StarterLanguage } from '../../languages.ts';
import type { Labels } from '../../taxonomy/label.ts';
import type { Familiarity } from '../../template.ts';
import type { Named } from '../named.ts';

/** A Greek god or hero with the name that the Romans used. */
export interface RomanName extends Named {
  readonly roman: Labels;
  readonly familiarity: Familiarity;
  /** Other spellings of the Greek name. */
  readonly spellings?: Readonly<Record<StarterLanguage, readonly string[]>>;
}

// prettier-ignore
export const ROMAN_NAMES: readonly RomanName[] = [
  { key: 'zeus', en: 'Zeus', roman: { en: 'Jupiter', pl: 'Jowisz' }, familiarity: 1 },
  { key: 'hera', en: 'Hera', roman: { en: 'Juno', pl: 'Junona' }, familiarity: 2 },
  { key: 'poseidon', en: 'Poseidon', pl: 'Posejdon', roman: { en: 'Neptune', pl: 'Neptun' }, familiarity: 1 },
  { key: 'demeter', en: 'Demeter', roman: { en: 'Ceres', pl: 'Ceres' }, familiarity: 3, spellings: { en: [], pl: ['Demetra'] } },
  { key: 'athena', en: 'Athena', pl: 'Atena', roman: { en: 'Minerva', pl: 'Minerwa' }, familiarity: 2, spellings: { en: ['Athene', 'Pallas Athena'], pl: ['Pallas Atena'] } },
  { key: 'artemis', en: 'Artemis', pl: 'Artemida', roman: { en: 'Diana', pl: 'Diana' }, familiarity: 2 },
  { key: 'ares', en: 'Ares', roman: { en: 'Mars', pl: 'Mars' }, familiarity: 1 },
  { key: 'aphrodite', en: 'Aphrodite', pl: 'Afrodyta', roman: { en: 'Venus', pl: 'Wenus' }, familiarity: 1 },
  { key: 'hephaestus', en: 'Hephaestus', pl: 'Hefajstos', roman: { en: 'Vulcan', pl: 'Wulkan' }, familiarity: 2, spellings: { en: ['Hephaistos'], pl: ['Hefajst'] } },
  { key: 'hermes', en: 'Hermes', roman: { en: 'Mercury', pl: 'Merkury' }, familiarity: 2 },
  { key: 'dionysus', en: 'Dionysus', pl: 'Dionizos', roman: { en: 'Bacchus', pl: 'Bachus' }, familiarity: 2, spellings: { en: ['Dionysos'], pl: [] } },
  { key: 'hestia', en: 'Hestia', roman: { en: 'Vesta', pl: 'Westa' }, familiarity: 3 },
  { key: 'eros', en: 'Eros', roman: { en: 'Cupid', pl: 'Kupidyn' }, familiarity: 2 },
  { key: 'eos', en: 'Eos', roman: { en: 'Aurora', pl: 'Aurora' }, familiarity: 4 },
  { key: 'selene', en: 'Selene', roman: { en: 'Luna', pl: 'Luna' }, familiarity: 3, spellings: { en: [], pl: ['Selena'] } },
  { key: 'nike', en: 'Nike', roman: { en: 'Victoria', pl: 'Wiktoria' }, familiarity: 3 },
  { key: 'tyche', en: 'Tyche', roman: { en: 'Fortuna', pl: 'Fortuna' }, familiarity: 4 },
  { key: 'cronus', en: 'Cronus', pl: 'Kronos', roman: { en: 'Saturn', pl: 'Saturn' }, familiarity: 3 },
  { key: 'persephone', en: 'Persephone', pl: 'Persefona', roman: { en: 'Proserpina', pl: 'Prozerpina' }, familiarity: 3, spellings: { en: ['Kore'], pl: ['Kora'] } },
  { key: 'odysseus', en: 'Odysseus', pl: 'Odyseusz', roman: { en: 'Ulysses', pl: 'Ulisses' }, familiarity: 2 },
  { key: 'asclepius', en: 'Asclepius', pl: 'Asklepios', roman: { en: 'Aesculapius', pl: 'Eskulap' }, familiarity: 4 },
  { key: 'hypnos', en: 'Hypnos', roman: { en: 'Somnus', pl: 'Somnus' }, familiarity: 5 },
];
