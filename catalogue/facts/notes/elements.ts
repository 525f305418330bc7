import type { Notes } from './notes.ts';

/** About elements, by symbol; only these are asked. */
export const ELEMENT_NOTES: Notes = {
  h: {
    en: 'It makes up most of the Sun and nine out of ten atoms in the universe.',
    pl: 'Stanowi większą część masy Słońca i dziewięć na dziesięć atomów Wszechświata.',
  },
  he: {
    en: 'It makes voices squeak, and was found in the Sun before it was found on Earth.',
    pl: 'Wdychany zmienia głos na piskliwy; zanim znaleziono go na Ziemi, odkryto go na Słońcu.',
  },
  li: {
    en: 'It is in the batteries of phones and in medicines for bipolar disorder.',
    pl: 'Zawierają go baterie telefonów i leki na chorobę dwubiegunową.',
  },
  c: {
    en: 'Both diamond and pencil lead are made of it.',
    pl: 'Zbudowane są z niego i diament, i grafit ołówka.',
  },
  n: {
    en: 'It makes up 78 per cent of the air, and every protein contains it.',
    pl: 'Stanowi 78 procent powietrza i wchodzi w skład każdego białka.',
  },
  o: {
    en: 'Priestley and Scheele discovered it independently, and Lavoisier named it.',
    pl: 'Niezależnie od siebie odkryli go Priestley i Scheele, a nazwę nadał Lavoisier.',
  },
  f: {
    en: 'A little of it in toothpaste protects teeth.',
    pl: 'Niewielka ilość fluoru w paście chroni zęby.',
  },
  ne: {
    en: 'Neon signs glow red with it; the other colours take other gases.',
    pl: 'W neonach świeci na czerwono; inne barwy dają inne gazy.',
  },
  na: {
    en: 'The symbol comes from natrium, and that from Egyptian natron, used for mummies.',
    pl: 'Symbol pochodzi od natrium, a to od egipskiego natronu, którym osuszano mumie.',
  },
  mg: {
    en: 'It burns with a dazzling light, used in early flashes.',
    pl: 'Pali się oślepiającym płomieniem, dlatego używano go w lampach błyskowych.',
  },
  al: {
    en: 'Napoleon III dined off plates of aluminium, then dearer than gold.',
    pl: 'Napoleon III jadał z talerzy z aluminium, wówczas droższego od złota.',
  },
  si: {
    en: 'A valley in California is named after it, as chips are made of it.',
    pl: 'Od niego wzięła nazwę dolina w Kalifornii, bo robi się z niego układy scalone.',
  },
  p: {
    en: 'Hennig Brand boiled it out of urine in 1669; today the side of a matchbox contains it.',
    pl: 'W 1669 roku Hennig Brand uzyskał go z moczu; dziś zawiera go draska pudełka zapałek.',
  },
  s: { en: 'In the Bible it rains down on Sodom, as brimstone.', pl: 'W Biblii spada z nieba na Sodomę.' },
  cl: {
    en: 'It killed at Ypres in 1915 and cleans swimming pools.',
    pl: 'W 1915 roku zabijał pod Ypres, a dziś czyści baseny.',
  },
  ar: {
    en: 'Its Greek name means “lazy”: it hardly reacts with anything.',
    pl: 'Grecka nazwa znaczy „leniwy”: niemal z niczym nie reaguje.',
  },
  k: {
    en: 'The symbol comes from kalium; bananas are rich in it.',
    pl: 'Symbol pochodzi od łacińskiego kalium; pełno go w bananach.',
  },
  ca: { en: 'It is in milk, bones and plaster.', pl: 'Zawierają go mleko, kości i gips.' },
  ti: {
    en: 'Artificial hips are made of it: the body does not reject it.',
    pl: 'Robi się z niego sztuczne biodra, bo organizm go nie odrzuca.',
  },
  cr: {
    en: 'Rubies owe it their red and emeralds their green.',
    pl: 'Rubiny zawdzięczają mu czerwień, a szmaragdy zieleń.',
  },
  mn: {
    en: 'It hardens the steel of safes and railway points.',
    pl: 'Utwardza stal sejfów i zwrotnic kolejowych.',
  },
  fe: {
    en: 'The symbol comes from ferrum; the first iron that people worked had fallen from the sky.',
    pl: 'Symbol pochodzi od łacińskiego ferrum; pierwsze żelazo, jakie obrabiano, spadło z nieba w meteorytach.',
  },
  co: {
    en: 'It is named after goblins that spoilt the ore of miners.',
    pl: 'Nazwa pochodzi od koboldów, które psuły górnikom rudę.',
  },
  ni: {
    en: 'Miners named it after a demon; an American coin of five cents bears its name.',
    pl: 'Górnicy nazwali go od złego ducha; tak samo nazywa się amerykańska pięciocentówka.',
  },
  cu: {
    en: 'The symbol recalls Cyprus, where Romans mined it; the Statue of Liberty is clad in it.',
    pl: 'Symbol pochodzi od nazwy Cypru; miedzią jest pokryta Statua Wolności.',
  },
  zn: {
    en: 'A thin coat of it protects steel roofs and gutters from rust.',
    pl: 'Jego cienka warstwa chroni stalowe dachy i rynny przed rdzą.',
  },
  as: {
    en: 'It was called inheritance powder, as impatient heirs poisoned with it.',
    pl: 'Nazywano go proszkiem spadkowym, bo truli nim niecierpliwi spadkobiercy.',
  },
  se: {
    en: 'It is named after Selene, the Greek goddess of the Moon.',
    pl: 'Nazwa pochodzi od greckiej bogini Księżyca.',
  },
  br: { en: 'Its Greek name means “stench”.', pl: 'Grecka nazwa znaczy „smród”.' },
  kr: {
    en: 'Superman fears a mineral with a similar name.',
    pl: 'Podobnie nazywa się minerał, którego boi się Superman.',
  },
  sr: { en: 'It makes fireworks glow red.', pl: 'Barwi fajerwerki na czerwono.' },
  ag: {
    en: 'The symbol comes from argentum, and so does the name of Argentina.',
    pl: 'Symbol pochodzi od łacińskiego argentum, podobnie jak nazwa Argentyny.',
  },
  cd: { en: 'Its yellow shines in paintings by Monet.', pl: 'Żółcień kadmowa jaśnieje na obrazach Moneta.' },
  sn: {
    en: 'The symbol comes from stannum; below 13 °C it slowly crumbles.',
    pl: 'Symbol pochodzi od stannum; na mrozie cyna powoli się rozpada.',
  },
  sb: {
    en: 'The symbol comes from the Latin stibium; ancient eye make-up contained antimony.',
    pl: 'Symbol pochodzi od łacińskiego stibium; antymon zawierał już starożytny tusz do oczu.',
  },
  i: {
    en: 'Its Greek name means “violet”, after the colour of its vapour.',
    pl: 'Grecka nazwa znaczy „fiołkowy” – od barwy pary.',
  },
  xe: {
    en: 'Space probes fly to asteroids with engines that eject it.',
    pl: 'Napędza jonowe silniki sond lecących do planetoid.',
  },
  ba: {
    en: 'Patients drink a salt of it before X-rays of the stomach.',
    pl: 'Przed prześwietleniem żołądka pije się zawiesinę soli baru.',
  },
  w: {
    en: 'The symbol comes from Wolfram; it melts at 3,422 °C, last of all metals.',
    pl: 'Topi się dopiero w 3422 °C – żaden inny metal nie ma tak wysokiej temperatury topnienia.',
  },
  pt: {
    en: 'Spaniards who found it in America called it platina, “little silver”.',
    pl: 'Hiszpanie, którzy znaleźli ją w Ameryce, nazwali ją platina – „sreberko”.',
  },
  au: {
    en: 'The symbol comes from aurum; all ever mined would fit into a cube of 22 metres.',
    pl: 'Symbol pochodzi od aurum; całe wydobyte złoto zmieściłoby się w sześcianie o boku 22 metrów.',
  },
  hg: {
    en: 'The symbol comes from hydrargyrum, “water silver”; hatters went mad from it.',
    pl: 'Symbol pochodzi od hydrargyrum, „wodnego srebra”; od rtęci szaleli kapelusznicy.',
  },
  pb: {
    en: 'The symbol comes from plumbum: the Romans made water pipes of it, hence “plumber”.',
    pl: 'Symbol pochodzi od łacińskiego plumbum; Rzymianie robili z niego rury, stąd angielskie „plumber” – hydraulik.',
  },
  bi: { en: 'Its crystals form colourful staircases.', pl: 'Jego kryształy tworzą barwne schodki.' },
  po: {
    en: 'It killed the former agent Litvinenko in 2006.',
    pl: 'W 2006 roku otruto nim Aleksandra Litwinienkę, byłego agenta rosyjskich służb.',
  },
  ra: {
    en: 'Women who painted watch dials with it licked their brushes and fell ill.',
    pl: 'Kobiety malujące nim tarcze zegarków oblizywały pędzelki i chorowały.',
  },
  rn: { en: 'It seeps from granite into cellars.', pl: 'Przenika z granitu do piwnic.' },
  u: {
    en: 'Martin Klaproth named it after a planet that had been found eight years before.',
    pl: 'Martin Klaproth nazwał go od planety odkrytej osiem lat wcześniej.',
  },
  pu: { en: 'The bomb of Nagasaki contained it.', pl: 'Zawierała go bomba zrzucona na Nagasaki.' },
  b: {
    en: 'It helps glass for ovens and laboratories to stand the heat.',
    pl: 'Dzięki niemu szkło kuchenne i laboratoryjne znosi wysokie temperatury.',
  },
  be: {
    en: 'It is what emeralds and aquamarines have in common.',
    pl: 'Zawierają go szmaragdy i akwamaryny.',
  },
  cs: {
    en: 'It keeps the time: atomic clocks count the vibrations of its atoms.',
    pl: 'Odmierza czas: zegary atomowe liczą drgania jego atomów.',
  },
  eu: {
    en: 'It makes euro notes glow under ultraviolet light.',
    pl: 'Dzięki niemu banknoty euro świecą w ultrafiolecie.',
  },
  nd: {
    en: 'The strongest permanent magnets contain it, in headphones as in wind turbines.',
    pl: 'Zawierają go najsilniejsze magnesy trwałe – w słuchawkach i w wiatrakach.',
  },
  am: {
    en: 'A trace of it is in many smoke detectors.',
    pl: 'Śladowe ilości ameryku są w wielu czujnikach dymu.',
  },
};
