import type { Notes } from './notes.ts';

/** About planets. */
export const PLANET_NOTES: Notes = {
  mercury: { en: 'A year there lasts only 88 of our days.', pl: 'Rok trwa tam tylko 88 ziemskich dni.' },
  venus: {
    en: 'It is the hottest planet: more than 460 °C.',
    pl: 'To najgorętsza z planet: panuje tam ponad 460 °C.',
  },
  earth: {
    en: 'Light from the Sun takes a little more than eight minutes to arrive.',
    pl: 'Światło Słońca dociera tu w nieco ponad osiem minut.',
  },
  mars: {
    en: 'Its sky is reddish by day and blue at sunset, the opposite of ours.',
    pl: 'Niebo jest tam w dzień czerwonawe, a o zachodzie niebieskie – odwrotnie niż u nas.',
  },
  jupiter: {
    en: 'It is more than twice as heavy as all other planets together.',
    pl: 'Jest ponad dwa razy cięższy niż wszystkie pozostałe planety razem.',
  },
  saturn: {
    en: 'When Galileo first saw its rings, he took them for two companions, like ears.',
    pl: 'Galileusz wziął jego pierścienie za dwa towarzyszące mu ciała, podobne do uszu.',
  },
  uranus: {
    en: 'William Herschel wanted to name it after King George III.',
    pl: 'William Herschel chciał nazwać go na cześć króla Jerzego III.',
  },
  neptune: {
    en: 'It was found in 1846 where mathematicians had predicted it.',
    pl: 'Odkryto go w 1846 roku tam, gdzie wskazali matematycy.',
  },
};

/** About moons. */
export const MOON_NOTES: Notes = {
  phobos: {
    en: 'The name means “fear”; in some fifty million years it will crash or break up into a ring.',
    pl: 'Nazwa znaczy „strach”; za jakieś pięćdziesiąt milionów lat runie na planetę lub rozpadnie się w pierścień.',
  },
  deimos: {
    en: 'The name means “terror”; the moon is only about 12 kilometres across.',
    pl: 'Nazwa znaczy „trwoga”; księżyc ma tylko około 12 kilometrów średnicy.',
  },
  io: { en: 'It has hundreds of active volcanoes.', pl: 'Ma setki czynnych wulkanów.' },
  europa: {
    en: 'Under its ice there probably is an ocean with more water than all of ours.',
    pl: 'Pod lodem kryje prawdopodobnie ocean, w którym jest więcej wody niż na Ziemi.',
  },
  ganymede: {
    en: 'It is the largest moon in the Solar System, larger than Mercury.',
    pl: 'To największy księżyc w Układzie Słonecznym, większy od Merkurego.',
  },
  callisto: {
    en: 'Galileo saw it in January 1610, with three others.',
    pl: 'Galileusz dostrzegł go w styczniu 1610 roku wraz z trzema innymi.',
  },
  titan: {
    en: 'It has rain, rivers and lakes, but of liquid methane.',
    pl: 'Są na nim deszcze, rzeki i jeziora, tyle że z ciekłego metanu.',
  },
  enceladus: {
    en: 'Fountains of water vapour rise from its south pole.',
    pl: 'Z jego bieguna południowego tryskają gejzery pary wodnej.',
  },
  mimas: {
    en: 'A huge crater makes it look like the Death Star.',
    pl: 'Wielki krater upodabnia go do Gwiazdy Śmierci.',
  },
  iapetus: {
    en: 'One of its halves is black, the other white.',
    pl: 'Jedna jego półkula jest czarna, a druga biała.',
  },
  hyperion: {
    en: 'It looks like a sponge and tumbles at random.',
    pl: 'Przypomina gąbkę i chaotycznie koziołkuje.',
  },
  titania: {
    en: "It bears the name of the queen of the fairies in “A Midsummer Night's Dream”.",
    pl: 'Nosi imię królowej elfów ze „Snu nocy letniej”.',
  },
  oberon: {
    en: "It bears the name of the king of the fairies in “A Midsummer Night's Dream”.",
    pl: 'Nosi imię króla elfów ze „Snu nocy letniej”.',
  },
  miranda: { en: 'It has a cliff some 20 kilometres high.', pl: 'Ma urwisko wysokości około 20 kilometrów.' },
  ariel: {
    en: 'It is named after a spirit of the air in “The Tempest”.',
    pl: 'Nosi imię ducha powietrza z „Burzy” Szekspira.',
  },
  triton: {
    en: 'It is the only large moon that moves against the rotation of its planet.',
    pl: 'To jedyny duży księżyc, który krąży w kierunku przeciwnym do obrotu swojej planety.',
  },
  charon: {
    en: 'It is named after the ferryman of the underworld.',
    pl: 'Nosi imię przewoźnika z krainy umarłych.',
  },
};

