import type { Template } from '../template.ts';
import { BORDER_TEMPLATES } from './geography/borders.ts';
import { CAPITAL_TEMPLATES } from './geography/capitals.ts';
import { COUNTRY_TEMPLATES } from './geography/countries.ts';
import { CURRENCY_TEMPLATES } from './geography/currencies.ts';
import { DOMAIN_TEMPLATES } from './geography/domains.ts';
import { EURO_TEMPLATES } from './geography/euro.ts';
import { GOVERNMENT_TEMPLATES } from './geography/government.ts';
import { HISTORY_TEMPLATES } from './geography/history.ts';
import { LANDFORM_TEMPLATES } from './geography/landforms.ts';
import { LANGUAGE_TEMPLATES } from './geography/languages.ts';
import { MOUNTAIN_TEMPLATES } from './geography/mountains.ts';
import { OFFICIAL_LANGUAGE_TEMPLATES } from './geography/official-languages.ts';
import { PLACE_TEMPLATES } from './geography/places.ts';
import { SIGHT_TEMPLATES } from './geography/sights.ts';
import { STATE_TEMPLATES } from './geography/states.ts';
import { WATER_TEMPLATES } from './geography/waters.ts';

/** All geography templates. */
export const GEOGRAPHY_TEMPLATES: readonly Template[] = [
  ...CAPITAL_TEMPLATES,
  ...BORDER_TEMPLATES,
  ...COUNTRY_TEMPLATES,
  ...CURRENCY_TEMPLATES,
  ...EURO_TEMPLATES,
  ...LANGUAGE_TEMPLATES,
  ...OFFICIAL_LANGUAGE_TEMPLATES,
  ...WATER_TEMPLATES,
  ...MOUNTAIN_TEMPLATES,
  ...LANDFORM_TEMPLATES,
  ...PLACE_TEMPLATES,
  ...SIGHT_TEMPLATES,
  ...STATE_TEMPLATES,
  ...GOVERNMENT_TEMPLATES,
  ...HISTORY_TEMPLATES,
  ...DOMAIN_TEMPLATES,
];
