import type { Notes } from './notes.ts';

/** About elements, by symbol; only these are asked. */
export const ELEMENT_NOTES: Notes = {
  h: { en: 'It makes up most of the Sun.', pl: 'Stanowi większą część masy Słońca.' },
  he: {
    en: 'It makes voices squeak, and was found in the Sun before it was found on Earth.',
    pl: 'Zmienia głos na piskliwy; odkryto go najpierw w Słońcu.',
  },
  li: {
    en: 'It is in the batteries of telephones and in medicines for bipolar patients.',
    pl: 'Jest w bateriach telefonów i w lekach na chorobę dwubiegunową.',
  },
  c: {
    en: 'Both diamond and pencil lead consist of it.',
    pl: 'Składają się z niego i diament, i grafit ołówka.',
  },
  n: { en: 'It makes up 78 per cent of the air.', pl: 'Stanowi 78 procent powietrza.' },
  o: {
    en: 'Priestley and Scheele discovered it independently.',
    pl: 'Niezależnie odkryli go Priestley i Scheele.',
  },
  f: { en: 'Traces of it in toothpaste protect teeth.', pl: 'Jego ślady w paście chronią zęby.' },
  ne: { en: 'It shines red in signs.', pl: 'W reklamach świeci na czerwono.' },
  na: {
    en: 'The symbol comes from natrium, from Egyptian natron.',
    pl: 'Symbol pochodzi od łacińskiego natrium.',
  },
  mg: {
    en: 'It burns with a dazzling light, used in early flashes.',
    pl: 'Pali się oślepiającym światłem – dawniej w lampach błyskowych.',
  },
  al: {
    en: 'Napoleon III dined from plates of aluminium, then dearer than gold.',
    pl: 'Napoleon III jadał z talerzy z aluminium, wówczas droższego od złota.',
  },
  si: { en: 'A Californian valley is named after it.', pl: 'Od niego wzięła nazwę kalifornijska dolina.' },
  p: {
    en: 'A merchant found it in urine in 1669; matches contain it.',
    pl: 'W 1669 roku pewien kupiec odkrył go w moczu; zawierają go pudełka zapałek.',
  },
  s: { en: 'The Bible calls it brimstone.', pl: 'W Biblii spada z nieba na Sodomę.' },
  cl: {
    en: 'It killed at Ypres in 1915 and cleans swimming pools.',
    pl: 'W 1915 roku zabijał pod Ypres, a dziś czyści baseny.',
  },
  ar: { en: 'Its name means “lazy”.', pl: 'Nazwa znaczy „leniwy”.' },
  k: {
    en: 'The symbol comes from kalium; bananas are rich in it.',
    pl: 'Symbol pochodzi od łacińskiego kalium; pełno go w bananach.',
  },
  ca: { en: 'It is in milk, bones and plaster.', pl: 'Jest w mleku, kościach i gipsie.' },
  ti: { en: 'Artificial hips are made of it.', pl: 'Robi się z niego sztuczne biodra.' },
  cr: {
    en: 'Rubies owe it their red and emeralds their green.',
    pl: 'Rubiny zawdzięczają mu czerwień, a szmaragdy zieleń.',
  },
  mn: { en: 'It was used in steel for safes.', pl: 'Utwardzano nim stal na sejfy.' },
  fe: {
    en: 'The symbol comes from ferrum; meteorites brought the first.',
    pl: 'Symbol pochodzi od łacińskiego ferrum; pierwsze pochodziło z meteorytów.',
  },
  co: {
    en: 'It is named after goblins that spoilt the ore of miners.',
    pl: 'Nazwa pochodzi od koboldów, które psuły górnikom rudę.',
  },
  ni: {
    en: 'It is named after a demon; an American coin bears the name.',
    pl: 'Nazwa pochodzi od złego ducha; nosi ją amerykańska pięciocentówka.',
  },
  cu: {
    en: 'The symbol recalls Cyprus, where Romans mined it; the Statue of Liberty is clad in it.',
    pl: 'Symbol pochodzi od nazwy Cypru; jest nim pokryta Statua Wolności.',
  },
  zn: { en: 'It protects roofs and gutters from rust.', pl: 'Chroni dachy i rynny przed rdzą.' },
  as: { en: 'It was the favourite poison of heirs.', pl: 'Był ulubioną trucizną spadkobierców.' },
  se: { en: 'It is named after the Moon.', pl: 'Nazwa pochodzi od greckiej bogini Księżyca.' },
  br: { en: 'Its name means “stench”.', pl: 'Nazwa znaczy „smród”.' },
  kr: {
    en: 'Superman fears a mineral with a similar name.',
    pl: 'Podobnie nazywa się minerał, którego boi się Superman.',
  },
  sr: { en: 'It colours fireworks red.', pl: 'Barwi fajerwerki na czerwono.' },
  ag: {
    en: 'The symbol comes from argentum; Argentina is named after it.',
    pl: 'Symbol pochodzi od argentum; od niego wzięła nazwę Argentyna.',
  },
  cd: { en: 'Its yellow shines in paintings by Monet.', pl: 'Jego żółcień świeci na obrazach Moneta.' },
  sn: {
    en: 'The symbol comes from stannum; below 13 °C it slowly crumbles.',
    pl: 'Symbol pochodzi od stannum; w mrozie powoli się rozpada.',
  },
  sb: {
    en: 'The symbol comes from stibium; ancient eye make-up contained it.',
    pl: 'Symbol pochodzi od stibium; zawierał go starożytny tusz do oczu.',
  },
  i: { en: 'Its name means “violet”, after its vapour.', pl: 'Nazwa znaczy „fiołkowy” – od barwy pary.' },
  xe: {
    en: 'Probes fly to asteroids with engines that eject it.',
    pl: 'Wyrzucają go silniki sond lecących do planetoid.',
  },
  ba: {
    en: 'Patients drink a salt of it before X-rays of the stomach.',
    pl: 'Przed prześwietleniem żołądka pije się jego sól.',
  },
  w: {
    en: 'The symbol comes from Wolfram; it melts at 3,422 °C, last of all metals.',
    pl: 'Topi się w 3422 °C – najpóźniej ze wszystkich metali.',
  },
  pt: { en: 'Its Spanish name means “little silver”.', pl: 'Hiszpańska nazwa znaczy „sreberko”.' },
  au: {
    en: 'The symbol comes from aurum; all ever mined would fit into a cube of 22 metres.',
    pl: 'Symbol pochodzi od aurum; całe wydobyte złoto zmieściłoby się w sześcianie o boku 22 metrów.',
  },
  hg: {
    en: 'The symbol comes from hydrargyrum, “water silver”; hatters went mad from it.',
    pl: 'Symbol pochodzi od hydrargyrum, „wodnego srebra”; szaleli od niego kapelusznicy.',
  },
  pb: {
    en: 'The symbol comes from plumbum, as does the word “plumber”.',
    pl: 'Symbol pochodzi od plumbum; rzymskie wodociągi robiono z tego metalu.',
  },
  bi: { en: 'Its crystals form colourful staircases.', pl: 'Jego kryształy tworzą barwne schodki.' },
  po: {
    en: 'It killed the former agent Litvinenko in 2006.',
    pl: 'W 2006 roku otruto nim byłego agenta Litwinienkę.',
  },
  ra: {
    en: 'Dial painters licked their brushes and fell ill from it.',
    pl: 'Chorowały od niego malarki świecących tarcz zegarków.',
  },
  rn: { en: 'It seeps from granite into cellars.', pl: 'Przenika z granitu do piwnic.' },
  u: {
    en: 'Klaproth named it after the newly discovered planet.',
    pl: 'Klaproth nazwał go od nowo odkrytej planety.',
  },
  pu: { en: 'The bomb of Nagasaki contained it.', pl: 'Zawierała go bomba zrzucona na Nagasaki.' },
  b: { en: 'It is in heat-proof glass.', pl: 'Wchodzi w skład szkła żaroodpornego.' },
  be: { en: 'Emeralds contain it.', pl: 'Zawierają go szmaragdy.' },
};
