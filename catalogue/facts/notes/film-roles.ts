import type { Notes } from './notes.ts';

/** About roles in films and those who played them; “he” and “she” are the actors. */
export const FILM_ROLE_NOTES: Notes = {
  'andrzej-kmicic': {
    en: 'Fans of the book protested at first, because he had played the traitor Azja in another film.',
    pl: 'Miłośnicy powieści z początku protestowali, bo wcześniej aktor zagrał zdrajcę Azję.',
  },
  'emmett-brown': {
    en: 'His wild hair was inspired by Albert Einstein.',
    pl: 'Rozwichrzoną fryzurę wzorowano na Albercie Einsteinie.',
  },
  'ellen-ripley': {
    en: 'The script allowed every part to be played by a man or a woman.',
    pl: 'Scenariusz napisano tak, że każdą z postaci mogła zagrać i kobieta, i mężczyzna.',
  },
  'jake-sully': {
    en: 'The film overtook “Titanic”, by the same director, at the box office.',
    pl: 'Film pobił rekord kasowy „Titanica”, dzieła tego samego reżysera.',
  },
  'kazimierz-pawlak': {
    en: 'The quarrel with the neighbour, Kargul, went on in two more films.',
    pl: 'Spór z sąsiadem Kargulem trwał jeszcze w dwóch następnych filmach.',
  },
  leon: {
    en: 'Natalie Portman made her debut in the film.',
    pl: 'W tym filmie zadebiutowała Natalie Portman.',
  },
  'oskar-schindler': { en: 'The film won seven Oscars.', pl: 'Film zdobył siedem Oscarów.' },
  'tyler-durden': {
    en: 'The first rule of the club is not to talk about it.',
    pl: 'Pierwsza zasada klubu brzmi: nie rozmawiać o nim.',
  },
  'bella-swan': {
    en: 'The rainy town of Forks, where the film is set, really exists in the state of Washington.',
    pl: 'Deszczowe miasteczko Forks naprawdę istnieje – leży w stanie Waszyngton.',
  },
  'edward-cullen': {
    en: 'The actor had earlier been Cedric Diggory in a Harry Potter film.',
    pl: 'Aktor wcześniej zagrał Cedrika w jednym z filmów o Harrym Potterze.',
  },
  'frodo-baggins': {
    en: 'All three parts were shot in New Zealand at the same time.',
    pl: 'Wszystkie trzy części kręcono równocześnie w Nowej Zelandii.',
  },
  'hermione-granger': { en: 'She had never acted in a film before.', pl: 'Był to jej debiut na ekranie.' },
  'indiana-jones': {
    en: 'The fearless hero is afraid of snakes.',
    pl: 'Nieustraszony bohater boi się węży.',
  },
  'katniss-everdeen': {
    en: 'The heroine is named after an edible water plant.',
    pl: 'Imię bohaterki to angielska nazwa jadalnej rośliny wodnej.',
  },
  'michael-corleone': {
    en: 'He was so little known that the studio did not want him.',
    pl: 'Był tak mało znany, że wytwórnia nie chciała go w tej roli.',
  },
  'miranda-priestly': {
    en: 'Anna Wintour, for decades the editor of “Vogue”, is said to be the model for the character.',
    pl: 'Za pierwowzór postaci uchodzi Anna Wintour, wieloletnia szefowa „Vogue’a”.',
  },
  'randle-mcmurphy': {
    en: 'The film won all five main Oscars.',
    pl: 'Film zdobył pięć najważniejszych Oscarów.',
  },
  'rose-dewitt-bukater': {
    en: 'Gloria Stuart, who played the heroine in old age, was nominated for an Oscar at 87.',
    pl: 'Gloria Stuart, która zagrała bohaterkę na starość, dostała nominację do Oscara w wieku 87 lat.',
  },
  'scarlett-ohara': {
    en: 'The search for the right actress lasted two years.',
    pl: 'Odpowiedniej aktorki szukano dwa lata.',
  },
  'severus-snape': {
    en: 'J. K. Rowling had told him a secret of the character long before the last book.',
    pl: 'J. K. Rowling zdradziła mu sekret tej postaci na długo przed ostatnim tomem.',
  },
  'travis-bickle': {
    en: "“You talkin' to me?” was improvised.",
    pl: 'Słynne „You talkin’ to me?” było improwizacją.',
  },
  'vincent-vega': {
    en: 'His dance with Uma Thurman is among the most famous scenes of the film.',
    pl: 'Jego taniec z Umą Thurman to jedna z najsłynniejszych scen filmu.',
  },
  'vito-corleone': { en: 'He refused the Oscar for the part.', pl: 'Za tę rolę nie przyjął Oscara.' },
  'vivian-ward': {
    en: 'The title comes from a song by Roy Orbison.',
    pl: 'Tytuł pochodzi od piosenki Roya Orbisona.',
  },
  'amelie-poulain': {
    en: 'The café where the heroine works really exists in Montmartre.',
    pl: 'Kawiarnia, w której pracuje bohaterka, naprawdę istnieje na Montmartrze.',
  },
  'borat-sagdiyev': {
    en: "The hero's home village was filmed in Romania, not in Kazakhstan.",
    pl: 'Rodzinną wieś bohatera nakręcono nie w Kazachstanie, lecz w Rumunii.',
  },
  'dominic-toretto': {
    en: 'The film of 2001 was the first of a long series.',
    pl: 'Film z 2001 roku rozpoczął długą serię.',
  },
  'dorothy-gale': {
    en: 'She also sang “Over the Rainbow” in the film.',
    pl: 'To ona śpiewa w filmie piosenkę „Over the Rainbow”.',
  },
  'john-rambo': {
    en: 'In the novel behind the film, the hero dies.',
    pl: 'W powieści, na której oparto film, bohater ginie.',
  },
  'maciek-chelmicki': {
    en: 'He wore his own jacket, jeans and dark glasses.',
    pl: 'Grał we własnej kurtce, dżinsach i ciemnych okularach.',
  },
  'marty-mcfly': {
    en: 'He replaced Eric Stoltz after weeks of filming.',
    pl: 'Zastąpił Erica Stoltza po kilku tygodniach zdjęć.',
  },
  morpheus: {
    en: 'The character offers the hero a red pill and a blue one.',
    pl: 'Morfeusz podsuwa głównemu bohaterowi dwie pigułki, czerwoną i niebieską.',
  },
  neo: { en: 'The name is an anagram of “one”.', pl: 'Imię bohatera to anagram angielskiego słowa „one”.' },
  'norman-bates': {
    en: 'Chocolate syrup served as blood in the shower scene.',
    pl: 'W scenie pod prysznicem krew udawał syrop czekoladowy.',
  },
  'ron-weasley': {
    en: 'He had applied with a video in which he rapped.',
    pl: 'Na przesłuchanie wysłał nagranie, w którym rapował.',
  },
  'wladyslaw-szpilman': {
    en: 'At 29 he became the youngest winner of the Oscar for best actor.',
    pl: 'W wieku 29 lat został najmłodszym laureatem Oscara dla najlepszego aktora.',
  },
  'clarice-starling': {
    en: 'She trained with the FBI before the filming.',
    pl: 'Przed zdjęciami aktorka szkoliła się w FBI.',
  },
  'hannibal-lecter': {
    en: 'He won an Oscar for a part of less than half an hour.',
    pl: 'Aktor dostał Oscara, choć na ekranie widać go niespełna pół godziny.',
  },
  gandalf: {
    en: "He really hit his head on a beam in the hobbit's house, and the scene was kept.",
    pl: 'Aktor naprawdę uderzył głową w belkę w domku hobbita i to ujęcie weszło do filmu.',
  },
  'luke-skywalker': {
    en: 'He later lent his voice to the Joker in cartoons.',
    pl: 'Aktor użyczał później głosu Jokerowi w filmach animowanych.',
  },
  maximus: { en: 'He won an Oscar for the part.', pl: 'Za tę rolę dostał Oscara.' },
  'mia-wallace': {
    en: 'In a famous scene she dances the twist with John Travolta.',
    pl: 'W słynnej scenie tańczy twista z Johnem Travoltą.',
  },
  'princess-leia': {
    en: "Her mother, Debbie Reynolds, starred in “Singin' in the Rain”.",
    pl: 'Jej matka, Debbie Reynolds, zagrała w „Deszczowej piosence”.',
  },
};
