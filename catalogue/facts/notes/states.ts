import type { Notes } from './notes.ts';

/** About American states and their capitals. */
export const STATE_NOTES: Notes = {
  alabama: { en: 'Its nickname is the Heart of Dixie.', pl: 'Przydomek stanu to „Serce Dixie”.' },
  alaska: {
    en: 'No road leads there: visitors come by ship or by plane.',
    pl: 'Nie prowadzi tam żadna droga: dociera się statkiem lub samolotem.',
  },
  arizona: {
    en: 'The state is nicknamed after the Grand Canyon.',
    pl: 'Przydomek stanu pochodzi od Wielkiego Kanionu.',
  },
  arkansas: { en: 'Bill Clinton governed the state from there.', pl: 'Rządził stamtąd stanem Bill Clinton.' },
  california: {
    en: 'The gold rush of 1849 began nearby.',
    pl: 'Niedaleko zaczęła się gorączka złota 1849 roku.',
  },
  colorado: {
    en: 'It lies exactly one mile above sea level.',
    pl: 'Leży dokładnie milę nad poziomem morza.',
  },
  connecticut: { en: 'Mark Twain lived there for years.', pl: 'Przez lata mieszkał tam Mark Twain.' },
  delaware: {
    en: 'The state was the first to ratify the Constitution.',
    pl: 'Stan jako pierwszy ratyfikował konstytucję.',
  },
  florida: { en: 'The state is nicknamed after its sunshine.', pl: 'Przydomek stanu brzmi „Słoneczny”.' },
  georgia: {
    en: 'It hosted the Olympics of 1996 and is the home of Coca-Cola.',
    pl: 'Gościła igrzyska w 1996 roku i jest ojczyzną coca-coli.',
  },
  hawaii: { en: 'Barack Obama was born there.', pl: 'Urodził się tam Barack Obama.' },
  idaho: { en: 'The state is known for potatoes.', pl: 'Stan słynie z ziemniaków.' },
  illinois: {
    en: 'Lincoln lived there before he became president.',
    pl: 'Przed prezydenturą mieszkał tam Lincoln.',
  },
  iowa: {
    en: 'The state often votes first in presidential primaries.',
    pl: 'W tym stanie tradycyjnie zaczynały się prezydenckie prawybory.',
  },
  kansas: {
    en: 'The state is the home of Dorothy in “The Wizard of Oz”.',
    pl: 'Z tego stanu pochodzi Dorotka z „Czarnoksiężnika z Krainy Oz”.',
  },
  kentucky: {
    en: 'The state is known for bourbon and a horse race.',
    pl: 'Stan słynie z bourbona i wyścigu konnego.',
  },
  louisiana: { en: 'The name means “red stick” in French.', pl: 'Nazwa znaczy po francusku „czerwony kij”.' },
  maine: {
    en: 'Stephen King sets most of his stories in the state.',
    pl: 'W tym stanie rozgrywa się większość powieści Stephena Kinga.',
  },
  maryland: { en: 'The US Naval Academy is there.', pl: 'Mieści się tam Akademia Marynarki Wojennej.' },
  massachusetts: {
    en: 'Tea was thrown into its harbour in 1773.',
    pl: 'W 1773 roku wrzucono do tamtejszego portu herbatę.',
  },
  michigan: {
    en: 'The state touches four of the five Great Lakes.',
    pl: 'Stan leży nad czterema z pięciu Wielkich Jezior.',
  },
  minnesota: { en: 'It is the smaller of the Twin Cities.', pl: 'To mniejsze z „bliźniaczych miast”.' },
  mississippi: {
    en: 'It is named after the general who became the seventh president.',
    pl: 'Nazwa upamiętnia generała, siódmego prezydenta.',
  },
  missouri: { en: 'It is named after the third president.', pl: 'Nazwa upamiętnia trzeciego prezydenta.' },
  montana: {
    en: 'Gold was found in its Last Chance Gulch in 1864.',
    pl: 'W 1864 roku znaleziono tam złoto.',
  },
  nebraska: {
    en: 'The state is the only one with a parliament of one chamber.',
    pl: 'Tylko ten stan ma jednoizbowy parlament.',
  },
  nevada: {
    en: 'It is named after a frontiersman known as Kit.',
    pl: 'Nazwa upamiętnia trapera zwanego Kitem.',
  },
  'new-hampshire': {
    en: 'The state motto is “Live free or die”.',
    pl: 'Dewiza stanu brzmi „Żyj wolny albo umrzyj”.',
  },
  'new-jersey': {
    en: 'Washington won a battle there after crossing the Delaware in 1776.',
    pl: 'W 1776 roku Waszyngton wygrał tam bitwę po przeprawie przez Delaware.',
  },
  'new-mexico': {
    en: 'It is the oldest state capital, founded around 1610.',
    pl: 'To najstarsza stolica stanu, założona około 1610 roku.',
  },
  'new-york': {
    en: 'It lies on the Hudson, some 240 kilometres from the largest city.',
    pl: 'Leży nad Hudsonem, około 240 kilometrów od największego miasta.',
  },
  'north-carolina': {
    en: 'It is named after the sailor who sent the first English settlers.',
    pl: 'Nazwa upamiętnia żeglarza, który wysłał pierwszych angielskich osadników.',
  },
  'north-dakota': {
    en: 'It is named after a German chancellor.',
    pl: 'Nazwa upamiętnia niemieckiego kanclerza.',
  },
  ohio: { en: 'It is named after the discoverer of America.', pl: 'Nazwa upamiętnia odkrywcę Ameryki.' },
  oregon: {
    en: 'The witch trials took place in a namesake in Massachusetts.',
    pl: 'Procesy czarownic toczyły się w mieście o tej samej nazwie w Massachusetts.',
  },
  pennsylvania: {
    en: 'The Three Mile Island accident happened nearby in 1979.',
    pl: 'W 1979 roku niedaleko doszło do awarii elektrowni Three Mile Island.',
  },
  'rhode-island': { en: 'The state is the smallest of all.', pl: 'Stan jest najmniejszy ze wszystkich.' },
  'south-carolina': {
    en: 'The state was the first to leave the Union, in 1860.',
    pl: 'Stan jako pierwszy opuścił Unię w 1860 roku.',
  },
  'south-dakota': {
    en: 'Four presidents look down from a mountain of the state.',
    pl: 'Z tamtejszej góry spogląda czterech prezydentów.',
  },
  tennessee: { en: 'It is the home of country music.', pl: 'To stolica muzyki country.' },
  texas: {
    en: 'Over a million bats live under one of its bridges.',
    pl: 'Pod jednym z mostów mieszka ponad milion nietoperzy.',
  },
  utah: { en: 'Mormons founded it in 1847.', pl: 'W 1847 roku założyli je mormoni.' },
  vermont: {
    en: 'It is the smallest state capital, with some 8,000 people.',
    pl: 'To najmniejsza stolica stanu – ma około 8 tysięcy mieszkańców.',
  },
  virginia: { en: 'It was the capital of the Confederacy.', pl: 'Była stolicą Konfederacji.' },
  washington: {
    en: 'The state is the only one named after a president.',
    pl: 'To jedyny stan nazwany na cześć prezydenta.',
  },
  'west-virginia': {
    en: 'The state broke away from its neighbour in the Civil War.',
    pl: 'Stan oddzielił się od sąsiada podczas wojny secesyjnej.',
  },
  wisconsin: { en: 'It is named after the fourth president.', pl: 'Nazwa upamiętnia czwartego prezydenta.' },
  wyoming: {
    en: 'The state was the first to let women vote.',
    pl: 'Stan jako pierwszy przyznał kobietom prawo głosu.',
  },
};
