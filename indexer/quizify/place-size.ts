import { Language } from '../../src/contract/vocabulary.ts';
import { foldName } from './fold-name.ts';

/**
 * Parts of countries, which answer `Where …?` and `Which state …?` as often as towns do. A town in one of them would be
 * right, too, and a state of another country would obviously be wrong.
 */
const PARTS: readonly string[] = [
  `Alabama Alaska Arizona Arkansas California Colorado Connecticut Delaware Florida Georgia_(U.S._state) Hawaii Idaho Illinois Indiana Iowa Kansas Kentucky Louisiana
   Maine Maryland Massachusetts Michigan Minnesota Mississippi Missouri Montana Nebraska Nevada New_Hampshire New_Jersey New_Mexico New_York North_Carolina
   North_Dakota Ohio Oklahoma Oregon Pennsylvania Rhode_Island South_Carolina South_Dakota Tennessee Texas Utah Vermont Virginia West_Virginia Wisconsin Wyoming`,
  `Karnataka Tamil_Nadu Kerala Maharashtra Gujarat Rajasthan Punjab Haryana Bihar Odisha West_Bengal Assam Telangana Andhra_Pradesh Uttar_Pradesh Madhya_Pradesh
   Himachal_Pradesh Uttarakhand Jharkhand Chhattisgarh Goa Manipur Mizoram Nagaland Tripura Sikkim Meghalaya Arunachal_Pradesh`,
  `Ontario Quebec Alberta Manitoba Saskatchewan British_Columbia Nova_Scotia New_Brunswick Newfoundland Yukon Newfoundland_and_Labrador Prince_Edward_Island
   Northwest_Territories Nunavut New_South_Wales Victoria Queensland Western_Australia South_Australia Tasmania Northern_Territory Bavaria Saxony Hesse Brandenburg
   Thuringia Lower_Saxony Saxony-Anhalt North_Rhine-Westphalia Rhineland-Palatinate Schleswig-Holstein Baden-Württemberg Saarland Mecklenburg-Vorpommern Catalonia
   Andalusia Galicia Aragon Castile_and_León Basque_Country Navarre Asturias Cantabria Extremadura Lombardy Tuscany Sicily Sardinia Piedmont Veneto Liguria Umbria
   Lazio Calabria Apulia Campania Emilia-Romagna Abruzzo Brittany Normandy Provence Burgundy Alsace Lorraine Aquitaine Auvergne Picardy Île-de-France Occitanie
   Corsica Sindh Balochistan Khyber_Pakhtunkhwa Tyrol Styria Carinthia Salzburg Vorarlberg Burgenland Lower_Austria Upper_Austria Essex Kent Surrey Sussex Devon
   Cornwall Dorset Somerset Hampshire Norfolk Suffolk Cambridgeshire Oxfordshire Lancashire Yorkshire Cumbria Cheshire Derbyshire Nottinghamshire Lincolnshire
   Leicestershire Northamptonshire Warwickshire Worcestershire Staffordshire Shropshire Herefordshire Gloucestershire Wiltshire Berkshire Buckinghamshire
   Hertfordshire Bedfordshire Greater_London Greater_Manchester Merseyside West_Midlands East_Sussex West_Sussex North_Yorkshire South_Yorkshire West_Yorkshire
   Northumberland Highland Fife Gwynedd Powys England Scotland Wales Northern_Ireland Ulster Leinster Munster Connacht Hokkaido Honshu Kyushu Shikoku
   Minas_Gerais Bahia Paraná Rio_Grande_do_Sul Santa_Catarina Pernambuco Ceará Silesia Pomerania Masovia Transylvania Moravia Bohemia Siberia Crimea Mecklenburg
   Holstein Swabia Franconia Flanders Wallonia Java Sumatra Bali Borneo Luzon Mindanao Chiapas Jalisco Oaxaca Veracruz Sonora Chihuahua Sinaloa`,
];

const CONTINENTS =
  'Africa Asia Europe America North_America South_America Central_America Oceania Antarctica Australia Middle_East';

/** Names of countries that are missing from the names of Unicode CLDR below. */
const OTHER_COUNTRIES =
  'United_States_of_America USA England_and_Wales Soviet_Union Yugoslavia Czechoslovakia Czech_Republic Turkey Burma Persia Republic_of_Ireland People’s_Republic_of_China Ottoman_Empire Russian_Empire German_Empire Austria-Hungary Roman_Empire Byzantine_Empire Kingdom_of_the_Netherlands Kingdom_of_Denmark Kingdom_of_Great_Britain State_of_Palestine Democratic_Republic_of_the_Congo Republic_of_the_Congo Ivory_Coast East_Timor Swaziland Cape_Verde Bosnia';

const namesOf = (list: string): string[] =>
  list
    .trim()
    .split(/\s+/u)
    .map((name) => foldName(name.replaceAll('_', ' ')));

/** Country codes are two capital letters. `Intl.DisplayNames` returns unknown codes unchanged. */
function countries(language: Language): string[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const letters = 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z'.split(' ');
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes.map((code) => foldName(names.of(code) ?? code)).filter((name) => name.length > 2);
}

const SIZES = new Map<string, string>([
  ...PARTS.flatMap((parts, index) =>
    namesOf(parts).map((name) => [name, `part of a country ${index}`] as const),
  ),
  ...namesOf(CONTINENTS).map((name) => [name, 'continent'] as const),
  ...[...Language.options.flatMap(countries), ...namesOf(OTHER_COUNTRIES)].map(
    (name) => [name, 'country'] as const,
  ),
]);

/**
 * `country`, `continent`, `part of a country …`, or '' for everything else: a place must not be an option together with
 * one that may contain it. `Georgia` counts as a country.
 */
export const placeSize = (text: string): string => SIZES.get(foldName(text)) ?? '';
