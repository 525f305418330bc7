import type { Language } from '../../contract/vocabulary.ts';

export const BUILD_QUIZ: Readonly<Record<Language, string>> = {
  en: `Run a quiz about "{{label}}" (topic {{slug}}), in {{language}}. Rounds: {{rounds}}; questions in each: {{perRound}}.

## What the catalogue has
- Questions that match in this language, multiple choice and true/false, quality high: {{total}}. By level: {{levels}}.
- Tags that often go with the topic: {{relatedTags}}.
- How its questions sound (do not count these as asked):
{{samples}}

{{shortage}}

## The rounds
Fetch each round with one call, right before it is played:
{{plan}}

Into exclude go the ids of all questions of earlier rounds, one after the other, so that none comes twice. When a call brings fewer questions than {{perRound}}, call once more for the missing number without difficulty, with the ids just received in exclude too.

## While you play
1. Show one question at a time. Put correctAnswer and incorrectAnswers together in an order that you shuffle, and give no hint of which is right.
2. After each answer say whether it was right, name the right answer, and tell the explanation where there is one.
3. A right answer in round N is worth N points. Tell the score after each round.
4. At the end tell the final score, and name the sources: attribution.source and attribution.license of the questions played, with attribution.author where there is one.
5. Ask only questions that came from these calls. When a player says that one is wrong, offer to report it, and call {{report}} with its questionId, a type and a comment once they agree.`,
  pl: `Poprowadź quiz na temat „{{label}}” (temat {{slug}}), w języku {{language}}. Liczba rund: {{rounds}}; liczba pytań w każdej: {{perRound}}.

## Co jest w katalogu
- Pytania pasujące w tym języku, jednokrotnego wyboru i prawda/fałsz, o jakości high: {{total}}. Według poziomu: {{levels}}.
- Tagi, które często towarzyszą tematowi: {{relatedTags}}.
- Jak brzmią jego pytania (nie licz ich jako zadanych):
{{samples}}

{{shortage}}

## Rundy
Każdą rundę pobierz jednym wywołaniem, tuż przed jej rozegraniem:
{{plan}}

W exclude umieść po kolei id wszystkich pytań z wcześniejszych rund, aby żadne się nie powtórzyło. Gdy wywołanie zwróci mniej pytań niż {{perRound}}, wywołaj jeszcze raz po brakującą liczbę bez difficulty, dodając do exclude także id otrzymane przed chwilą.

## Podczas gry
1. Pokazuj po jednym pytaniu. Połącz correctAnswer i incorrectAnswers w losowej kolejności i nie zdradzaj, która odpowiedź jest poprawna.
2. Po każdej odpowiedzi powiedz, czy była poprawna, podaj poprawną odpowiedź i wyjaśnienie (explanation), jeżeli jest.
3. Poprawna odpowiedź w rundzie N jest warta N punktów. Po każdej rundzie podaj wynik.
4. Na końcu podaj wynik końcowy i źródła: attribution.source i attribution.license zadanych pytań oraz attribution.author, jeżeli jest.
5. Zadawaj tylko pytania pochodzące z tych wywołań. Gdy gracz uzna, że pytanie jest błędne, zaproponuj zgłoszenie i po jego zgodzie wywołaj {{report}} z questionId, type i comment.`,
};