/** About stars. */
export const STAR_NOTES: Notes = {
  sirius: {
    en: 'It is the brightest star of the night sky; the “dog days” are named after it.',
    pl: 'To najjaśniejsza gwiazda nocnego nieba; od niej pochodzi słowo „kanikuła”.',
  },
  vega: {
    en: 'In some 12,000 years it will be the pole star.',
    pl: 'Za mniej więcej 12 tysięcy lat będzie gwiazdą polarną.',
  },
  betelgeuse: {
    en: 'It is a red supergiant that will end as a supernova.',
    pl: 'To czerwony nadolbrzym, który skończy jako supernowa.',
  },
  rigel: {
    en: "Its name means “foot” in Arabic: it is the hunter's.",
    pl: 'Nazwa znaczy po arabsku „noga” – chodzi o nogę myśliwego.',
  },
  deneb: {
    en: 'Its name means “tail” in Arabic; it is part of the Summer Triangle.',
    pl: 'Nazwa znaczy po arabsku „ogon”; gwiazda należy do Trójkąta Letniego.',
  },
  altair: {
    en: 'It is part of the Summer Triangle, with Vega and Deneb.',
    pl: 'Wraz z Wegą i Denebem tworzy Trójkąt Letni.',
  },
  arcturus: { en: 'The name means “guardian of the bear”.', pl: 'Nazwa znaczy „strażnik niedźwiedzia”.' },
  capella: { en: 'The name means “little goat”.', pl: 'Nazwa znaczy „kózka”.' },
  aldebaran: { en: 'It is the red eye of the bull.', pl: 'To czerwone oko byka.' },
  antares: {
    en: 'The name means “rival of Mars”, whose colour it shares.',
    pl: 'Nazwa znaczy „rywal Marsa” – gwiazda świeci równie czerwono.',
  },
  spica: {
    en: 'The name means “ear of grain”: the goddess holds one in her hand.',
    pl: 'Nazwa znaczy „kłos” – trzyma go w ręku bogini.',
  },
  regulus: { en: 'The name means “little king”.', pl: 'Nazwa znaczy „mały król”.' },
  polaris: {
    en: 'It is within one degree of the celestial pole.',
    pl: 'Leży niecały stopień od bieguna nieba.',
  },
  pollux: { en: 'It is brighter than its brother Castor.', pl: 'Jest jaśniejszy od brata, Kastora.' },
  procyon: {
    en: 'The name means “before the dog”, because it rises before Sirius.',
    pl: 'Nazwa znaczy „przed psem”, bo wschodzi przed Syriuszem.',
  },
  canopus: {
    en: 'It is the second brightest star of the night sky.',
    pl: 'To druga co do jasności gwiazda nocnego nieba.',
  },
  algol: {
    en: 'The name means “the ghoul” in Arabic: it fades every three days.',
    pl: 'Nazwa znaczy po arabsku „demon” – gwiazda przygasa co trzy dni.',
  },
};

