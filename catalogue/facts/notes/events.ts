import type { Notes } from './notes.ts';

/** About historical events. */
export const EVENT_NOTES: Notes = {
  'the-assassination-of-julius-caesar': {
    en: 'He was stabbed on the Ides of March, at a meeting of the Senate.',
    pl: 'Zasztyletowano go w idy marcowe, na posiedzeniu senatu.',
  },
  'the-eruption-of-vesuvius-that-buried-pompeii': {
    en: 'Pliny the Younger watched it from across the bay and described it in two letters.',
    pl: 'Pliniusz Młodszy oglądał go z drugiej strony zatoki i opisał w dwóch listach.',
  },
  'the-deposition-of-the-last-western-roman-emperor': {
    en: 'The boy bore the names of the founders of Rome and of the Empire: Romulus Augustulus.',
    pl: 'Obalony cesarz nosił imiona założycieli Rzymu i cesarstwa: nazywał się Romulus Augustulus.',
  },
  'the-baptism-of-mieszko-i': {
    en: 'His wife, the Bohemian princess Dobrawa, was already a Christian.',
    pl: 'Jego żona, czeska księżniczka Dobrawa, była już chrześcijanką.',
  },
  'the-battle-of-hastings': {
    en: 'King Harold fell in it, according to tradition with an arrow in his eye.',
    pl: 'Zginął w niej król Harold, według tradycji trafiony strzałą w oko.',
  },
  'the-battle-of-grunwald': {
    en: 'Before it, the Teutonic Knights sent King Jagiełło two naked swords.',
    pl: 'Przed walką Krzyżacy posłali królowi Jagielle dwa nagie miecze.',
  },
  'the-fall-of-constantinople-to-the-ottomans': {
    en: 'A giant cannon, cast by a Hungarian named Orban, had battered the walls.',
    pl: 'Mury kruszyło wielkie działo, które odlał Węgier imieniem Orban.',
  },
  'the-first-voyage-of-columbus-to-america': {
    en: 'To the end of his life he claimed that he had found the way to Asia.',
    pl: 'Do końca życia twierdził, że znalazł drogę do Azji.',
  },
  'the-publication-of-the-95-theses-of-martin-luther': {
    en: 'They attacked the sale of indulgences; tradition has them nailed to a church door.',
    pl: 'Potępiały handel odpustami; według tradycji przybito je do drzwi kościoła.',
  },
  'the-union-of-lublin': {
    en: 'It joined Poland and Lithuania in one commonwealth.',
    pl: 'Połączyła Polskę i Litwę w jedną rzeczpospolitą.',
  },
  'the-great-fire-of-london': {
    en: 'It began in a bakery in Pudding Lane.',
    pl: 'Zaczął się w piekarni przy Pudding Lane.',
  },
  'the-relief-of-vienna-by-king-john-iii-sobieski': {
    en: 'Some 18,000 horsemen charged down the hills, with the winged hussars in front.',
    pl: 'Ze wzgórz ruszyło do szarży około 18 tysięcy jeźdźców z husarią na czele.',
  },
  'the-first-partition-of-poland': {
    en: 'Russia, Prussia and Austria took nearly a third of the country.',
    pl: 'Rosja, Prusy i Austria zabrały niemal jedną trzecią kraju.',
  },
  'the-united-states-declaration-of-independence': {
    en: 'Thomas Jefferson wrote the draft; Congress adopted it on 4 July.',
    pl: 'Projekt napisał Thomas Jefferson, a Kongres przyjął go 4 lipca.',
  },
  'the-storming-of-the-bastille': {
    en: 'Only seven prisoners were in it at the time.',
    pl: 'Siedziało w niej wtedy zaledwie siedmiu więźniów.',
  },
  'the-adoption-of-the-constitution-of-3-may': {
    en: 'It is regarded as the first modern constitution in Europe.',
    pl: 'Uchodzi za pierwszą nowoczesną konstytucję w Europie.',
  },
  'the-third-partition-of-poland': {
    en: 'It wiped the state off the map for 123 years.',
    pl: 'Państwo zniknęło z mapy na 123 lata.',
  },
  'the-battle-of-waterloo': {
    en: "The arrival of Blücher's Prussians decided it.",
    pl: 'Rozstrzygnęło ją nadejście Prusaków Blüchera.',
  },
  'the-outbreak-of-the-november-uprising': {
    en: 'It began with an attack on the Belvedere, the residence of Grand Duke Constantine.',
    pl: 'Zaczęło się od ataku na Belweder, siedzibę wielkiego księcia Konstantego.',
  },
  'the-outbreak-of-the-january-uprising': {
    en: 'It was the longest of all Polish uprisings.',
    pl: 'Było to najdłużej trwające polskie powstanie.',
  },
  'the-assassination-of-abraham-lincoln': {
    en: 'An actor, John Wilkes Booth, shot him in a theatre.',
    pl: 'Zabił go w teatrze aktor John Wilkes Booth.',
  },
  'the-opening-of-the-eiffel-tower': {
    en: 'It was meant to stand for only twenty years.',
    pl: 'Miała stać tylko dwadzieścia lat.',
  },
  'the-sinking-of-the-titanic': {
    en: 'The ship was on its first voyage, from Southampton to New York.',
    pl: 'Statek płynął w swój pierwszy rejs, z Southampton do Nowego Jorku.',
  },
  'the-assassination-of-archduke-franz-ferdinand': {
    en: 'The shots were fired in Sarajevo; a month later the First World War began.',
    pl: 'Strzały padły w Sarajewie, a miesiąc później zaczęła się I wojna światowa.',
  },
  'the-october-revolution-in-russia': {
    en: "By today's calendar it was in November.",
    pl: 'Według dzisiejszego kalendarza był to listopad.',
  },
  'the-battle-of-warsaw-against-the-red-army': {
    en: 'It is also known as the Miracle on the Vistula.',
    pl: 'Nazywa się ją także Cudem nad Wisłą.',
  },
  'the-wall-street-crash': {
    en: 'The crash began on a day that is remembered as Black Thursday.',
    pl: 'Krach zaczął się w dniu zwanym odtąd czarnym czwartkiem.',
  },
  'the-german-invasion-of-poland': {
    en: 'The battleship Schleswig-Holstein opened fire on Westerplatte.',
    pl: 'Pancernik „Schleswig-Holstein” otworzył ogień do Westerplatte.',
  },
  'the-attack-on-pearl-harbor': {
    en: 'Roosevelt called it “a date which will live in infamy”.',
    pl: 'Prezydent Roosevelt powiedział, że ta data „okryje się hańbą”.',
  },
  'the-allied-landing-in-normandy': {
    en: 'The five beaches had code names: Utah, Omaha, Gold, Juno and Sword.',
    pl: 'Pięć plaż nosiło kryptonimy: Utah, Omaha, Gold, Juno i Sword.',
  },
  'the-warsaw-uprising': { en: 'The fighting lasted 63 days.', pl: 'Walki trwały 63 dni.' },
  'the-atomic-bombing-of-hiroshima': {
    en: "The bomber, the Enola Gay, was named after the pilot's mother.",
    pl: 'Bombowiec Enola Gay nosił imiona matki pilota.',
  },
  'the-launch-of-sputnik-1': {
    en: 'The ball was 58 centimetres across and beeped for three weeks.',
    pl: 'Kula miała 58 centymetrów średnicy i nadawała sygnał przez trzy tygodnie.',
  },
  'the-flight-of-yuri-gagarin-into-space': {
    en: 'Yuri Gagarin landed by parachute, apart from his capsule.',
    pl: 'Jurij Gagarin wylądował na spadochronie, osobno od kapsuły.',
  },
  'the-assassination-of-john-f-kennedy': {
    en: 'He was shot in an open car in Dallas.',
    pl: 'Zastrzelono go w odkrytym samochodzie w Dallas.',
  },
  'the-first-landing-of-people-on-the-moon': {
    en: 'Some 600 million people watched it on television.',
    pl: 'Transmisję w telewizji oglądało około 600 milionów ludzi.',
  },
  'the-election-of-karol-wojtyla-as-pope': {
    en: 'No pope since the 16th century had come from outside Italy.',
    pl: 'Od XVI wieku żaden papież nie pochodził spoza Włoch.',
  },
  'the-introduction-of-martial-law-in-poland': {
    en: 'On that Sunday morning children waited in vain for the television programme “Teleranek”.',
    pl: 'Tamtego niedzielnego poranka dzieci na próżno czekały na „Teleranek”.',
  },
  'the-chernobyl-nuclear-disaster': {
    en: 'Sweden noticed the radiation before the Soviet Union admitted anything.',
    pl: 'Szwecja wykryła promieniowanie, zanim ZSRR do czegokolwiek się przyznał.',
  },
  'the-fall-of-the-berlin-wall': {
    en: 'A party official had announced by mistake that people could cross at once.',
    pl: 'Partyjny rzecznik przez pomyłkę ogłosił, że granicę można przekraczać od zaraz.',
  },
  'the-dissolution-of-the-soviet-union': {
    en: 'Mikhail Gorbachev resigned on 25 December.',
    pl: 'Michaił Gorbaczow ustąpił 25 grudnia.',
  },
  'the-introduction-of-euro-banknotes-and-coins': {
    en: 'Twelve countries introduced them on the same day.',
    pl: 'Wprowadziło je tego samego dnia dwanaście krajów.',
  },
  'the-accession-of-poland-to-the-european-union': {
    en: 'Ten countries joined on 1 May, more than ever before or since.',
    pl: 'Razem z Polską do Unii wstąpiło 1 maja dziewięć innych krajów – tylu naraz nie przyjęto nigdy wcześniej ani później.',
  },
  'the-accession-of-poland-to-nato': {
    en: 'Hungary and the Czech Republic joined on the same day.',
    pl: 'Tego samego dnia do sojuszu przystąpiły Węgry i Czechy.',
  },
  'the-annexation-of-crimea-by-russia': {
    en: 'It began with soldiers without insignia, the “little green men”.',
    pl: 'Zaczęło się od żołnierzy bez dystynkcji, nazwanych „zielonymi ludzikami”.',
  },
  'the-appointment-of-hitler-as-chancellor': {
    en: 'President Hindenburg appointed him on 30 January.',
    pl: 'Hitlera mianował 30 stycznia prezydent Hindenburg.',
  },
  'the-crash-of-the-polish-presidential-plane-near-smolensk': {
    en: 'All 96 people on board were killed.',
    pl: 'Zginęło 96 osób – wszyscy, którzy byli na pokładzie.',
  },
  'the-founding-of-nato': { en: 'It had twelve founding members.', pl: 'Założyło je dwanaście państw.' },
  'the-gdansk-agreement-with-the-strikers': {
    en: 'Lech Wałęsa signed it with a giant souvenir pen that bore a picture of the pope.',
    pl: 'Lech Wałęsa podpisał je ogromnym długopisem z podobizną papieża.',
  },
  'the-hungarian-revolution-against-soviet-rule': {
    en: 'Soviet tanks crushed it within weeks.',
    pl: 'Po kilkunastu dniach stłumiły je radzieckie czołgi.',
  },
  'the-invasion-of-russia-by-napoleon': {
    en: 'Of some 600,000 soldiers, only a small part returned.',
    pl: 'Z około 600 tysięcy żołnierzy wróciła tylko garstka.',
  },
  'the-kosciuszko-uprising': {
    en: 'Tadeusz Kościuszko took his oath in the market square of Kraków.',
    pl: 'Tadeusz Kościuszko złożył przysięgę na rynku w Krakowie.',
  },
  'the-reunification-of-germany': {
    en: 'The third of October has been the German national day ever since.',
    pl: 'Od tamtej pory 3 października jest niemieckim świętem narodowym.',
  },
  'the-warsaw-pact-invasion-of-czechoslovakia': {
    en: 'It ended the Prague Spring; Polish troops took part as well.',
    pl: 'Zakończyła Praską Wiosnę; wzięło w niej udział także wojsko polskie.',
  },
};
