import type { Notes } from './notes.ts';

/** About presidents of the United States. */
export const AMERICAN_PRESIDENT_NOTES: Notes = {
  'john-adams': {
    en: 'He was the first president to live in the White House.',
    pl: 'Jako pierwszy prezydent zamieszkał w Białym Domu.',
  },
  'theodore-roosevelt': {
    en: 'The teddy bear is named after him.',
    pl: 'Od jego przezwiska Teddy pochodzi angielska nazwa pluszowego misia.',
  },
  'thomas-jefferson': {
    en: 'He died on 4 July 1826, fifty years to the day after the Declaration of Independence.',
    pl: 'Zmarł 4 lipca 1826 roku, dokładnie pięćdziesiąt lat po przyjęciu Deklaracji niepodległości.',
  },
  'dwight-d-eisenhower': {
    en: 'He had commanded the Allied landing in Normandy.',
    pl: 'Wcześniej dowodził lądowaniem aliantów w Normandii.',
  },
  'john-f-kennedy': {
    en: 'At 43 he was the youngest man ever elected to the office.',
    pl: 'Miał 43 lata – nikt młodszy nie wygrał wyborów prezydenckich.',
  },
  'lyndon-b-johnson': {
    en: 'He took the oath on board an aeroplane, two hours after the death of Kennedy.',
    pl: 'Przysięgę złożył na pokładzie samolotu, dwie godziny po śmierci Kennedy’ego.',
  },
  'james-madison': {
    en: 'At 1.63 metres he was the shortest president of all.',
    pl: 'Miał 163 centymetry i był najniższym ze wszystkich prezydentów.',
  },
  'ronald-reagan': {
    en: 'He had acted in more than fifty films.',
    pl: 'Wcześniej zagrał w ponad pięćdziesięciu filmach.',
  },
  'george-h-w-bush': { en: 'He had been director of the CIA.', pl: 'Wcześniej był dyrektorem CIA.' },
  'bill-clinton': {
    en: 'During his campaign he played the saxophone on television.',
    pl: 'W czasie kampanii zagrał w telewizji na saksofonie.',
  },
  'george-w-bush': {
    en: 'Like John Quincy Adams, he was the son of a president.',
    pl: 'Podobnie jak John Quincy Adams, był synem prezydenta.',
  },
  'barack-obama': { en: 'He was born in Honolulu.', pl: 'Urodził się w Honolulu.' },
  'joe-biden': {
    en: 'At 78 he was older on taking office than any president before him.',
    pl: 'Objął urząd w wieku 78 lat, później niż którykolwiek z poprzedników.',
  },
  'andrew-jackson': {
    en: 'A bullet from a duel remained in his chest for the rest of his life.',
    pl: 'Do końca życia nosił w piersi kulę z pojedynku.',
  },
  'george-washington': {
    en: 'He was the only president ever to receive all the votes of the electors.',
    pl: 'Jako jedyny zdobył głosy wszystkich elektorów.',
  },
};

/** About heads of state and government. */
export const STATESMAN_NOTES: Notes = {
  'boris-johnson': { en: 'He was born in New York.', pl: 'Urodził się w Nowym Jorku.' },
  'boris-yeltsin': {
    en: 'He stood on a tank to oppose the coup of August 1991.',
    pl: 'Podczas puczu w sierpniu 1991 roku przemawiał z czołgu.',
  },
  'emmanuel-macron': {
    en: 'At 39 he was the youngest president the country had ever had.',
    pl: 'Miał 39 lat i był najmłodszym prezydentem w dziejach kraju.',
  },
  'giorgia-meloni': {
    en: 'No woman had headed the government there before.',
    pl: 'Jest pierwszą kobietą, która stanęła na czele włoskiego rządu.',
  },
  'hosni-mubarak': {
    en: 'He resigned in 2011, after 18 days of protests.',
    pl: 'Ustąpił w 2011 roku, po 18 dniach protestów.',
  },
  'hugo-chavez': {
    en: 'He hosted a television programme of his own, “Aló Presidente”.',
    pl: 'Prowadził własny program telewizyjny „Aló Presidente”.',
  },
  'jacinda-ardern': {
    en: 'She had a baby while she was in office.',
    pl: 'Urodziła dziecko, będąc szefową rządu.',
  },
  'jair-bolsonaro': { en: 'He had been a captain in the army.', pl: 'Wcześniej był kapitanem w wojsku.' },
  'jawaharlal-nehru': {
    en: 'His daughter, Indira Gandhi, later held the same office.',
    pl: 'Później ten sam urząd pełniła jego córka, Indira Gandhi.',
  },
  'justin-trudeau': {
    en: 'His father, Pierre, had held the same office.',
    pl: 'Ten sam urząd pełnił jego ojciec, Pierre.',
  },
  'luiz-inacio-lula-da-silva': {
    en: 'He had been a metalworker and a trade-union leader.',
    pl: 'Wcześniej był metalowcem i przywódcą związkowym.',
  },
  'narendra-modi': {
    en: 'As a boy he helped his father to sell tea at a railway station.',
    pl: 'Jako chłopiec pomagał ojcu sprzedawać herbatę na stacji kolejowej.',
  },
  'nicolas-sarkozy': {
    en: 'His father was an immigrant from Hungary.',
    pl: 'Jego ojciec był imigrantem z Węgier.',
  },
  'olaf-scholz': { en: 'He had been mayor of Hamburg.', pl: 'Wcześniej był burmistrzem Hamburga.' },
  'shinzo-abe': {
    en: 'He was shot during a campaign speech in 2022.',
    pl: 'W 2022 roku zastrzelono go podczas przemówienia na wiecu.',
  },
  'silvio-berlusconi': {
    en: 'He also owned the football club AC Milan.',
    pl: 'Był też właścicielem klubu piłkarskiego AC Milan.',
  },
  'vaclav-havel': {
    en: 'He was a playwright who had been imprisoned as a dissident.',
    pl: 'Był dramatopisarzem, który jako dysydent siedział w więzieniu.',
  },
  'viktor-orban': {
    en: 'The party that he helped to found once accepted no one over 35.',
    pl: 'Partia, którą współtworzył, przyjmowała niegdyś tylko osoby do 35. roku życia.',
  },
  'willy-brandt': {
    en: 'In 1970 he fell to his knees before the Ghetto Heroes Monument in Warsaw.',
    pl: 'W 1970 roku ukląkł przed pomnikiem Bohaterów Getta w Warszawie.',
  },
};
