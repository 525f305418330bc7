import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { isTimeRelative } from '../../../../indexer/sources/wording.ts';
import { Language } from '../../../../src/contract/vocabulary.ts';

/** Sentences written for this list, and whether their answer depends on the current date. */
const SENTENCES: Record<Language, { tied: string[]; lasting: string[] }> = {
  en: {
    tied: [
      'Who is the current mayor of Testville?',
      'Which club does Anna Stub currently coach?',
      'Currently, who owns the Mock Gazette?',
      "What is the band's current line-up?",
      'Who is the reigning chess champion of Mockovia?',
      'Who is the incumbent governor of the state?',
      'What is the latest novel by Bob Mock?',
      'What is the newest member of the union?',
      'Which version of the program is the most recent?',
      'Which company has recently bought the Fixture Group?',
      'How has the population changed in recent years?',
      'How many films has the studio made in the last five years?',
      'Who won the most medals over the past decade?',
      'Who won the cup last year?',
      'who did the stubs play last week',
      'Who sang at the ceremony last night?',
      'When was the last time Mockovia won the cup?',
      'when did the testers last win the league',
      'What year did the volcano last erupt?',
      'Who last hosted the games?',
      'who was the last british player to win the open',
      'Who won the last World Cup?',
      'Where will the next Winter Olympics take place?',
      'who was elected in the last general election',
      'Which film won the award this year?',
      "Who presents this year's festival?",
      'where is the final being held this season',
      'How many members does the club have today?',
      'What is the house worth today?',
      'Which team does Cara Fake play for right now?',
      'As of now, how many moons are known?',
      'How many books of the series have been published so far?',
      'How many matches has she won to date?',
      'Who is the richest person at the moment?',
      'Which upcoming film stars Anna Stub?',
      'who is the prime minister of mockovia now',
      'where does bob mock live now?',
      'When will the next season begin?',
      'when is the new album coming out',
      'How old is Anna Stub?',
      'how old is the singer of the stubs',
      'Who is the oldest living former president?',
      'Is the drummer of the Fixtures still alive?',
      'what kind of government does mockovia have today',
      'what time is it in testville',
      'Who is next in line to the throne?',
      'Bob Mock died last year.',
      'The company recently opened its third museum.',
    ],
    lasting: [
      'Who was the last king of Poland?',
      'Who painted The Last Supper?',
      'who painted the last supper',
      'What is the last name of the hero of Mock Saga?',
      'What was the last film of Anna Stub?',
      'Which letter is the last of the Greek alphabet?',
      'Who was the last person to walk on the Moon?',
      'In which year did the last mammoths die?',
      'What was the last battle of the war?',
      'How long did the Hundred Years War last?',
      'Which emperor ruled in the last years of the empire?',
      'Who reigned during the last decade of the 19th century?',
      'Which unit measures electric current?',
      'What flows when an alternating current changes its direction?',
      'Which ocean current warms the coast of Norway?',
      'What is the unit of current?',
      'In what direction does the current flow?',
      'Which city is currently known as Istanbul?',
      'NATO was formed in this year.',
      'The Berlin Wall fell in this year.',
      'In which year was the wall built?',
      'Which novel is called "The Latest Stub"?',
      'Sort these periods from earliest to latest.',
      'What is the most recent common ancestor of a group called?',
      'Who ordered the film Apocalypse Now?',
      'who directed apocalypse now',
      'Which empire ruled what is now Iraq?',
      'Which material is still used today to make bells?',
      'What is the town known as today?',
      'How old is the Earth?',
      'how old is a yearling',
      'How old was Mozart when he wrote his first symphony?',
      'How old is Romeo in the play?',
      'When was the recently discovered tomb sealed?',
      'Who founded the village in 1990?',
      'Which president won the election of 1912?',
      'What happened the next year?',
      'Who sang "Last Night of Summer"?',
      'Which king reigned for seventy years?',
      'What does the present tense express?',
      'Which treaty ended the war to date back further?',
      'Which planet is the seventh from the Sun?',
      'Who came to power at the moment of the revolution?',
      'Which testament comes before the New Testament?',
      'What comes next in the row 2, 4, 8?',
      'Who lived in the tower in the past?',
      'What returned to the harbour in 1492?',
      'Which actor starred in Last Stub Standing?',
      'What did Newton discover at last?',
      'Which bird is the oldest known?',
    ],
  },
  pl: {
    tied: [
      'Kto jest obecnie burmistrzem Testowa?',
      'Kto jest obecnym prezydentem Mokowii?',
      'Jak nazywa się obecna królowa kraju?',
      'Kto aktualnie prowadzi ten program?',
      'Jaki jest aktualny rekord świata?',
      'Gdzie teraz mieszka Anna Atrapa?',
      'Kto jest urzędującym premierem?',
      'Jaki jest najnowszy film Jana Makiety?',
      'Kiedy Mokowia ostatni raz wygrała turniej?',
      'Co ostatnio wydał ten zespół?',
      'Ile filmów powstało w ostatnich latach?',
      'Kto wygrał najwięcej meczów w ostatnim sezonie?',
      'Kto wygrał ostatnie mistrzostwa świata?',
      'Gdzie odbędą się następne igrzyska?',
      'Kto zwyciężył w ostatnich wyborach?',
      'Kto zdobył nagrodę w zeszłym roku?',
      'Jaka drużyna zdobyła puchar w ubiegłym roku?',
      'Kto otrzymał nagrodę w tym roku?',
      'Ile medali zdobyła dotychczas ta zawodniczka?',
      'Ilu prezydentów miała jak dotąd Mokowia?',
      'Kto jest w tej chwili liderem listy?',
      'Ile lat ma Anna Atrapa?',
      'Kto jest najstarszym żyjącym prezydentem?',
      'Czy perkusista zespołu nadal żyje?',
      'Kiedy będzie następny odcinek?',
      'Kto wystąpi na tegorocznym festiwalu?',
    ],
    lasting: [
      'Kto był ostatnim królem Polski?',
      'Kto namalował Ostatnią Wieczerzę?',
      'Jaki jest ostatni odcinek serialu?',
      'Jaka jest ostatnia litera alfabetu?',
      'Jak nazywała się ostatnia żona króla?',
      'Jaki gaz jest obecny w powietrzu?',
      'Który pierwiastek, obecny we krwi, przenosi tlen?',
      'Kto był obecny przy podpisaniu traktatu?',
      'Co odkryto na początku ubiegłego wieku?',
      'Kto rządził w ostatnich latach życia króla?',
      'Kto wygrał mistrzostwa świata w 1974 roku?',
      'W którym roku wybuchła wojna?',
      'Kto urodził się w tym samym roku co Chopin?',
      'Jaka jest najwyższa góra Polski?',
      'Ile lat trwała wojna?',
      'Ile lat ma Ziemia?',
      'Ile lat miał Mozart, gdy napisał pierwszą symfonię?',
      'Jak dziś nazywa się Konstantynopol?',
      'Które państwo leżało na terenie dzisiejszej Turcji?',
      'Jaki przyszły król urodził się w Krakowie?',
      'Kiedy zbudowano zamek?',
      'Kiedy odbyły się pierwsze igrzyska?',
      'Jakie zwierzę żyje najdłużej?',
      'Kto był następcą Kazimierza Wielkiego?',
      'Kto napisał „Ostatnie życzenie”?',
      'Co oznacza obecność chlorofilu?',
      'Kto ostatecznie wygrał bitwę?',
    ],
  },
};

describe('isTimeRelative', () => {
  describe.each(Language.options)('in %s', (language) => {
    test.each(SENTENCES[language].tied)('marks %s', (sentence) => {
      expect(isTimeRelative(sentence, language)).toBe(true);
    });

    test.each(SENTENCES[language].lasting)('leaves %s', (sentence) => {
      expect(isTimeRelative(sentence, language)).toBe(false);
    });
  });

  test('ignores quotations and line breaks', () => {
    expect(isTimeRelative('Who wrote "Where are you now?" and “The Latest Stub”?', 'en')).toBe(false);
    expect(
      isTimeRelative('Who sang these lines:\nWhere are you right now?\nI saw you last night.', 'en'),
    ).toBe(false);
  });

  test('returns the same result for the same text on every call', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...Language.options), (text, language) => {
        expect(isTimeRelative(text, language)).toBe(isTimeRelative(text, language));
      }),
    );
  });
});
