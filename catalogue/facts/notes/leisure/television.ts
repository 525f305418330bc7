import type { Notes } from '../notes.ts';

/** About television series. */
export const TELEVISION_NOTES: Notes = {
  seinfeld: {
    en: 'Jerry Seinfeld plays a comedian of the same name in it.',
    pl: 'Jerry Seinfeld gra w nim komika o tym samym nazwisku.',
  },
  cheers: {
    en: 'Kelsey Grammer’s psychiatrist later moved to a series of his own, “Frasier”.',
    pl: 'Psychiatra grany przez Kelseya Grammera dostał później własny serial, „Frasier”.',
  },
  frasier: {
    en: 'The hero had been a regular at the bar in “Cheers” before.',
    pl: 'Bohater był wcześniej stałym gościem baru w serialu „Zdrówko”.',
  },
  er: {
    en: 'The novelist Michael Crichton, once a student of medicine, created it.',
    pl: 'Stworzył go pisarz Michael Crichton, absolwent medycyny.',
  },
  house: {
    en: 'The doctor is modelled on Sherlock Holmes, down to the flat number 221B.',
    pl: 'Lekarza wzorowano na Sherlocku Holmesie – mieszka nawet pod numerem 221B.',
  },
  'breaking-bad': {
    en: 'Fans threw so much pizza on the roof of the hero’s house that its owners put up a fence.',
    pl: 'Fani tak często rzucali pizzę na dach domu bohatera, że właściciele postawili płot.',
  },
  'better-call-saul': {
    en: 'It tells how the lawyer of “Breaking Bad” became who he is.',
    pl: 'Opowiada, jak adwokat z „Breaking Bad” stał się tym, kim jest.',
  },
  'the-sopranos': {
    en: 'The last scene breaks off in the middle of a song, and viewers thought that their sets had failed.',
    pl: 'Ostatnia scena urywa się w środku piosenki; widzowie myśleli, że zepsuł im się telewizor.',
  },
  'the-wire': {
    en: 'Its creator, David Simon, had been a crime reporter in the city.',
    pl: 'Jego twórca, David Simon, był w tym mieście reporterem kryminalnym.',
  },
  'game-of-thrones': {
    en: 'Iceland, Croatia and Northern Ireland lent it their landscapes.',
    pl: 'Krajobrazów użyczyły mu Islandia, Chorwacja i Irlandia Północna.',
  },
  lost: {
    en: 'The numbers 4, 8, 15, 16, 23 and 42 keep turning up in it.',
    pl: 'Wciąż pojawiają się w nim liczby 4, 8, 15, 16, 23 i 42.',
  },
  'desperate-housewives': {
    en: 'A dead neighbour tells the story.',
    pl: 'Narratorką jest zmarła sąsiadka.',
  },
  'sex-and-the-city': {
    en: 'It is based on Candace Bushnell’s newspaper column.',
    pl: 'Powstał na podstawie felietonów Candace Bushnell.',
  },
  'the-x-files': {
    en: 'A poster in the agent’s office says “I Want to Believe”.',
    pl: 'Na plakacie w biurze agenta widnieje napis „I Want to Believe”.',
  },
  'twin-peaks': {
    en: 'David Lynch, who created it, plays a hard-of-hearing FBI chief in it.',
    pl: 'Jego twórca, David Lynch, gra w nim niedosłyszącego szefa z FBI.',
  },
  'buffy-the-vampire-slayer': {
    en: 'The school stands right above a gate of hell, the Hellmouth.',
    pl: 'Szkoła stoi tuż nad bramą piekieł.',
  },
  baywatch: {
    en: 'NBC cancelled it after one season; sold abroad, it was then watched all over the world.',
    pl: 'Stacja NBC zdjęła go po jednym sezonie; sprzedany za granicę, podbił cały świat.',
  },
  dynasty: {
    en: 'The fights between Krystle and Alexis were famous, above all the one in the lily pond.',
    pl: 'Sławne były bójki Krystle i Alexis, zwłaszcza ta w sadzawce z liliami.',
  },
  columbo: {
    en: 'Viewers see the murder first and then watch how the lieutenant solves it.',
    pl: 'Widz najpierw ogląda morderstwo, a potem patrzy, jak porucznik rozwiązuje sprawę.',
  },
  kojak: {
    en: 'The lollipops were meant to help the hero, like the actor, to give up smoking.',
    pl: 'Lizaki miały pomóc bohaterowi, a także aktorowi, rzucić palenie.',
  },
  'm-a-s-h': {
    en: 'The last episode had more than a hundred million viewers in America.',
    pl: 'Ostatni odcinek obejrzało w Ameryce ponad sto milionów widzów.',
  },
  'happy-days': {
    en: 'The phrase “to jump the shark” goes back to an episode in which Fonzie does just that.',
    pl: 'Z odcinka, w którym Fonzie skacze na nartach wodnych nad rekinem, wziął się zwrot „jump the shark”.',
  },
  alf: {
    en: 'The name of the alien from Melmac stands for “Alien Life Form”.',
    pl: 'Imię kosmity z planety Melmac to skrót od „Alien Life Form”.',
  },
  macgyver: {
    en: '“To MacGyver” something has become a verb in English.',
    pl: 'Od nazwiska bohatera powstał angielski czasownik znaczący „zmajstrować coś z niczego”.',
  },
  'the-a-team': {
    en: 'Although thousands of shots are fired, hardly anyone is ever hurt.',
    pl: 'Choć padają w nim tysiące strzałów, prawie nikomu nic się nie dzieje.',
  },
  'knight-rider': {
    en: 'The car, a black Pontiac, is called KITT.',
    pl: 'Samochód, czarny pontiac, nazywa się KITT.',
  },
  'magnum-pi': {
    en: 'Tom Selleck lost the part of Indiana Jones because of it.',
    pl: 'Przez ten serial Tom Selleck stracił rolę Indiany Jonesa.',
  },
  'charlies-angels': {
    en: 'Charlie is heard only over a loudspeaker.',
    pl: 'Charliego słychać tylko z głośnika.',
  },
  'the-office-american-version': {
    en: 'It is the American version of a British series by Ricky Gervais.',
    pl: 'To amerykańska wersja brytyjskiego serialu Ricky’ego Gervaisa.',
  },
  'parks-and-recreation': {
    en: 'Like “The Office”, it looks like a documentary.',
    pl: 'Podobnie jak „Biuro” udaje film dokumentalny.',
  },
  'how-i-met-your-mother': {
    en: 'The mother is not seen until the end of the eighth season.',
    pl: 'Twarz matki widzowie zobaczyli dopiero pod koniec ósmego sezonu.',
  },
  'the-big-bang-theory': {
    en: 'A professor of physics checked the formulas on the whiteboards.',
    pl: 'Wzory na tablicach sprawdzał profesor fizyki.',
  },
  'two-and-a-half-men': {
    en: 'Charlie Sheen was dismissed in the eighth season and replaced by Ashton Kutcher.',
    pl: 'Podczas ósmego sezonu zwolniono Charliego Sheena i zastąpił go Ashton Kutcher.',
  },
  'prison-break': {
    en: 'Wentworth Miller had to sit for hours to have the drawing put on.',
    pl: 'Nakładanie tatuażu na ciało Wentwortha Millera trwało kilka godzin.',
  },
  dexter: {
    en: 'It is set in Miami and based on novels by Jeff Lindsay.',
    pl: 'Akcja toczy się w Miami, a pierwowzorem były powieści Jeffa Lindsaya.',
  },
  monk: {
    en: 'The detective notices every detail, but is afraid even of milk.',
    pl: 'Śledczy zauważa każdy szczegół, ale boi się nawet mleka.',
  },
  'the-walking-dead': {
    en: 'The word “zombie” is hardly ever spoken in it.',
    pl: 'Słowo „zombie” prawie w nim nie pada.',
  },
  'stranger-things': {
    en: 'The makers, twins called Duffer, set it in the 1980s of their favourite films.',
    pl: 'Twórcy, bliźniacy Dufferowie, umieścili akcję w latach 80., z których pochodzą ich ulubione filmy.',
  },
  'the-handmaids-tale': {
    en: 'Margaret Atwood, who wrote the novel, appears in the first episode.',
    pl: 'Autorka powieści, Margaret Atwood, pojawia się w pierwszym odcinku.',
  },
  'the-mandalorian': {
    en: 'The child has the nickname Baby Yoda.',
    pl: 'Dziecko powszechnie nazywano Baby Yodą.',
  },
  'the-queens-gambit': {
    en: 'After it came out, sales of chess sets rose steeply.',
    pl: 'Po jego premierze gwałtownie wzrosła sprzedaż szachów.',
  },
  'ted-lasso': {
    en: 'The coach knows nothing of the game at first.',
    pl: 'Trener z początku nie ma pojęcia o tej grze.',
  },
  'doctor-who': {
    en: 'Whenever the actor changes, the hero “regenerates” in a new body.',
    pl: 'Gdy zmienia się aktor, bohater „regeneruje się” w nowym ciele.',
  },
  'fawlty-towers': {
    en: 'There are only twelve episodes.',
    pl: 'Nakręcono tylko dwanaście odcinków.',
  },
  'allo-allo': {
    en: 'It began as a parody of a serious series about the Resistance, “Secret Army”.',
    pl: 'Miał być parodią poważnego serialu o ruchu oporu, „Tajna armia”.',
  },
  blackadder: {
    en: 'Rowan Atkinson plays the schemer from the Middle Ages to the First World War.',
    pl: 'Rowan Atkinson gra intryganta od średniowiecza po I wojnę światową.',
  },
  'mr-bean': {
    en: 'There were only fifteen episodes, sold to some two hundred countries.',
    pl: 'Powstało tylko piętnaście odcinków, a sprzedano je do około dwustu krajów.',
  },
  'the-office-british-version': {
    en: 'It has only twelve episodes and two specials.',
    pl: 'Serial ma tylko dwanaście odcinków i dwa odcinki specjalne.',
  },
  'downton-abbey': {
    en: 'The story begins with the sinking of the “Titanic”.',
    pl: 'Opowieść zaczyna się od zatonięcia „Titanica”.',
  },
  'peaky-blinders': {
    en: 'A real gang of that name existed around 1900.',
    pl: 'Gang o tej nazwie istniał naprawdę około 1900 roku.',
  },
  fleabag: {
    en: 'Phoebe Waller-Bridge wrote it and plays the leading part.',
    pl: 'Napisała go i zagrała w nim główną rolę Phoebe Waller-Bridge.',
  },
  derrick: {
    en: 'All 281 episodes were written by a single author, Herbert Reinecker.',
    pl: 'Scenariusze wszystkich 281 odcinków napisał jeden autor, Herbert Reinecker.',
  },
  'alarm-for-cobra-11': {
    en: 'The wrecks and explosions are real: dozens of cars are destroyed every season.',
    pl: 'Wraki i wybuchy są prawdziwe: w każdym sezonie kasuje się dziesiątki aut.',
  },
  dark: {
    en: 'One sentence runs through it: “The beginning is the end, and the end is the beginning”.',
    pl: 'Powraca w nim zdanie: „Początek jest końcem, a koniec początkiem”.',
  },
  'inspector-rex': {
    en: 'The first dog, Reginald von Ravenhorst, was replaced by a younger one in the fifth season.',
    pl: 'Pierwszego psa, Reginalda von Ravenhorst, zastąpił po kilku sezonach młodszy.',
  },
  borgen: {
    en: 'The title means “the castle”, the seat of the Danish parliament and government.',
    pl: 'Tytuł znaczy „zamek” – to siedziba duńskiego parlamentu i rządu.',
  },
  'money-heist': {
    en: 'The robbers call each other by the names of cities, such as Tokyo, Berlin and Nairobi.',
    pl: 'Rabusie noszą pseudonimy od miast, na przykład Tokio, Berlin i Nairobi.',
  },
  lupin: {
    en: 'Omar Sy plays the thief, who admires the hero of old crime novels.',
    pl: 'Złodzieja, zapatrzonego w bohatera dawnych powieści, gra Omar Sy.',
  },
  'squid-game': {
    en: 'The first game is a murderous “Red light, green light”.',
    pl: 'Pierwsza zabawa to mordercza wersja „Raz, dwa, trzy, Baba Jaga patrzy”.',
  },
  'isaura-the-slave-girl': {
    en: 'Polish streets were empty in 1985 while it was on.',
    pl: 'Gdy w 1985 roku pokazywano go w Polsce, pustoszały ulice.',
  },
  'the-rich-also-cry': {
    en: 'In 1991 and 1992 it kept millions of Russians in front of their sets.',
    pl: 'W latach 1991–1992 przyciągał przed telewizory miliony Rosjan.',
  },
  'magnificent-century': {
    en: 'The sultan’s real wife, Roxelana, came from Rohatyn, then in Poland.',
    pl: 'Prawdziwa Roksolana, żona sułtana, pochodziła z Rohatyna, leżącego wówczas w Polsce.',
  },
  'four-tank-men-and-a-dog': {
    en: 'The dog Szarik was played mainly by an Alsatian called Trymer.',
    pl: 'Szarika grał przede wszystkim owczarek niemiecki Trymer.',
  },
  janosik: {
    en: 'The real Jánošík came from Slovakia and was executed in 1713.',
    pl: 'Prawdziwy Janosik pochodził ze Słowacji; stracono go w 1713 roku.',
  },
  'the-forty-year-old': {
    en: 'The theme song says: “Forty years have passed like a single day”.',
    pl: 'Tytułowa piosenka zapewnia: „Czterdzieści lat minęło jak jeden dzień”.',
  },
  'the-career-of-nikodem-dyzma': {
    en: 'It is based on a novel by Tadeusz Dołęga-Mostowicz from 1932.',
    pl: 'Powstał na podstawie powieści Tadeusza Dołęgi-Mostowicza z 1932 roku.',
  },
  'alternatywy-4': {
    en: 'Stanisław Bareja made it; censors kept it from viewers for years.',
    pl: 'Nakręcił go Stanisław Bareja; cenzura przez kilka lat nie dopuszczała go na ekran.',
  },
  'm-jak-milosc': {
    en: 'Poles still joke about the scene in which a heroine dies crashing into cardboard boxes.',
    pl: 'Do legendy przeszła scena, w której Hanka Mostowiak wjeżdża w kartony.',
  },
  'for-better-and-for-worse': {
    en: 'It has been running since 1999; the town of Leśna Góra exists only in the series.',
    pl: 'Serial jest nadawany od 1999 roku, a Leśna Góra istnieje tylko w nim.',
  },
  'miodowe-lata': {
    en: 'It is the Polish version of the American classic “The Honeymooners”.',
    pl: 'To polska wersja amerykańskiego klasyka „The Honeymooners”.',
  },
  'the-lousy-world': {
    en: 'The toilet of the block of flats is in the corridor, shared by the neighbours.',
    pl: 'Toaleta jest tam na korytarzu, wspólna dla sąsiadów.',
  },
  ranczo: {
    en: 'The bench where the village men drink cheap wine has become a legend.',
    pl: 'Do legendy przeszła ławeczka, na której mężczyźni piją wino Mamrot.',
  },
  'father-matthew': {
    en: 'The series has brought crowds of tourists to Sandomierz.',
    pl: 'Dzięki niemu Sandomierz zaczęły odwiedzać tłumy turystów.',
  },
};
