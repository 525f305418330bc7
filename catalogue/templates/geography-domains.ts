import { draw } from '../draw.ts';
import { COUNTRIES, type Country } from '../facts/countries.ts';
import type { BilingualQuestion, Template } from '../template.ts';
import { regionsOf, tagsOf } from './geography-atlas.ts';
import { ask } from './geography-wording.ts';

/** The domain is the ISO code, except for the United Kingdom. */
const domainOf = (country: Country): string => (country.code === 'gb' ? 'uk' : country.code);

/** Whether the name starts with the domain in any language, which would be too easy. */
function isPlain(country: Country): boolean {
  const begins = (name: string): boolean => name.toLowerCase().startsWith(domainOf(country));
  return begins(country.en) || begins(country.pl);
}

function* countryOfDomain(): Generator<BilingualQuestion> {
  for (const country of COUNTRIES) {
    if (isPlain(country) || country.familiarity > 3) continue;
    const domain = domainOf(country);
    const text = {
      en: `Which country has the top-level domain .${domain} on the Internet?`,
      pl: `Które państwo ma w internecie domenę najwyższego poziomu .${domain}?`,
    };
    const others = COUNTRIES.filter((other) => other !== country && other.familiarity <= 4);
    const alike = others.filter((other) => other.en.toLowerCase().startsWith(domain.charAt(0)));
    const wrong = draw(alike.length < 3 ? others : alike, 3, `domain/${domain}`, (other) => other.code);
    yield {
      key: country.code,
      familiarity: country.familiarity,
      tags: tagsOf(country),
      regions: regionsOf(country),
      ...ask(text, country, wrong),
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
