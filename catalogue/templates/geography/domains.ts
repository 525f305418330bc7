import { draw } from '../../draw.ts';
import { COUNTRIES, type Country } from '../../facts/geography/countries.ts';
import { DOMAIN_NOTES } from '../../facts/notes/domains.ts';
import type { BilingualQuestion, Template } from '../../template.ts';
import { countryOf, regionsOf, tagsOf } from './atlas.ts';
import { ask } from './wording.ts';

/** Countries whose name starts with the letter of the domain, so that it misleads. */
function lookalikes(country: Country): Country[] {
  const others = COUNTRIES.filter((other) => other !== country && other.familiarity <= 4);
  const alike = others.filter(({ en }) => en.toLowerCase().startsWith(country.code.charAt(0)));
  return draw(alike.length < 3 ? others : alike, 3, `domain/${country.code}`, (other) => other.code);
}

function* countryOfDomain(): Generator<BilingualQuestion> {
  for (const [domain, why] of Object.entries(DOMAIN_NOTES)) {
    const country = countryOf(domain);
    const text = {
      en: `Which country does the internet domain .${domain} belong to?`,
      pl: `Które państwo ma domenę internetową .${domain}?`,
    };
    yield {
      key: country.code,
      familiarity: country.familiarity,
      tags: tagsOf(country),
      regions: regionsOf(country),
      ...ask(text, country, lookalikes(country), why),
    };
  }
}

export const DOMAIN_TEMPLATES: readonly Template[] = [
  {
    name: 'country-of-domain',
    type: 'multiple',
    category: 'computers',
    subcategories: ['internet-domains'],
    tags: ['internet-domains', 'countries'],
    hardness: 1,
    written: '2026-11-21',
    questions: countryOfDomain,
  },
];