/** About the answers of general questions on astronomy. */
export const ASTRONOMY_NOTES: Notes = {
  'largest-planet': {
    en: 'More than a thousand Earths would fit inside.',
    pl: 'Zmieściłoby się w nim ponad tysiąc Ziem.',
  },
  'smallest-planet': {
    en: 'Two moons of other planets, Ganymede and Titan, are larger.',
    pl: 'Większe od niego są nawet dwa księżyce: Ganimedes i Tytan.',
  },
  'sideways-planet': {
    en: 'Each pole has 42 years of light and 42 of darkness.',
    pl: 'Na każdym biegunie 42 lata trwa dzień, a 42 – noc.',
  },
  'lighter-than-water': {
    en: 'In a large enough bathtub it would float.',
    pl: 'W dostatecznie wielkiej wannie unosiłby się na wodzie.',
  },
  'morning-star': {
    en: 'After the Sun and the Moon it is the brightest object in the sky.',
    pl: 'Po Słońcu i Księżycu to najjaśniejszy obiekt na niebie.',
  },
  'shortest-day': {
    en: 'Though the largest of all, it turns once in less than ten hours.',
    pl: 'Planeta obraca się w niecałe dziesięć godzin, choć jest największa.',
  },
  'shortest-year': {
    en: 'It takes 88 days; the planet bears the name of the swift messenger of the gods.',
    pl: 'Trwa 88 dni; planeta nosi imię szybkonogiego posłańca bogów.',
  },
  'asteroid-belt': {
    en: 'All its bodies together are lighter than the Moon.',
    pl: 'Wszystkie jego ciała są razem lżejsze od Księżyca.',
  },
  'pluto-reclassified': {
    en: 'A schoolgirl of eleven had named it in 1930.',
    pl: 'W 1930 roku nazwę zaproponowała jedenastoletnia uczennica.',
  },
  'ceres-place': {
    en: 'It is named after the goddess who gave us the word “cereal”.',
    pl: 'Nosi imię bogini zbóż.',
  },
  'largest-moon': { en: 'It is larger than the planet Mercury.', pl: 'Jest większy od Merkurego.' },
  'volcanic-moon': {
    en: "Jupiter's gravity kneads it and keeps it hot.",
    pl: 'Grawitacja Jowisza ugniata go i rozgrzewa.',
  },
  galaxy: {
    en: 'Legend says that it is milk that Hera spilt.',
    pl: 'Według mitu to mleko rozlane przez Herę.',
  },
  'nearest-star': {
    en: 'The second nearest is more than four light years away.',
    pl: 'Druga w kolejności leży ponad cztery lata świetlne stąd.',
  },
  'brightest-night-star': {
    en: 'Its constellation gave the “dog days” their name.',
    pl: 'Od jej gwiazdozbioru pochodzi słowo „kanikuła”.',
  },
  'pole-star': {
    en: 'Polaris will lose the role to Vega around the year 14,000.',
    pl: 'Około roku 14 000 tę rolę przejmie po niej Wega.',
  },
  'big-dipper': {
    en: 'Its two outer stars point to the pole star.',
    pl: 'Dwie jego skrajne gwiazdy wskazują Gwiazdę Polarną.',
  },
  'w-constellation': {
    en: 'She was a vain queen in Greek legend.',
    pl: 'W greckim micie była próżną królową.',
  },
  'belt-constellation': {
    en: 'Poles call them the Three Kings or the Reapers.',
    pl: 'W Polsce nazywano te gwiazdy Kosiarzami lub Trzema Królami.',
  },
  'how-many-constellations': {
    en: 'The ancients knew about half of them; the present list was drawn up in the 1920s.',
    pl: 'Starożytni znali mniej więcej połowę; dzisiejszą listę ustalono w latach 20. XX wieku.',
  },
  pleiades: {
    en: 'They are the Seven Sisters; Subaru is their Japanese name.',
    pl: 'To Siedem Sióstr; po japońsku nazywają się Subaru.',
  },
  'sun-age': {
    en: 'It has about as much time ahead of it before it swells into a red giant.',
    pl: 'Mniej więcej za drugie tyle lat zmieni się w czerwonego olbrzyma.',
  },
  'universe-age': {
    en: 'Its oldest light reaches us as microwaves.',
    pl: 'Jego najstarsze światło dociera do nas jako mikrofale.',
  },
  'sunlight-time': {
    en: 'So we see the Sun as it was then.',
    pl: 'Słońce widzimy więc takim, jakim było wtedy.',
  },
  'sun-fuel': {
    en: 'Four million tonnes of matter turn into energy every second.',
    pl: 'W każdej sekundzie cztery miliony ton materii zamieniają się w energię.',
  },
  'astronomical-unit': {
    en: 'It is about 150 million kilometres.',
    pl: 'Wynosi około 150 milionów kilometrów.',
  },
  'second-on-moon': {
    en: "He followed Armstrong about twenty minutes later; Moon was his mother's maiden name.",
    pl: 'Wyszedł około dwudziestu minut po Armstrongu; jego matka miała panieńskie nazwisko Moon.',
  },
  'apollo-eleven-orbit': {
    en: 'Behind the Moon he was more alone than anyone before.',
    pl: 'Za Księżycem był najbardziej samotnym człowiekiem w historii.',
  },
  'first-satellite': { en: 'It beeped for three weeks.', pl: 'Piszczał przez trzy tygodnie.' },
  'first-dog': {
    en: 'She was a stray from the streets of Moscow and did not return.',
    pl: 'Była bezdomną suczką z ulic Moskwy i nie wróciła na Ziemię.',
  },
  'landing-year': {
    en: 'Some 600 million people watched on television.',
    pl: 'Przed telewizorami śledziło to około 600 milionów ludzi.',
  },
  'gagarin-year': { en: 'His flight took 108 minutes.', pl: 'Lot trwał 108 minut.' },
  'apollo-thirteen': {
    en: "“Houston, we've had a problem” was reported from it.",
    pl: 'Z jej pokładu padły słowa „Houston, mieliśmy problem”.',
  },
  'last-apollo': {
    en: 'Eugene Cernan left the last footprints, in December 1972.',
    pl: 'Ostatnie ślady zostawił w grudniu 1972 roku Eugene Cernan.',
  },
  'pluto-probe': {
    en: "It carried some ashes of Pluto's discoverer.",
    pl: 'Niosła część prochów odkrywcy Plutona.',
  },
  'comet-lander': {
    en: 'It was named after the stone that helped scholars to read hieroglyphs.',
    pl: 'Nazwano ją od kamienia, który pomógł odczytać hieroglify.',
  },
  'cassini-target': {
    en: 'In the end it was steered into the planet.',
    pl: 'Na koniec skierowano ją w głąb planety.',
  },
  'halley-period': {
    en: 'Mark Twain was born when it was near and died when it returned.',
    pl: 'Mark Twain urodził się, gdy była blisko Słońca, i zmarł, gdy wróciła.',
  },
  'perseids-month': {
    en: 'They are called the tears of Saint Lawrence.',
    pl: 'Nazywa się je łzami świętego Wawrzyńca.',
  },
  'solar-eclipse': {
    en: 'The Moon is then between the Sun and the Earth.',
    pl: 'Księżyc jest wtedy między Słońcem a Ziemią.',
  },
  'lunar-eclipse': {
    en: 'The Moon is then in the shadow of the Earth.',
    pl: 'Księżyc wchodzi wtedy w cień Ziemi.',
  },
  'event-horizon': {
    en: 'Not even light comes back from beyond it.',
    pl: 'Zza niego nie wraca nawet światło.',
  },
  'hubble-launch': {
    en: 'Its mirror had been ground wrongly, so astronauts fitted it with “glasses” in 1993.',
    pl: 'Zwierciadło źle oszlifowano, więc w 1993 roku astronauci założyli teleskopowi „okulary”.',
  },
};
