/**
 * The most common words and keyboard rows in passwords, English and Polish. Digits and signs around them are ignored.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
  password passwort passw0rd p4ssword p4ssw0rd pa55word pa55w0rd parola haslo hasło hasełko motdepasse contrasena secret sekret
  letmein letmein welcome welcome witaj witam iloveyou ilovey0u kocham kochamcie kochamcię kochanie kochamciebie misiaczek
  admin administrator root user guest default changeme changethis zmienmnie zmieńmnie testtest test tester testing temporary
  qwerty qwertz azerty qwert qwertyuiop qwertyui qwertyuio asdfghjkl asdfghjk asdfasdf asdfgh asdf zxcvbnm zxcvbn zxcvbnmm
  qazwsx qazwsxedc qwe qweqwe qweasd qweasdzxc zaqwsx zaqxsw abcd abcde abcdef abcdefg abcdefgh abc abcabc aaa
  dragon monkey master shadow sunshine princess football baseball basketball superman batman spiderman starwars pokemon
  trustno michael jennifer jordan hunter charlie jessica ashley daniel michelle nicole matthew andrew joshua thomas robert
  whatever freedom mustang computer internet samsung google facebook liverpool chelsea arsenal barcelona juventus
  flower summer winter spring autumn lato zima wiosna jesien jesień january february monday friday
  polska polskapolska warszawa krakow kraków gdansk gdańsk wroclaw wrocław legia lechpoznan widzew
  marcin mateusz bartek kasia basia agnieszka karolina natalia monika dominik damian patryk kamil lukasz łukasz michal michał
  piotrek krzysztof zuzanna wiktoria oliwia julka lolek bolek samochod samochód komputer truskawka czekolada kwiatek
  slonko słonko sloneczko słoneczko niunia kotek piesek matrix killer cheese banana cookie purple orange silver diamond
  trivia quiz trivial triviaquestionservice service
  `
    .trim()
    .split(/\s+/),
);
