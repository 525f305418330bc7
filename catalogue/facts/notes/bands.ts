import type { Notes } from './notes.ts';

/** About bands. */
export const BAND_NOTES: Notes = {
  'red-hot-chili-peppers': {
    en: 'The singer and the bass player, Flea, met at school.',
    pl: 'Basista Flea poznał wokalistę w szkole.',
  },
  myslovitz: {
    en: 'Their greatest hit is “Długość dźwięku samotności”.',
    pl: 'Największy przebój zespołu to „Długość dźwięku samotności”.',
  },
  'the-killers': {
    en: 'They took their name from a bass drum in a video by New Order.',
    pl: 'Zespół wziął nazwę z napisu na bębnie w teledysku New Order.',
  },
  'iron-maiden': {
    en: 'The singer, a trained pilot, flew the band round the world himself.',
    pl: 'Wokalista jest też pilotem i sam woził zespół samolotem po świecie.',
  },
  maneskin: {
    en: 'They won the Eurovision Song Contest in 2021.',
    pl: 'W 2021 roku zespół wygrał Konkurs Piosenki Eurowizji.',
  },
  blondie: {
    en: 'Their hit “Call Me” comes from the film “American Gigolo”.',
    pl: 'Przebój „Call Me” pochodzi z filmu „Amerykański żigolak”.',
  },
  'the-cranberries': {
    en: '“Zombie” was their protest against the violence in Northern Ireland.',
    pl: 'Piosenką „Zombie” zespół protestował przeciw przemocy w Irlandii Północnej.',
  },
  queen: {
    en: 'Their guitarist, Brian May, holds a doctorate in astrophysics.',
    pl: 'Gitarzysta Brian May ma doktorat z astrofizyki.',
  },
  republika: {
    en: 'Black-and-white stripes were their trademark.',
    pl: 'Znakiem rozpoznawczym zespołu były biało-czarne pasy.',
  },
  metallica: {
    en: 'In 2013 they played in Antarctica, too.',
    pl: 'W 2013 roku zespół zagrał nawet na Antarktydzie.',
  },
  'lady-pank': {
    en: 'In 1985 they recorded an album in English, “Drop Everything”.',
    pl: 'W 1985 roku zespół nagrał anglojęzyczną płytę „Drop Everything”.',
  },
  'the-doors': {
    en: 'Their name goes back to a book by Aldous Huxley, “The Doors of Perception”.',
    pl: 'Nazwa nawiązuje do książki Aldousa Huxleya „Drzwi percepcji”.',
  },
  kult: {
    en: "The album “Tata Kazika” consists of songs by the singer's father.",
    pl: 'Płyta „Tata Kazika” to piosenki, które napisał ojciec wokalisty.',
  },
  'the-prodigy': {
    en: '“Firestarter” took them to number one in Britain in 1996.',
    pl: 'W 1996 roku „Firestarter” dał zespołowi pierwsze miejsce na brytyjskiej liście.',
  },
  maanam: {
    en: '“Boskie Buenos” was one of their first hits.',
    pl: 'Jednym z pierwszych przebojów zespołu było „Boskie Buenos”.',
  },
  nirvana: {
    en: 'The cover of their “Nevermind” shows a swimming baby.',
    pl: 'Na okładce płyty „Nevermind” pływa niemowlę.',
  },
  oasis: {
    en: 'The band broke up in 2009 over a quarrel between the Gallagher brothers.',
    pl: 'W 2009 roku zespół rozpadł się po kłótni braci Gallagherów.',
  },
  rem: {
    en: 'The name was picked at random from a dictionary; it stands for “rapid eye movement”.',
    pl: 'Nazwę wybrano na chybił trafił ze słownika; to skrót oznaczający fazę snu.',
  },
  'the-smiths': {
    en: 'They wanted the most ordinary name that there is.',
    pl: 'Za nazwę zespół obrał najzwyklejsze angielskie nazwisko.',
  },
  'black-sabbath': {
    en: 'Their guitarist, Tony Iommi, had lost two fingertips in a factory.',
    pl: 'Gitarzysta Tony Iommi stracił w fabryce opuszki dwóch palców.',
  },
  feel: {
    en: 'Their first hit, in 2007, was “A gdy jest już ciemno”.',
    pl: 'Pierwszy przebój zespołu to „A gdy jest już ciemno” z 2007 roku.',
  },
  enej: {
    en: 'In 2011 they won the talent show “Must Be the Music”.',
    pl: 'W 2011 roku zespół wygrał program „Must Be the Music”.',
  },
  'led-zeppelin': {
    en: 'The name comes from a joke that they would go down like a lead balloon.',
    pl: 'Nazwa wzięła się z żartu, że spadną jak ołowiany balon.',
  },
  'the-cure': {
    en: "“Friday I'm in Love” and “Boys Don't Cry” are theirs.",
    pl: 'Największe przeboje zespołu to „Friday I’m in Love” i „Boys Don’t Cry”.',
  },
  dzem: {
    en: 'The film “Skazany na bluesa” tells the life of the singer.',
    pl: 'O życiu wokalisty opowiada film „Skazany na bluesa”.',
  },
  aerosmith: {
    en: 'Their only number one in the United States was a song from the film “Armageddon”.',
    pl: 'Na szczyt amerykańskiej listy zespół wszedł tylko raz – z piosenką z filmu „Armageddon”.',
  },
  rammstein: { en: 'The singer is a trained pyrotechnician.', pl: 'Wokalista ma uprawnienia pirotechnika.' },
  'rage-against-the-machine': {
    en: 'Their guitarist, Tom Morello, studied at Harvard.',
    pl: 'Gitarzysta Tom Morello studiował na Harvardzie.',
  },
  'a-ha': {
    en: '“Take On Me” reached number one in the United States in 1985.',
    pl: 'W 1985 roku „Take On Me” dotarło na szczyt amerykańskiej listy przebojów.',
  },
  abba: {
    en: 'They won the Eurovision Song Contest in 1974 with “Waterloo”.',
    pl: 'W 1974 roku zespół wygrał Konkurs Piosenki Eurowizji utworem „Waterloo”.',
  },
  'ac-dc': {
    en: 'Their guitarist, Angus Young, appears on stage in a school uniform.',
    pl: 'Gitarzysta Angus Young występuje w szkolnym mundurku.',
  },
  'arcade-fire': {
    en: 'In 2011 “The Suburbs” won them the Grammy for album of the year.',
    pl: 'W 2011 roku za „The Suburbs” zespół dostał Grammy w kategorii „album roku”.',
  },
  bts: {
    en: 'In 2020 “Dynamite” took them to the top of the American charts.',
    pl: 'W 2020 roku z piosenką „Dynamite” zespół dotarł na szczyt amerykańskiej listy przebojów.',
  },
  'daft-punk': {
    en: 'The two musicians hid their faces under robot helmets.',
    pl: 'Obaj muzycy ukrywali twarze pod hełmami robotów.',
  },
  europe: {
    en: 'Their greatest hit is “The Final Countdown”.',
    pl: 'Największy przebój zespołu to „The Final Countdown”.',
  },
  him: { en: 'They called their music “love metal”.', pl: 'Swoją muzykę zespół nazywał „love metalem”.' },
  inxs: {
    en: 'Their best-known album, “Kick”, came out in 1987.',
    pl: 'Najsłynniejsza płyta zespołu, „Kick”, ukazała się w 1987 roku.',
  },
  kraftwerk: { en: 'Their name means “power station”.', pl: 'Nazwa zespołu znaczy „elektrownia”.' },
  nickelback: {
    en: "The bass player used to hand out change in a café: “Here's your nickel back.”",
    pl: 'Basista wydawał w kawiarni resztę ze słowami „Here’s your nickel back”.',
  },
  scorpions: {
    en: 'Their “Wind of Change” became the song of the fall of the Berlin Wall.',
    pl: '„Wind of Change” stało się symbolem upadku muru berlińskiego.',
  },
  sepultura: { en: 'Their name means “grave”.', pl: 'Nazwa zespołu znaczy „grób”.' },
  'tokio-hotel': {
    en: 'The singer and the guitarist are twin brothers.',
    pl: 'Wokalista i gitarzysta to bracia bliźniacy.',
  },
  'arctic-monkeys': {
    en: 'No British band had ever sold a debut album faster.',
    pl: 'Żadna debiutancka płyta brytyjskiego zespołu nie rozeszła się szybciej.',
  },
  'budka-suflera': {
    en: '“Takie tango” became their greatest hit in 1997.',
    pl: 'Największy przebój zespołu, „Takie tango”, pochodzi z 1997 roku.',
  },
  coldplay: { en: 'The musicians met at university.', pl: 'Muzycy poznali się na studiach.' },
  'depeche-mode': {
    en: 'Their name was taken from a French fashion magazine.',
    pl: 'Zespół wziął nazwę od francuskiego magazynu mody.',
  },
  'foo-fighters': {
    en: 'Wartime pilots gave this name to mysterious lights in the sky.',
    pl: 'Podczas wojny lotnicy nazywali „foo fighters” tajemnicze światła na niebie.',
  },
  hey: { en: 'Their album “Fire” made them famous in 1993.', pl: 'W 1993 roku rozsławił ich album „Fire”.' },
  'joy-division': {
    en: 'After the death of the singer, the others went on as New Order.',
    pl: 'Po śmierci wokalisty pozostali grali dalej jako New Order.',
  },
  kiss: {
    en: 'They painted their faces black and white from the very beginning.',
    pl: 'Od samego początku muzycy malowali twarze na biało i czarno.',
  },
  'oddzial-zamkniety': {
    en: '“Obudź się” is one of their songs.',
    pl: 'Jedna z piosenek zespołu to „Obudź się”.',
  },
  'pearl-jam': {
    en: 'In 1994 they complained about ticket prices before the American Congress.',
    pl: 'W 1994 roku muzycy skarżyli się przed Kongresem USA na ceny biletów.',
  },
  perfect: {
    en: '“Nie płacz Ewka” is one of their songs.',
    pl: 'Jedna z piosenek zespołu to „Nie płacz Ewka”.',
  },
  roxette: {
    en: '“It Must Have Been Love” became famous with the film “Pretty Woman”.',
    pl: 'Piosenkę „It Must Have Been Love” rozsławił film „Pretty Woman”.',
  },
  'the-rolling-stones': {
    en: 'A student drew their logo with the tongue.',
    pl: 'Logo z językiem narysował student.',
  },
  u2: { en: 'The four musicians met at school.', pl: 'Czterej muzycy poznali się w szkole.' },
};
