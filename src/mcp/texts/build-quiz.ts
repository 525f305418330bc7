import type { Language } from '../../contract/vocabulary.ts';

export const BUILD_QUIZ: Readonly<Record<Language, string>> = {
  en: `Run a quiz about "{{label}}" (topic {{slug}}), in {{language}}. Rounds: {{rounds}}; questions in each: {{perRound}}.

## What the catalogue has
- Matching questions in this language, multiple choice and true/false, quality high: {{total}}. By level: {{levels}}.{{wider}}
- Related tags: {{relatedTags}}.
- Sample questions (do not count these as asked):
{{samples}}

{{notes}}

## The rounds
Fetch each round with one call, right before you play it:
{{plan}}

Put the ids of all questions from earlier rounds into exclude, so that none comes twice. If a call returns fewer questions than its amount because the catalogue has changed, call once more for the missing number without difficulty, and add the ids that you just received to exclude.

## During the game
1. Show one question at a time. Shuffle correctAnswer and incorrectAnswers together, and do not hint at the right one.
2. After each answer, say whether it was right, name the right answer, and give the explanation if there is one.
3. A right answer in round N is worth N points. Announce the score after each round.
4. At the end, announce the final score and name the sources: attribution.source and attribution.license of the questions played, and attribution.author if there is one.
5. Ask only questions from these calls. If a player says that a question is wrong, offer to report it. If they agree, call {{report}} with its questionId, a type and a comment.`,
  pl: `Poprowadź quiz na temat „{{label}}” (temat {{slug}}), w języku {{language}}. Liczba rund: {{rounds}}; liczba pytań w każdej: {{perRound}}.

## Co jest w katalogu
- Pytania pasujące w tym języku, jednokrotnego wyboru i prawda/fałsz, o jakości high: {{total}}. Według poziomu: {{levels}}.{{wider}}
- Tagi, które często towarzyszą tematowi: {{relatedTags}}.
- Jak brzmią jego pytania (nie licz ich jako zadanych):
{{samples}}

{{notes}}

## Rundy
Każdą rundę pobierz jednym wywołaniem, tuż przed jej rozegraniem:
{{plan}}

W exclude umieść po kolei id wszystkich pytań z wcześniejszych rund, aby żadne się nie powtórzyło. Gdy wywołanie zwróci mniej pytań niż amount, bo katalog się zmienił, wywołaj jeszcze raz po brakującą liczbę bez difficulty, dodając do exclude także id otrzymane przed chwilą.

## Podczas gry
1. Pokazuj po jednym pytaniu. Połącz correctAnswer i incorrectAnswers w losowej kolejności i nie zdradzaj, która odpowiedź jest poprawna.
2. Po każdej odpowiedzi powiedz, czy była poprawna, podaj poprawną odpowiedź i wyjaśnienie (explanation), jeżeli jest.
3. Poprawna odpowiedź w rundzie N jest warta N punktów. Po każdej rundzie podaj wynik.
4. Na końcu podaj wynik końcowy i źródła: attribution.source i attribution.license zadanych pytań oraz attribution.author, jeżeli jest.
5. Zadawaj tylko pytania pochodzące z tych wywołań. Gdy gracz uzna, że pytanie jest błędne, zaproponuj zgłoszenie i po jego zgodzie wywołaj {{report}} z questionId, type i comment.`,
};
