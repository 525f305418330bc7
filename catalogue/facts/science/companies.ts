import type { SheetRow } from '../sheet-row.ts';

/** A technology company: founders, country of origin, year of its foundation. */
export interface TechnologyCompany extends SheetRow {
  readonly founders: { readonly en: string; readonly pl: string };
  readonly country: string;
  readonly year: number;
  /** What it is known for. */
  readonly known: { readonly en: string; readonly pl: string };
}

// prettier-ignore
export const TECHNOLOGY_COMPANIES: readonly TechnologyCompany[] = [
  { key: 'microsoft', en: 'Microsoft', familiarity: 1, founders: { en: 'Bill Gates and Paul Allen', pl: 'Bill Gates i Paul Allen' }, country: 'us', year: 1975, known: { en: 'the Windows operating system', pl: 'system operacyjny Windows' } },
  { key: 'apple', en: 'Apple', familiarity: 1, founders: { en: 'Steve Jobs, Steve Wozniak and Ronald Wayne', pl: 'Steve Jobs, Steve Wozniak i Ronald Wayne' }, country: 'us', year: 1976, known: { en: 'the Macintosh and the iPhone', pl: 'Macintosh i iPhone' } },
  { key: 'google', en: 'Google', familiarity: 1, founders: { en: 'Larry Page and Sergey Brin', pl: 'Larry Page i Sergey Brin' }, country: 'us', year: 1998, known: { en: 'a search engine', pl: 'wyszukiwarka internetowa' } },
  { key: 'amazon', en: 'Amazon', familiarity: 1, founders: { en: 'Jeff Bezos', pl: 'Jeff Bezos' }, country: 'us', year: 1994, known: { en: 'an online shop that began with books', pl: 'sklep internetowy, który zaczął od książek' } },
  { key: 'facebook', en: 'Facebook', familiarity: 1, founders: { en: 'Mark Zuckerberg and fellow students', pl: 'Mark Zuckerberg i koledzy ze studiów' }, country: 'us', year: 2004, known: { en: 'a social network born at Harvard', pl: 'serwis społecznościowy powstały na Harvardzie' } },
  { key: 'twitter', en: 'Twitter', familiarity: 1, founders: { en: 'Jack Dorsey, Noah Glass, Biz Stone and Evan Williams', pl: 'Jack Dorsey, Noah Glass, Biz Stone i Evan Williams' }, country: 'us', year: 2006, known: { en: 'short messages called tweets', pl: 'krótkie wiadomości zwane tweetami' } },
  { key: 'youtube', en: 'YouTube', familiarity: 1, founders: { en: 'Steve Chen, Chad Hurley and Jawed Karim', pl: 'Steve Chen, Chad Hurley i Jawed Karim' }, country: 'us', year: 2005, known: { en: 'videos that everybody can upload', pl: 'filmy, które każdy może zamieścić' } },
  { key: 'instagram', en: 'Instagram', familiarity: 1, founders: { en: 'Kevin Systrom and Mike Krieger', pl: 'Kevin Systrom i Mike Krieger' }, country: 'us', year: 2010, known: { en: 'square photographs with filters', pl: 'kwadratowe zdjęcia z filtrami' } },
  { key: 'whatsapp', en: 'WhatsApp', familiarity: 2, founders: { en: 'Jan Koum and Brian Acton', pl: 'Jan Koum i Brian Acton' }, country: 'us', year: 2009, known: { en: 'free messages between telephones', pl: 'darmowe wiadomości między telefonami' } },
  { key: 'netflix', en: 'Netflix', familiarity: 1, founders: { en: 'Reed Hastings and Marc Randolph', pl: 'Reed Hastings i Marc Randolph' }, country: 'us', year: 1997, known: { en: 'films that were once rented by post', pl: 'filmy, które kiedyś wypożyczano pocztą' } },
  { key: 'intel', en: 'Intel', familiarity: 2, founders: { en: 'Robert Noyce and Gordon Moore', pl: 'Robert Noyce i Gordon Moore' }, country: 'us', year: 1968, known: { en: 'microprocessors', pl: 'mikroprocesory' } },
  { key: 'nvidia', en: 'Nvidia', familiarity: 2, founders: { en: 'Jensen Huang, Chris Malachowsky and Curtis Priem', pl: 'Jensen Huang, Chris Malachowsky i Curtis Priem' }, country: 'us', year: 1993, known: { en: 'graphics processors', pl: 'procesory graficzne' } },
  { key: 'oracle', en: 'Oracle', familiarity: 3, founders: { en: 'Larry Ellison, Bob Miner and Ed Oates', pl: 'Larry Ellison, Bob Miner i Ed Oates' }, country: 'us', year: 1977, known: { en: 'databases', pl: 'bazy danych' } },
  { key: 'adobe', en: 'Adobe', familiarity: 2, founders: { en: 'John Warnock and Charles Geschke', pl: 'John Warnock i Charles Geschke' }, country: 'us', year: 1982, known: { en: 'PostScript and Photoshop', pl: 'PostScript i Photoshop' } },
  { key: 'ebay', en: 'eBay', familiarity: 2, founders: { en: 'Pierre Omidyar', pl: 'Pierre Omidyar' }, country: 'us', year: 1995, known: { en: 'online auctions', pl: 'aukcje internetowe' } },
  { key: 'linkedin', en: 'LinkedIn', familiarity: 2, founders: { en: 'Reid Hoffman and colleagues', pl: 'Reid Hoffman ze współpracownikami' }, country: 'us', year: 2002, known: { en: 'a network of professional contacts', pl: 'sieć kontaktów zawodowych' } },
  { key: 'tesla', en: 'Tesla', familiarity: 1, founders: { en: 'Martin Eberhard and Marc Tarpenning', pl: 'Martin Eberhard i Marc Tarpenning' }, country: 'us', year: 2003, known: { en: 'electric cars', pl: 'samochody elektryczne' } },
  { key: 'spacex', en: 'SpaceX', familiarity: 1, founders: { en: 'Elon Musk', pl: 'Elon Musk' }, country: 'us', year: 2002, known: { en: 'rockets that land again', pl: 'rakiety, które lądują z powrotem' } },
  { key: 'airbnb', en: 'Airbnb', familiarity: 2, founders: { en: 'Brian Chesky, Joe Gebbia and Nathan Blecharczyk', pl: 'Brian Chesky, Joe Gebbia i Nathan Blecharczyk' }, country: 'us', year: 2008, known: { en: 'private rooms for travellers', pl: 'prywatne pokoje dla podróżnych' } },
  { key: 'uber', en: 'Uber', familiarity: 2, founders: { en: 'Garrett Camp and Travis Kalanick', pl: 'Garrett Camp i Travis Kalanick' }, country: 'us', year: 2009, known: { en: 'rides ordered by telephone', pl: 'przejazdy zamawiane telefonem' } },
  { key: 'snapchat', en: 'Snapchat', familiarity: 2, founders: { en: 'Evan Spiegel, Bobby Murphy and Reggie Brown', pl: 'Evan Spiegel, Bobby Murphy i Reggie Brown' }, country: 'us', year: 2011, known: { en: 'pictures that disappear', pl: 'znikające zdjęcia' } },
  { key: 'reddit', en: 'Reddit', familiarity: 3, founders: { en: 'Steve Huffman and Alexis Ohanian', pl: 'Steve Huffman i Alexis Ohanian' }, country: 'us', year: 2005, known: { en: 'a forum of forums', pl: 'forum złożone z forów' } },
  { key: 'github', en: 'GitHub', familiarity: 3, founders: { en: 'Tom Preston-Werner, Chris Wanstrath, P. J. Hyett and Scott Chacon', pl: 'Tom Preston-Werner, Chris Wanstrath, P. J. Hyett i Scott Chacon' }, country: 'us', year: 2008, known: { en: 'a home for program code', pl: 'miejsce na kod programów' } },
  { key: 'dropbox', en: 'Dropbox', familiarity: 3, founders: { en: 'Drew Houston and Arash Ferdowsi', pl: 'Drew Houston i Arash Ferdowsi' }, country: 'us', year: 2007, known: { en: 'files kept in the cloud', pl: 'pliki w chmurze' } },
  { key: 'spotify', en: 'Spotify', familiarity: 1, founders: { en: 'Daniel Ek and Martin Lorentzon', pl: 'Daniel Ek i Martin Lorentzon' }, country: 'se', year: 2006, known: { en: 'streamed music', pl: 'muzyka w strumieniu' } },
  { key: 'skype', en: 'Skype', familiarity: 2, founders: { en: 'Niklas Zennström and Janus Friis', pl: 'Niklas Zennström i Janus Friis' }, country: 'lu', year: 2003, known: { en: 'calls over the internet', pl: 'rozmowy przez internet' } },
  { key: 'sap', en: 'SAP', familiarity: 3, founders: { en: 'five former employees of IBM', pl: 'pięciu byłych pracowników IBM' }, country: 'de', year: 1972, known: { en: 'software for companies', pl: 'oprogramowanie dla firm' } },
  { key: 'nokia', en: 'Nokia', familiarity: 1, founders: { en: 'Fredrik Idestam', pl: 'Fredrik Idestam' }, country: 'fi', year: 1865, known: { en: 'mobile telephones, and at first paper', pl: 'telefony komórkowe, a na początku papier' } },
  { key: 'sony', en: 'Sony', familiarity: 1, founders: { en: 'Masaru Ibuka and Akio Morita', pl: 'Masaru Ibuka i Akio Morita' }, country: 'jp', year: 1946, known: { en: 'the Walkman', pl: 'walkman' } },
  { key: 'nintendo', en: 'Nintendo', familiarity: 1, founders: { en: 'Fusajirō Yamauchi', pl: 'Fusajirō Yamauchi' }, country: 'jp', year: 1889, known: { en: 'playing cards, long before consoles', pl: 'karty do gry, na długo przed konsolami' } },
  { key: 'samsung', en: 'Samsung', familiarity: 1, founders: { en: 'Lee Byung-chul', pl: 'Lee Byung-chul' }, country: 'kr', year: 1938, known: { en: 'telephones, but at first groceries', pl: 'telefony, a na początku żywność' } },
  { key: 'huawei', en: 'Huawei', familiarity: 1, founders: { en: 'Ren Zhengfei', pl: 'Ren Zhengfei' }, country: 'cn', year: 1987, known: { en: 'network equipment and telephones', pl: 'sprzęt sieciowy i telefony' } },
  { key: 'alibaba', en: 'Alibaba', familiarity: 2, founders: { en: 'Jack Ma and seventeen others', pl: 'Jack Ma i siedemnaście innych osób' }, country: 'cn', year: 1999, known: { en: 'the largest online trade in China', pl: 'największy handel internetowy w Chinach' } },
  { key: 'xiaomi', en: 'Xiaomi', familiarity: 2, founders: { en: 'Lei Jun and colleagues', pl: 'Lei Jun ze współpracownikami' }, country: 'cn', year: 2010, known: { en: 'inexpensive telephones', pl: 'niedrogie telefony' } },
  { key: 'infosys', en: 'Infosys', familiarity: 4, founders: { en: 'N. R. Narayana Murthy and six others', pl: 'N. R. Narayana Murthy i sześciu wspólników' }, country: 'in', year: 1981, known: { en: 'computer services', pl: 'usługi informatyczne' } },
  { key: 'logitech', en: 'Logitech', familiarity: 3, founders: { en: 'Daniel Borel, Pierluigi Zappacosta and Giacomo Marini', pl: 'Daniel Borel, Pierluigi Zappacosta i Giacomo Marini' }, country: 'ch', year: 1981, known: { en: 'computer mice', pl: 'myszy komputerowe' } },
  { key: 'cd-projekt', en: 'CD Projekt', familiarity: 2, founders: { en: 'Marcin Iwiński and Michał Kiciński', pl: 'Marcin Iwiński i Michał Kiciński' }, country: 'pl', year: 1994, known: { en: 'the Witcher games', pl: 'gry o wiedźminie' }, regions: ['pl'] },
];
