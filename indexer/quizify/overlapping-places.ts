import { foldName } from './fold-name.ts';

/** Places that are, were or contain parts of each other: if one is right, the others may be right, too. */
const GROUPS: readonly string[] = [
  'United Kingdom|Great Britain|Britain|England|Scotland|Wales|Northern Ireland|Ireland|Republic of Ireland|Kingdom of Great Britain|UK',
  'United States of America|United States|USA|US|America|Puerto Rico|Guam|American Samoa|United States Virgin Islands|Confederate States of America',
  'Soviet Union|USSR|Russia|Russian Empire|Russian SFSR|Ukraine|Belarus|Kazakhstan|Uzbekistan|Turkmenistan|Kyrgyzstan|Tajikistan|Georgia|Armenia|Azerbaijan|Estonia|Latvia|Lithuania|Moldova|Russian|Crimea',
  'Germany|West Germany|East Germany|German Democratic Republic|German Empire|Nazi Germany|Weimar Republic|Prussia|Kingdom of Prussia|Holy Roman Empire|Bavaria|Kingdom of Bavaria|Austria|Saxony|Silesia',
  'Austria|Austria-Hungary|Austrian Empire|Austro-Hungarian Empire|Hungary|Kingdom of Hungary|Czech Republic|Slovakia|Czechoslovakia|Bohemia|Moravia|Croatia|Slovenia|Galicia|Poland|Romania|Transylvania',
  'Yugoslavia|Serbia|Croatia|Bosnia and Herzegovina|Bosnia|Slovenia|Montenegro|North Macedonia|Macedonia|Kosovo|Serbia and Montenegro|Dalmatia',
  "China|People's Republic of China|Republic of China|Taiwan|Hong Kong|Macau|Tibet|Qing dynasty|Ming dynasty",
  'Korea|South Korea|North Korea|Japan|Empire of Japan|Joseon',
  'India|British Raj|British India|Pakistan|Bangladesh|Sri Lanka|Dominion of India|Kashmir',
  'Denmark|Kingdom of Denmark|Greenland|Faroe Islands|Norway|Sweden|Denmark-Norway|Iceland|Finland',
  'Netherlands|Kingdom of the Netherlands|Dutch Republic|Holland|Aruba|Curaçao|Sint Maarten|Belgium|Flanders|Wallonia|Spanish Netherlands|Luxembourg|Dutch East Indies|Indonesia|Suriname',
  'France|Kingdom of France|French Polynesia|New Caledonia|Martinique|Guadeloupe|Réunion|Monaco|Alsace|Corsica|Brittany|Mayotte|French Guiana|Saint Pierre and Miquelon',
  'Italy|Kingdom of Italy|Vatican City|Holy See|Papal States|San Marino|Sicily|Sardinia|Kingdom of Sardinia|Tuscany|Republic of Venice|Roman Empire|Ancient Rome',
  'Spain|Crown of Castile|Castile|Aragon|Catalonia|Andalusia|Basque Country|Gibraltar|Francoist Spain|Kingdom of Spain|Canary Islands',
  'Portugal|Kingdom of Portugal|Madeira|Azores|Macau',
  'Turkey|Ottoman Empire|Byzantine Empire|Cyprus|Northern Cyprus|Republic of Cyprus|Greece|Ancient Greece|Syria|Armenia',
  'Israel|Palestine|State of Palestine|West Bank|Gaza Strip|Jordan|Mandatory Palestine|Syria|Lebanon',
  'Poland|Polish–Lithuanian Commonwealth|Lithuania|Grand Duchy of Lithuania|Kingdom of Poland|Second Polish Republic|Prussia|Silesia',
  'Iran|Persia|Qajar dynasty|Safavid dynasty|Iraq|Kurdistan',
  'Sudan|South Sudan|Egypt|Ethiopia|Eritrea|Somalia|Somaliland|Djibouti',
  'South Africa|Namibia|Cape Colony|Union of South Africa|Zimbabwe|Rhodesia|Zambia|Lesotho|Botswana',
  'Congo|Democratic Republic of the Congo|Republic of the Congo|Zaire|Belgian Congo',
  'Vietnam|South Vietnam|North Vietnam|French Indochina|Cambodia|Laos|Thailand',
  'Malaysia|Malaya|Singapore|Brunei|Indonesia',
  'Australia|New Zealand|Norfolk Island|Christmas Island|Tasmania',
  'Guinea|Guinea-Bissau|Equatorial Guinea|Papua New Guinea',
  'Morocco|Western Sahara|Algeria|Mauritania',
  'Colombia|Gran Colombia|Venezuela|Ecuador|Panama',
  'Mexico|New Spain|Texas|California|Guatemala',
  'Serbian|Croatian|Bosnian|Serbo-Croatian|Montenegrin|Slovene',
  'Hindi|Urdu|Hindustani|Sanskrit|Punjabi',
  'Norwegian|Bokmål|Nynorsk|Danish|Swedish',
  'Chinese|Mandarin|Cantonese|Classical Chinese|Standard Chinese|Hokkien',
  'Persian|Dari|Tajik|Farsi',
  'Malay|Indonesian',
  'Spanish|Castilian|Catalan|Galician|Portuguese',
  'Dutch|Flemish|Afrikaans',
  'Latin|Ancient Greek|Greek|Koine Greek',
  'Hebrew|Yiddish|Aramaic',
  'Scots|Scottish Gaelic|English|Irish',
  'Filipino|Tagalog|Cebuano',
  'Romanian|Moldovan',
  'Czech|Slovak',
];

const BY_NAME = new Map<string, Set<number>>();
for (const [index, group] of GROUPS.entries())
  for (const name of group.split('|')) {
    const key = foldName(name);
    BY_NAME.set(key, (BY_NAME.get(key) ?? new Set()).add(index));
  }

/** Whether two places or languages, both folded, are known to overlap, now or in the past. */
export function overlapping(one: string, other: string): boolean {
  const groups = BY_NAME.get(one);
  const others = BY_NAME.get(other);
  if (groups === undefined || others === undefined) return false;
  return [...groups].some((group) => others.has(group));
}
