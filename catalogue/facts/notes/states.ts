import type { Notes } from './notes.ts';

/** About American states and their capitals. */
export const STATE_NOTES: Notes = {
  alabama: {
    en: 'The boycott of its buses in 1955 began when Rosa Parks kept her seat.',
    pl: 'Tam w 1955 roku Rosa Parks nie ustąpiła miejsca w autobusie, co wywołało słynny bojkot.',
  },
  alaska: {
    en: 'No road leads there: visitors come by ship or by plane.',
    pl: 'Nie prowadzi tam żadna droga: dociera się statkiem lub samolotem.',
  },
  arizona: {
    en: 'It is the hottest large city in the country, named after the bird that rises from its ashes.',
    pl: 'To najgorętsza metropolia kraju, nazwana na cześć ptaka, który odradza się z popiołów.',
  },
  arkansas: {
    en: 'Bill Clinton lived there as governor before he became president.',
    pl: 'Zanim Bill Clinton został prezydentem, mieszkał tam jako gubernator.',
  },
  california: {
    en: 'The gold rush of 1849 began nearby.',
    pl: 'Niedaleko stamtąd wybuchła gorączka złota 1849 roku.',
  },
  colorado: {
    en: 'It lies exactly one mile above sea level.',
    pl: 'Leży dokładnie milę nad poziomem morza.',
  },
  connecticut: { en: 'Mark Twain lived there for years.', pl: 'Przez lata mieszkał tam Mark Twain.' },
  delaware: {
    en: 'The state was the first to ratify the Constitution, in 1787.',
    pl: 'W 1787 roku stan jako pierwszy ratyfikował konstytucję.',
  },
  florida: {
    en: 'Its Native American name means “old fields”.',
    pl: 'Nazwa miasta pochodzi z języka Indian i znaczy „stare pola”.',
  },
  georgia: {
    en: 'It hosted the Olympics of 1996 and is the home of Coca-Cola.',
    pl: 'Gościła igrzyska w 1996 roku i jest ojczyzną coca-coli.',
  },
  hawaii: { en: 'Barack Obama was born there.', pl: 'Urodził się tam Barack Obama.' },
  idaho: {
    en: 'Its name comes from the French for “wooded”; the state is known for potatoes.',
    pl: 'Nazwa pochodzi od francuskiego słowa oznaczającego „lesisty”; stan słynie z ziemniaków.',
  },
  illinois: {
    en: 'Lincoln lived there before he became president.',
    pl: 'Przed prezydenturą mieszkał tam Lincoln.',
  },
  iowa: {
    en: 'For decades the race for presidential nominations began in the state.',
    pl: 'Przez dziesięciolecia w tym stanie zaczynały się prezydenckie prawybory.',
  },
  kansas: {
    en: 'The state is the home of Dorothy in “The Wizard of Oz”.',
    pl: 'Z tego stanu pochodzi Dorotka z „Czarnoksiężnika z Krainy Oz”.',
  },
  kentucky: {
    en: 'The state is known for bourbon and the Kentucky Derby.',
    pl: 'Stan słynie z bourbona i wyścigów konnych Kentucky Derby.',
  },
  louisiana: {
    en: '“Baton rouge” is French for “red stick”: one marked a border between two tribes.',
    pl: '„Baton rouge” to po francusku „czerwony kij” – taki słup wyznaczał granicę ziem dwóch plemion.',
  },
  maine: {
    en: 'Stephen King sets most of his stories in the state.',
    pl: 'W tym stanie rozgrywa się większość powieści Stephena Kinga.',
  },
  maryland: { en: 'The US Naval Academy is there.', pl: 'Mieści się tam Akademia Marynarki Wojennej.' },
  massachusetts: {
    en: 'Tea was thrown into its harbour in 1773.',
    pl: 'W 1773 roku koloniści wrzucili tam do morza ładunek herbaty.',
  },
  michigan: {
    en: 'The state touches four of the five Great Lakes.',
    pl: 'Stan leży nad czterema z pięciu Wielkich Jezior.',
  },
  minnesota: {
    en: 'It is the smaller of the Twin Cities.',
    pl: 'To mniejsze z dwóch „bliźniaczych miast” nad Missisipi.',
  },
  mississippi: {
    en: 'It is named after Andrew Jackson, the seventh president.',
    pl: 'Nazwa upamiętnia Andrew Jacksona, siódmego prezydenta.',
  },
  missouri: {
    en: 'It is named after the third president, Thomas Jefferson.',
    pl: 'Nazwa upamiętnia trzeciego prezydenta, Thomasa Jeffersona.',
  },
  montana: {
    en: 'Gold diggers founded it in 1864; its main street is still called Last Chance Gulch.',
    pl: 'W 1864 roku założyli ją poszukiwacze złota; główna ulica wciąż nosi nazwę „Wąwóz Ostatniej Szansy”.',
  },
  nebraska: {
    en: 'The state is the only one whose parliament has a single chamber.',
    pl: 'Tylko ten stan ma jednoizbowy parlament.',
  },
  nevada: {
    en: 'It is named after Kit Carson, a frontiersman and scout.',
    pl: 'Nazwa upamiętnia trapera i zwiadowcę Kita Carsona.',
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
    pl: 'To najstarsza ze stolic stanowych, założona około 1610 roku.',
  },
  'new-york': {
    en: 'It lies on the Hudson, some 240 kilometres north of the largest city.',
    pl: 'Leży nad Hudsonem, około 240 kilometrów na północ od miasta Nowy Jork.',
  },
  'north-carolina': {
    en: 'It is named after Sir Walter Raleigh, who sent the first English settlers.',
    pl: 'Nazwa upamiętnia sir Waltera Raleigha, który wysłał do Ameryki pierwszych angielskich osadników.',
  },
  'north-dakota': {
    en: 'It was named after the German chancellor to attract German settlers.',
    pl: 'Nazwano je na cześć niemieckiego kanclerza, by przyciągnąć osadników z Niemiec.',
  },
  ohio: { en: 'It is named after Christopher Columbus.', pl: 'Nazwa upamiętnia Krzysztofa Kolumba.' },
  oregon: {
    en: 'The witch trials of 1692 took place in its namesake in Massachusetts.',
    pl: 'Procesy czarownic z 1692 roku toczyły się w mieście o tej samej nazwie w Massachusetts.',
  },
  pennsylvania: {
    en: 'The nuclear accident at Three Mile Island happened nearby in 1979.',
    pl: 'W 1979 roku niedaleko doszło do awarii elektrowni jądrowej Three Mile Island.',
  },
  'rhode-island': {
    en: 'The state is the smallest of all fifty.',
    pl: 'To najmniejszy z pięćdziesięciu stanów.',
  },
  'south-carolina': {
    en: 'The state was the first to leave the Union, in 1860.',
    pl: 'Stan jako pierwszy opuścił Unię w 1860 roku.',
  },
  'south-dakota': {
    en: 'In the state four presidents look down from Mount Rushmore.',
    pl: 'W tym stanie z góry Rushmore spogląda czterech prezydentów.',
  },
  tennessee: { en: 'It is the home of country music.', pl: 'To stolica muzyki country.' },
  texas: {
    en: 'Over a million bats live under one of its bridges.',
    pl: 'Pod jednym z tamtejszych mostów mieszka ponad milion nietoperzy.',
  },
  utah: { en: 'Mormons founded it in 1847.', pl: 'W 1847 roku założyli je mormoni.' },
  vermont: {
    en: 'It is the smallest state capital, with some 8,000 people.',
    pl: 'To najmniejsza ze stolic stanowych – ma około 8 tysięcy mieszkańców.',
  },
  virginia: {
    en: 'It was the capital of the Confederacy.',
    pl: 'Podczas wojny secesyjnej miasto było stolicą Konfederacji.',
  },
  washington: {
    en: 'The state is the only one named after a president.',
    pl: 'To jedyny stan nazwany na cześć prezydenta.',
  },
  'west-virginia': {
    en: 'The state broke away from its neighbour in the Civil War.',
    pl: 'Podczas wojny secesyjnej stan oddzielił się od Wirginii.',
  },
  wisconsin: {
    en: 'It is named after James Madison, the fourth president.',
    pl: 'Nazwa upamiętnia Jamesa Madisona, czwartego prezydenta.',
  },
  wyoming: {
    en: 'The state was the first to let women vote, back in 1869.',
    pl: 'Tam kobiety najwcześniej uzyskały prawo głosu – już w 1869 roku.',
  },
};
