import type { Labels } from '../../taxonomy/label.ts';
import type { SheetRow } from '../sheet-row.ts';

/** A drink, cheese, dance or dish that undisputedly belongs to one country, with its kind in the nominative. */
export interface NationalThing extends SheetRow {
  readonly country: string;
  /** The English name within a sentence; without it, the name in lower case. */
  readonly within?: string;
  readonly kind: 'cheese' | 'dance' | 'drink' | 'food' | 'music' | 'dress' | 'sport';
  readonly what: Labels;
  /** Wrong answers to the question what it is, if few other things are of its kind. */
  readonly wrong?: readonly Labels[];
}

// prettier-ignore
export const NATIONAL_THINGS: readonly NationalThing[] = [
  { key: 'camembert', en: 'Camembert', familiarity: 1, within: 'Camembert', country: 'fr', kind: 'cheese', what: { en: 'a soft cheese with a white rind', pl: 'miękki ser z białą skórką' } },
  { key: 'roquefort', en: 'Roquefort', familiarity: 2, within: 'Roquefort', country: 'fr', kind: 'cheese', what: { en: "a blue cheese made from ewe's milk", pl: 'owczy ser z niebieską pleśnią' } },
  { key: 'brie', en: 'Brie', familiarity: 1, within: 'Brie', country: 'fr', kind: 'cheese', what: { en: 'a soft cheese shaped like a flat wheel', pl: 'miękki ser w kształcie płaskiego koła' } },
  { key: 'comte', en: 'Comté', familiarity: 4, within: 'Comté', country: 'fr', kind: 'cheese', what: { en: 'a hard cheese from the Jura mountains', pl: 'twardy ser z gór Jura' } },
  { key: 'parmigiano-reggiano', en: 'Parmigiano Reggiano', familiarity: 1, within: 'Parmigiano Reggiano', country: 'it', kind: 'cheese', what: { en: 'a hard cheese for grating', pl: 'twardy ser do tarcia' } },
  { key: 'gorgonzola', en: 'Gorgonzola', familiarity: 2, within: 'Gorgonzola', country: 'it', kind: 'cheese', what: { en: 'a blue cheese from Lombardy', pl: 'ser z niebieską pleśnią z Lombardii' } },
  { key: 'mascarpone', en: 'Mascarpone', familiarity: 2, country: 'it', kind: 'cheese', what: { en: 'a creamy cheese used in tiramisù', pl: 'kremowy ser używany do tiramisu' } },
  { key: 'gouda', en: 'Gouda', familiarity: 1, within: 'Gouda', country: 'nl', kind: 'cheese', what: { en: 'a yellow cheese in large flat wheels', pl: 'żółty ser w dużych płaskich kręgach' } },
  { key: 'edam', en: 'Edam', familiarity: 2, within: 'Edam', country: 'nl', kind: 'cheese', what: { en: 'a round cheese in red wax', pl: 'okrągły ser w czerwonym wosku' } },
  { key: 'gruyere', en: 'Gruyère', familiarity: 2, within: 'Gruyère', country: 'ch', kind: 'cheese', what: { en: 'a hard cheese for fondue', pl: 'twardy ser do fondue' } },
  { key: 'emmental', en: 'Emmental', pl: 'Ementaler', familiarity: 1, within: 'Emmental', country: 'ch', kind: 'cheese', what: { en: 'a cheese with large holes', pl: 'ser z dużymi dziurami' } },
  { key: 'stilton', en: 'Stilton', familiarity: 3, within: 'Stilton', country: 'gb', kind: 'cheese', what: { en: 'a blue cheese from the English Midlands', pl: 'ser z niebieską pleśnią ze środkowej Anglii' } },
  { key: 'cheddar', en: 'Cheddar', familiarity: 1, within: 'Cheddar', country: 'gb', kind: 'cheese', what: { en: 'a hard cheese first made in Somerset', pl: 'twardy ser rodem z Somersetu' } },
  { key: 'manchego', en: 'Manchego', familiarity: 3, within: 'Manchego', country: 'es', kind: 'cheese', what: { en: "a ewe's milk cheese from La Mancha", pl: 'owczy ser z La Manczy' } },
  { key: 'oscypek', en: 'Oscypek', familiarity: 1, country: 'pl', kind: 'cheese', what: { en: 'a smoked, spindle-shaped cheese', pl: 'wędzony ser w kształcie wrzeciona' }, regions: ['pl'] },
  { key: 'tango', en: 'Tango', familiarity: 1, within: 'the tango', country: 'ar', kind: 'dance', what: { en: 'a dance from the harbour of Buenos Aires', pl: 'taniec z portowych dzielnic Buenos Aires' } },
  { key: 'samba', en: 'Samba', familiarity: 1, within: 'the samba', country: 'br', kind: 'dance', what: { en: 'a dance of the carnival of Rio', pl: 'taniec karnawału w Rio' } },
  { key: 'bossa-nova', en: 'Bossa nova', familiarity: 2, country: 'br', kind: 'music', what: { en: 'a gentle blend of samba and jazz', pl: 'łagodne połączenie samby i jazzu' }, wrong: [{ en: 'A fiery blend of flamenco and rock', pl: 'Ogniste połączenie flamenco i rocka' }, { en: 'A slow blend of tango and waltz', pl: 'Powolne połączenie tanga i walca' }, { en: 'A wild blend of salsa and rap', pl: 'Dzikie połączenie salsy i rapu' }] },
  { key: 'capoeira', en: 'Capoeira', familiarity: 2, country: 'br', kind: 'sport', what: { en: 'a martial art that looks like a dance', pl: 'sztuka walki przypominająca taniec' }, wrong: [{ en: 'A martial art that turns the force of the attacker against him', pl: 'Sztuka walki, która obraca siłę napastnika przeciw niemu' }, { en: 'A martial art with high kicks', pl: 'Sztuka walki z wysokimi kopnięciami' }, { en: 'Wrestling between very heavy men', pl: 'Zapasy bardzo ciężkich mężczyzn' }] },
  { key: 'flamenco', en: 'Flamenco', familiarity: 1, country: 'es', kind: 'dance', what: { en: 'an Andalusian dance with guitar and clapping', pl: 'andaluzyjski taniec przy gitarze i klaskaniu' } },
  { key: 'fado', en: 'Fado', familiarity: 2, country: 'pt', kind: 'music', what: { en: 'songs full of longing', pl: 'pieśni pełne tęsknoty' } },
  { key: 'csardas', en: 'Csárdás', pl: 'Czardasz', familiarity: 2, within: 'the csárdás', country: 'hu', kind: 'dance', what: { en: 'a dance that grows faster and faster', pl: 'taniec, który przyspiesza' } },
  { key: 'mazurka', en: 'Mazurka', pl: 'Mazurek', familiarity: 2, within: 'the mazurka', country: 'pl', kind: 'dance', what: { en: 'a lively dance in triple time', pl: 'żywy taniec w metrum trójdzielnym' }, regions: ['pl'] },
  { key: 'krakowiak', en: 'Krakowiak', familiarity: 2, within: 'the krakowiak', country: 'pl', kind: 'dance', what: { en: 'a syncopated dance in duple time', pl: 'synkopowany taniec w metrum dwudzielnym' }, regions: ['pl'] },
  { key: 'tarantella', en: 'Tarantella', familiarity: 3, within: 'the tarantella', country: 'it', kind: 'dance', what: { en: 'a whirling dance from southern Italy', pl: 'wirowy taniec z południa Włoch' } },
  { key: 'sirtaki', en: 'Sirtaki', familiarity: 2, within: 'the sirtaki', country: 'gr', kind: 'dance', what: { en: 'a dance made famous by the film “Zorba”', pl: 'taniec rozsławiony przez film o Zorbie' } },
  { key: 'hopak', en: 'Hopak', familiarity: 3, within: 'the hopak', country: 'ua', kind: 'dance', what: { en: 'a Cossack dance with high leaps', pl: 'kozacki taniec z wysokimi skokami' }, regions: ['ua', 'pl'] },
  { key: 'reggae', en: 'Reggae', familiarity: 1, country: 'jm', kind: 'music', what: { en: 'a Jamaican style made famous by Bob Marley', pl: 'jamajski styl rozsławiony przez Boba Marleya' }, wrong: [{ en: 'A Portuguese style made famous by Amália Rodrigues', pl: 'Portugalski styl rozsławiony przez Amálię Rodrigues' }, { en: 'A Brazilian style made famous by João Gilberto', pl: 'Brazylijski styl rozsławiony przez João Gilberta' }, { en: 'An Argentine style made famous by Carlos Gardel', pl: 'Argentyński styl rozsławiony przez Carlosa Gardela' }] },
  { key: 'merengue', en: 'Merengue', familiarity: 3, country: 'do', kind: 'dance', what: { en: 'a fast Caribbean dance', pl: 'szybki taniec z Karaibów' } },
  { key: 'haka', en: 'Haka', familiarity: 2, within: 'the haka', country: 'nz', kind: 'dance', what: { en: 'a war dance of the Māori', pl: 'wojenny taniec Maorysów' } },
  { key: 'sake', en: 'Sake', familiarity: 1, country: 'jp', kind: 'drink', what: { en: 'an alcoholic drink made from rice', pl: 'napój alkoholowy z ryżu' } },
  { key: 'tequila', en: 'Tequila', familiarity: 1, country: 'mx', kind: 'drink', what: { en: 'a spirit made from blue agave', pl: 'wódka z niebieskiej agawy' } },
  { key: 'ouzo', en: 'Ouzo', familiarity: 2, country: 'gr', kind: 'drink', what: { en: 'an aniseed spirit that turns milky with water', pl: 'anyżówka mętniejąca po dodaniu wody' } },
  { key: 'limoncello', en: 'Limoncello', familiarity: 2, country: 'it', kind: 'drink', what: { en: 'a lemon liqueur', pl: 'likier cytrynowy' } },
  { key: 'grappa', en: 'Grappa', familiarity: 2, country: 'it', kind: 'drink', what: { en: 'a spirit made from pressed grapes', pl: 'wódka z wytłoków winogron' } },
  { key: 'calvados', en: 'Calvados', familiarity: 2, within: 'Calvados', country: 'fr', kind: 'drink', what: { en: 'an apple brandy from Normandy', pl: 'jabłkowa brandy z Normandii' } },
  { key: 'cognac', en: 'Cognac', pl: 'Koniak', familiarity: 1, within: 'Cognac', country: 'fr', kind: 'drink', what: { en: 'a brandy aged in oak barrels', pl: 'brandy dojrzewająca w dębowych beczkach' } },
  { key: 'sherry', en: 'Sherry', familiarity: 2, country: 'es', kind: 'drink', what: { en: 'a fortified wine from Jerez', pl: 'wzmacniane wino z Jerezu' } },
  { key: 'tokaji-aszu', en: 'Tokaji aszú', pl: 'Tokaj aszú', familiarity: 3, within: 'Tokaji aszú', country: 'hu', kind: 'drink', what: { en: 'a sweet wine from grapes with noble rot', pl: 'słodkie wino z winogron dotkniętych szlachetną pleśnią' } },
  { key: 'cachaca', en: 'Cachaça', familiarity: 3, country: 'br', kind: 'drink', what: { en: 'a sugar-cane spirit for the caipirinha', pl: 'trunek z trzciny cukrowej do caipirinhi' } },
  { key: 'pho', en: 'Phở', familiarity: 2, country: 'vn', kind: 'food', what: { en: 'a noodle soup with herbs', pl: 'zupa z makaronem ryżowym i ziołami' } },
  { key: 'kilt', en: 'Kilt', familiarity: 1, within: 'a kilt', country: 'scotland', kind: 'dress', what: { en: 'a knee-length tartan skirt for men', pl: 'męska spódnica w kratę, sięgająca kolan' }, wrong: [{ en: 'A fur pouch worn in front of the body', pl: 'Futrzana sakiewka noszona z przodu' }, { en: 'A flat cap with ribbons and a bobble', pl: 'Płaska czapka ze wstążkami i pomponem' }, { en: 'A dagger worn in the stocking', pl: 'Sztylet noszony w podkolanówce' }] },
  { key: 'kimono', en: 'Kimono', familiarity: 1, within: 'the kimono', country: 'jp', kind: 'dress', what: { en: 'a wrapped robe with wide sleeves', pl: 'szata z szerokimi rękawami' } },
  { key: 'hanbok', en: 'Hanbok', familiarity: 3, within: 'the hanbok', country: 'kr', kind: 'dress', what: { en: 'a bright dress with a high waist', pl: 'barwny strój z wysoką talią' } },
  { key: 'sumo', en: 'Sumo', familiarity: 1, country: 'jp', kind: 'sport', what: { en: 'wrestling between very heavy men', pl: 'zapasy bardzo ciężkich mężczyzn' }, wrong: [{ en: 'A martial art that turns the force of the attacker against him', pl: 'Sztuka walki, która obraca siłę napastnika przeciw niemu' }, { en: 'A martial art with high kicks', pl: 'Sztuka walki z wysokimi kopnięciami' }, { en: 'A martial art that looks like a dance', pl: 'Sztuka walki przypominająca taniec' }] },
  { key: 'aikido', en: 'Aikido', familiarity: 2, country: 'jp', kind: 'sport', what: { en: 'a martial art that turns the force of the attacker against him', pl: 'sztuka walki, która obraca siłę napastnika przeciw niemu' } },
  { key: 'taekwondo', en: 'Taekwondo', familiarity: 1, country: 'kr', kind: 'sport', what: { en: 'a martial art with high kicks', pl: 'sztuka walki z wysokimi kopnięciami' }, wrong: [{ en: 'Wrestling between very heavy men', pl: 'Zapasy bardzo ciężkich mężczyzn' }, { en: 'A martial art that turns the force of the attacker against him', pl: 'Sztuka walki, która obraca siłę napastnika przeciw niemu' }, { en: 'A martial art that looks like a dance', pl: 'Sztuka walki przypominająca taniec' }] },
  { key: 'hurling', en: 'Hurling', familiarity: 3, country: 'ie', kind: 'sport', what: { en: 'a field game with sticks and a small ball', pl: 'gra polowa z kijami i małą piłką' } },
];
