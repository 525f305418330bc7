import { z } from 'zod';

import {
  LARGEST_PAGE,
  LONGEST_REPORT_TEXT,
  MOST_DRAWN,
  MOST_IDS,
  REPORTS_PER_MINUTE,
  SHORTEST_QUESTION_TEXT,
} from '../../contract/limits.ts';
import type { Language } from '../../contract/vocabulary.ts';

/**
 * What clients can build with stable ids, filters and seeds. The service itself stores no daily questions or seen
 * questions.
 */
export const Mechanic = z.enum([
  'daily_challenge',
  'no_repeat',
  'multi_language_same_q',
  'multiplayer_sync',
  'streak_persistence',
  'anti_cheat',
  'anki_cards',
  'lead_capture_followup',
  'report_wrong_content',
]);
export type Mechanic = z.infer<typeof Mechanic>;

export interface MechanicText {
  readonly title: string;
  /** For the menu: the benefit for players. */
  readonly line: string;
  /** Steps to follow as they are; `{{api}}` is the base URL of the REST API. */
  readonly plan: string;
}

export const MECHANICS: Readonly<Record<Language, Readonly<Record<Mechanic, MechanicText>>>> = {
  en: {
    daily_challenge: {
      title: 'Daily challenge',
      line: 'everyone gets the same questions on the same day',
      plan: `The service has no daily question, but a seed gives everyone the same draw until the catalogue changes. Your backend draws the questions once a day and sends out their ids, so that a change during the day changes nothing.

1. Create a table daily(day date primary key, ids uuid[], lang text). At 00:00 UTC a job with your secret key draws:
   GET {{api}}/questions/random?amount=10&lang={{lang}}&difficulty=medium&seed=<the day>&exclude=<up to ${MOST_IDS} ids of the last days>
   As a tool: {{random}} {"amount": 10, "lang": "{{lang}}", "difficulty": "medium", "seed": "<the day>", "exclude": [<ids of the last ${MOST_IDS / 10} days>]}
2. Insert with "on conflict (day) do nothing", so that two jobs cannot choose differently. Then read the row back: the stored ids are the challenge. Without a backend, leave out exclude: clients with the same seed and filters draw the same questions, but they can see the answers and tomorrow's questions.
3. When a player opens the day, your backend fetches the questions by their ids, in this order:
   GET {{api}}/questions?ids=<10 ids>
   Send the request once and cache the response for the day: it serves all players.
4. A question that was hidden since the morning is missing from the response (compare the ids). Replace it in the row once: draw one more, with all ids of the day in exclude.
5. For players in the other language, add content_language=pl or en to the request in step 3. Ids in meta.missing have no translation: show the original.
6. Shuffle the options with a random generator seeded by the day and the question's id, so that all players see the same order.
Test it: two players, one before and one after midnight UTC. Restart the job twice.`,
    },
    no_repeat: {
      title: 'No repeats',
      line: 'a player never sees the same question twice',
      plan: `The service does not store what a player has seen, so store the ids yourself.

1. Keep one list per player, newest last, with two ids per question: its id and its root. The root is rootQuestionId, or the id itself where rootQuestionId is null. Store the list in localStorage under one key, or as seen(player, question_id, root_id, at) on your server.
2. Draw with the newest ${MOST_IDS} ids (not roots: exclude leaves out exactly the records that it names):
   GET {{api}}/questions/random?amount=10&lang={{lang}}&topic=<slug>&exclude=<newest ${MOST_IDS} ids>
   As a tool: {{random}} {"amount": 10, "lang": "{{lang}}", "topic": "<slug>", "exclude": [...]}
3. If the player has seen more than ${MOST_IDS}: draw ${MOST_DRAWN} instead of 10, drop those whose root is in your list, and keep ten. If nothing is left after three draws, the player has seen nearly the whole set.
4. A translation is another record with the same root. If a player switches between languages, always drop by root as in step 3.
5. If meta.count is below amount, nothing else matches: inform the player, and remove a filter or delete the oldest half of the list.
6. To play a whole set exactly once, do not draw at all: page through GET {{api}}/questions?topic=<slug>&lang={{lang}}&limit=10&order=shuffled&seed=<player id> by _links.next, which is each question once in the player's own order. Store only the link of the next page.
Test it: with a topic of 30 questions, three draws of ten have no id in common, and the fourth draw is empty.`,
    },
    multi_language_same_q: {
      title: 'The same question in two languages',
      line: 'English and Polish players answer the same question',
      plan: `lang selects questions in a language. Only content_language maps a question to its translation.

1. Draw in the language of the host:
   {{random}} {"amount": 20, "lang": "{{lang}}"}
2. Map all ids at once:
   GET {{api}}/questions?ids=<20 ids>&content_language=<the other language>&lang=<the other language>
   As a tool: {{list}} {"ids": [...], "content_language": "<the other>", "lang": "<the other>"}. Here lang sets only the language of the labels.
3. Ids without a translation are in meta.missing; the response keeps the order of the others. To form the pairs, combine the ids that are not missing, in order, with the questions of the response, in order.
4. If a game needs every question in both languages, draw more than you need (20 for 10) and keep the first ten pairs.
5. Identify a pair by rootQuestionId, or by id where rootQuestionId is null: it is the same in both languages. Use it for scores. Report a mistake by the id of the record in which the player saw it.
6. The options of the two languages have no common order. Number the positions (0 is right, 1 to 3 are wrong), shuffle the positions once per game, and apply the result to both.
7. translator shows how a translation was made. Show "machine" to players who may correct it, and report mistakes with the type "translation".
Test it: both questions of a pair have the same number of options. Switch a player's language in the middle of a round.`,
    },
    multiplayer_sync: {
      title: 'Synchronised multiplayer',
      line: 'all players of a game see the same question at the same time',
      plan: `The server draws, and the players get ids and times. Players never draw themselves.

1. The game's server draws when the game starts, with the secret key:
   GET {{api}}/questions/random?amount=15&lang={{lang}}&exclude=<ids of the group's last games>
   Draw five more than you will play, as a reserve.
2. Keep on the server: the game, the ids in order, and for each question the shuffled options and the position of the right one.
3. Send the players only what they need: question id, text, options by position, number, startsAt as server time in milliseconds, and the time to answer.
4. When players join, they measure their clock offset (three round trips; the shortest counts). They show the question at startsAt, not when the message arrives. Send each question two seconds ahead.
5. Answers go to the server as (question id, position). The server records the time of arrival, accepts the first answer of each player, and refuses answers later than 300 ms after the end.
6. Players who join late or reload request the state from the server: number, ids so far, scores. Never let a client draw again.
7. For players in the other language, map the ids once at the start, as in multi_language_same_q.
8. A game needs one draw and at most one mapping: two requests regardless of the number of players, far below any limit.
Test it: two browsers, one with a clock that is wrong by five minutes and one on a slow connection.`,
    },
    streak_persistence: {
      title: 'Lasting streaks',
      line: 'days in a row are counted and survive a change of device',
      plan: `You store the streaks; the service provides the permanent ids for them.

1. Store one row per player and day: streak_log(player, day date, question_ids uuid[], right int, finished_at timestamptz), primary key (player, day).
2. Decide whose midnight counts, and document it. UTC is simplest with daily_challenge. Local midnight needs the player's time zone, which may change at most once a day.
3. A day counts if its challenge was finished. Compute the streak from the rows: go back from today (or from yesterday while today is open) to the first missing day. Do not store a counter, which can drift.
4. Offline: keep finished days with their question ids in the browser, and send them when there is a connection. The server accepts days up to 48 hours old, with "on conflict do nothing".
5. Joker: add a table freeze(player, day), filled by your rules. The computation treats such a day as finished.
6. To show an old day, fetch its questions by the stored ids:
   GET {{api}}/questions?ids=<ids of the day>&lang={{lang}}
   As a tool: {{list}} {"ids": [...], "lang": "{{lang}}"}
   A missing question has been removed since: show "no longer available" and keep the score.
7. None of this needs requests beyond those of the game itself.
Test it: finish at 23:59 and at 00:01. Use two devices on one day. Put a joker day between two finished days.`,
    },
    anti_cheat: {
      title: 'Protection against cheating',
      line: 'the right answer stays on your server until the player has answered',
      plan: `Every response of this service contains the right answer, so the player's browser must not call it.

1. Only your backend calls the service, with a secret key (scope sk), which never leaves the backend:
   GET {{api}}/questions/random?amount=10&lang={{lang}}
2. For each question, create a random token and store: token, player, question id, shuffled options, position of the right option, issued_at.
3. Send to the browser: token, text, options. Do not send the question's id, which anyone with a publishable key could look up, or attribution.url, which leads to the source.
4. The browser sends (token, position). Accept the first answer per token, within 20 seconds of issued_at by the server's clock. Everything else counts as wrong.
5. Respond with right or wrong, the right option, explanation and attribution. Now they may be shown.
6. Against harvesting: allow at most one open token per player and 300 questions a day, and put the ids of the player's last ${MOST_IDS} questions into exclude.
7. Against bots: check the time to answer. If it is below 700 ms for a text of more than 60 characters three times in a row, ask for a verification.
8. For prizes, add questions of difficulty hard and expert, whose answers are not the first search result, and of type text_input, which have no options to try.
Test it: search everything that the browser receives for the right answer. Send a token twice, late, and as another player.`,
    },
    anki_cards: {
      title: 'Anki cards',
      line: 'a topic becomes a deck of cards that stays up to date',
      plan: `A deck is a list with attribution. The ids make updates possible.

1. Choose the content and count it first:
   {{list}} {"topic": "<slug>", "lang": "{{lang}}", "license": "CC-BY", "count": "exact", "limit": 1}
2. Page through all matches, ${LARGEST_PAGE} at a time:
   GET {{api}}/questions?topic=<slug>&lang={{lang}}&license=CC-BY&limit=${LARGEST_PAGE}, then _links.next until there is none. As a tool: meta.nextCursor as cursor.
3. Write a text file for the import. It starts with the lines #separator:tab, #html:false, #guid column:1, #tags column:5. Then comes one line per question: id, text, correctAnswer, explanation with the source, tags joined by spaces. Replace tabs and line ends in the fields by spaces.
4. With the id as guid, Anki updates a card instead of adding a second one.
5. Fourth column: explanation, then "Source: <attribution.author or attribution.source>, <attribution.license>, <attribution.licenseUrl>". Licences of the CC-BY family require it. A deck with CC-BY-SA questions must be shared under that licence, so keep them in a separate deck (license=CC-BY-SA).
6. Multiple choice as a card: put the options on the front in alphabetical order and the right one on the back. Or leave out the options, which teaches more.
7. Later fetch only the changes since the last run:
   GET {{api}}/questions?topic=<slug>&lang={{lang}}&license=CC-BY&updated_since=<RFC 3339 time>&limit=${LARGEST_PAGE}
   To find removed cards, request the known ids, ${MOST_IDS} at a time, with ids=. Missing ones are no longer served.
Test it: import twice. The second import must add nothing.`,
    },
    lead_capture_followup: {
      title: 'Follow-up after a quiz',
      line: 'players who want it get their results and the answers by mail',
      plan: `Addresses stay in your system. Never send anything about players to this service.

1. Run the quiz with questions that your backend draws:
   {{random}} {"amount": 10, "lang": "{{lang}}", "topic": "<slug>"}
   Store the game: game id, question ids, chosen positions, score, time. No name and no address.
2. Show the result to all players first. Then offer "Send me the answers and explanations", with a field for the address, a sentence about its use, a link to your privacy notice, and an unticked box for anything beyond this one mail.
3. Store address, time, wording of the consent and game id separately from the game. Confirm the address by a link before you send anything else.
4. Build the mail from the stored ids, with one request:
   GET {{api}}/questions?ids=<10 ids>&lang={{lang}}
   For each question: text, the player's answer, correctAnswer, explanation, and one line with attribution.source, attribution.license and attribution.url.
5. Suggest one more topic as a reason to come back: take a slug from coOccurringTags of {{bySlug}} {"slug": "<slug>", "lang": "{{lang}}"}, find a topic for it with {{topics}}, and link to a quiz on it.
6. A missing question has been removed since: leave it out, and say how many are shown.
7. Every mail has an unsubscribe link. Delete address and consent on request; the game may stay.
8. reporterEmail in a report is only for questions about that report. Never fill it with an address that a player gave for the mail.
Test it: a player without consent gets nothing, and unsubscribing works without signing in.`,
    },
    report_wrong_content: {
      title: 'Reporting wrong questions',
      line: 'players can report a wrong question, and someone reviews it',
      plan: `Reports go to the maintainers of the catalogue. Several reports about one question are shown together.

1. Show "Something wrong?" next to each question after it was answered. Let the player choose: wrong answer or premise (factual), bad translation (translation), offensive (inappropriate), wrong author or source (attribution), other.
2. From a browser, without a key:
   POST {{api}}/report with Content-Type: application/json
   {"type": "factual", "questionId": "<id>", "comment": "<what is wrong, what would be right, the source for it>"}
   As a tool: {{report}} with the same fields. Show the user what will be sent, and call it only if they agree.
3. Identify the question by questionId. Only if you do not have the id, use questionText (${SHORTEST_QUESTION_TEXT} to ${LONGEST_REPORT_TEXT} characters) or questionUrl. Without any of the three the response is 422.
4. A 201 response contains reportId: show it to the player and store it with the question's id.
5. The limit is ${REPORTS_PER_MINUTE} accepted reports a minute per IP address. On 429, keep the report and send it again after Retry-After seconds. Players behind one backend share its address, so let browsers send.
6. Hide the question for this player at once: add its id to the no_repeat list. Do not hide it for others because of one report.
7. Check the outcome once a day: {{byId}} {"id": "<id>"}. A later updatedAt means that it was corrected. not_found means that it was removed; if the message names another id, that question replaces it.
8. Ask for reporterEmail only if the player wants to be contacted; otherwise leave it out.
Test it once with your own text in comment; people read the reports.`,
    },
  },
  pl: {
    daily_challenge: {
      title: 'Wyzwanie dnia',
      line: 'wszyscy mają tego samego dnia te same pytania',
      plan: `Serwis nie ma pytania dnia, ale seed daje wszystkim to samo losowanie, dopóki katalog się nie zmieni. Twój backend losuje raz na dobę i rozdaje identyfikatory, więc zmiana w ciągu dnia niczego nie zmienia.

1. Utwórz tabelę daily(day date primary key, ids uuid[], lang text). O 00:00 UTC zadanie z tajnym kluczem losuje:
   GET {{api}}/questions/random?amount=10&lang={{lang}}&difficulty=medium&seed=<dzień>&exclude=<do ${MOST_IDS} id z ostatnich dni>
   Jako narzędzie: {{random}} {"amount": 10, "lang": "{{lang}}", "difficulty": "medium", "seed": "<dzień>", "exclude": [<id z ostatnich ${MOST_IDS / 10} dni>]}
2. Wstaw z „on conflict (day) do nothing”, aby dwa zadania nie wybrały różnie, i odczytaj wiersz: obowiązuje to, co zapisano. Bez backendu pomiń exclude: klienci z tym samym seed i filtrami losują te same pytania, ale widzą odpowiedzi i pytania z jutra.
3. Gdy gracz otwiera dzień, backend pobiera pytania po id, w tej kolejności:
   GET {{api}}/questions?ids=<10 id>
   Zapytaj raz i zachowaj odpowiedź na cały dzień; jedno żądanie wystarcza dla wszystkich graczy.
4. Pytania ukrytego od rana nie ma w odpowiedzi (porównaj id). Zastąp je w wierszu raz, kolejnym losowaniem z wszystkimi id dnia w exclude.
5. Dla graczy w drugim języku dodaj do żądania z kroku 3 content_language=en lub pl. Id z meta.missing nie mają tłumaczenia: pokaż oryginał.
6. Odpowiedzi mieszaj własnym generatorem z ziarnem z dnia i id pytania, aby wszyscy widzieli tę samą kolejność.
Sprawdź: dwóch graczy, jeden przed północą UTC, drugi po niej; uruchom zadanie dwa razy.`,
    },
    no_repeat: {
      title: 'Bez powtórek',
      line: 'gracz nigdy nie widzi tego samego pytania dwa razy',
      plan: `Serwis nie wie, co gracz już widział; przechowuj identyfikatory.

1. Dla każdego gracza trzymaj jedną listę, najnowsze na końcu, z dwoma id każdego pytania: jego id oraz korzeniem, czyli rootQuestionId, a gdy jest null, znów id. W przeglądarce pod jednym kluczem localStorage albo seen(player, question_id, root_id, at) na serwerze.
2. Losuj, podając najnowszych ${MOST_IDS} id (nie korzeni: exclude pomija tylko te rekordy, które wymienia):
   GET {{api}}/questions/random?amount=10&lang={{lang}}&topic=<slug>&exclude=<najnowsze ${MOST_IDS} id>
   Jako narzędzie: {{random}} {"amount": 10, "lang": "{{lang}}", "topic": "<slug>", "exclude": [...]}
3. Gdy widzianych jest ponad ${MOST_IDS}: losuj ${MOST_DRAWN} zamiast 10, odrzuć te, których korzeń jest na liście, zostaw dziesięć. Jeżeli po trzech losowaniach nic nie zostaje, gracz widział prawie cały zbiór.
4. Tłumaczenie to inny rekord o tym samym korzeniu. Gdy gracz zmienia język, zawsze odrzucaj według korzenia, jak w kroku 3.
5. meta.count mniejsze niż amount oznacza, że nic więcej nie pasuje: powiedz to graczowi, zdejmij filtr albo zapomnij starszą połowę listy.
6. Aby przejść cały zbiór dokładnie raz, nie losuj wcale: przejdź GET {{api}}/questions?topic=<slug>&lang={{lang}}&limit=10&order=shuffled&seed=<id gracza> po _links.next: każde pytanie raz, w kolejności własnej dla gracza. Zapisuj tylko link następnej strony.
Sprawdź: temat z 30 pytaniami, trzy losowania po dziesięć, żadne id dwa razy; czwarte losowanie jest puste.`,
    },
    multi_language_same_q: {
      title: 'To samo pytanie w dwóch językach',
      line: 'gracze polscy i angielscy odpowiadają na to samo pytanie',
      plan: `lang wybiera pytania danego języka; tylko content_language prowadzi od pytania do jego tłumaczenia.

1. Losuj w języku gospodarza:
   {{random}} {"amount": 20, "lang": "{{lang}}"}
2. Zamień wszystkie id naraz:
   GET {{api}}/questions?ids=<20 id>&content_language=<drugi język>&lang=<drugi język>
   Jako narzędzie: {{list}} {"ids": [...], "content_language": "<drugi>", "lang": "<drugi>"}; lang ustala tu tylko język etykiet.
3. Id bez odpowiednika są w meta.missing; odpowiedź zachowuje kolejność pozostałych. Pary to zatem: kolejne id, których nie brakuje, i kolejne pytania odpowiedzi.
4. Jeżeli gra wymaga każdego pytania w obu językach, losuj więcej niż trzeba (20 zamiast 10) i zachowaj pierwsze dziesięć par.
5. Dla pary trzymaj jedno id: rootQuestionId, a gdy jest null, id; dla obu jest takie samo, to id pierwszego rekordu łańcucha. Według niego licz punkty. Błąd zgłaszaj z id tego rekordu, w którym gracz go zobaczył.
6. Odpowiedzi w dwóch językach nie mają wspólnej kolejności: ponumeruj pozycje (0 poprawna, 1–3 błędne), potasuj pozycje raz dla pokoju i zastosuj do obu.
7. translator mówi, jak powstało tłumaczenie; „machine” pokaż graczom, którzy mogą je poprawić, a błędy zgłaszaj z type "translation".
Sprawdź: w obu językach jest tyle samo odpowiedzi; zmień język gracza w środku rundy.`,
    },
    multiplayer_sync: {
      title: 'Wspólna gra w jednym rytmie',
      line: 'wszyscy w pokoju mają to samo pytanie w tej samej chwili',
      plan: `Losuje jeden, pozostali dostają id i czas; nikt nie losuje dla siebie.

1. Serwer pokoju losuje przy starcie gry, tajnym kluczem:
   GET {{api}}/questions/random?amount=15&lang={{lang}}&exclude=<id z ostatnich gier pokoju>
   Wylosuj o pięć więcej, niż będzie granych, jako zapas.
2. Na serwerze trzymaj: pokój, id po kolei, dla każdego pytania potasowane odpowiedzi i pozycję poprawnej.
3. Graczom wysyłaj tylko to, czego potrzebują: id pytania, tekst, odpowiedzi według pozycji, numer, startsAt jako czas serwera w milisekundach i czas na odpowiedź.
4. Gracze mierzą przy wejściu przesunięcie swojego zegara (trzy wymiany, liczy się najkrótsza) i pokazują pytanie o startsAt, a nie w chwili nadejścia wiadomości. Wysyłaj każde pytanie dwie sekundy wcześniej.
5. Odpowiedzi trafiają na serwer: (id pytania, pozycja). Serwer zapisuje czas nadejścia, przyjmuje pierwszą odpowiedź gracza i odrzuca to, co przyszło później niż 300 ms po końcu.
6. Kto dołącza później lub odświeża stronę, pyta serwer o stan: numer, dotychczasowe id, wyniki. Klient nigdy nie losuje ponownie.
7. Dla graczy w drugim języku zamień id raz na początku, jak w multi_language_same_q.
8. Pokój to jedno losowanie i najwyżej jedna zamiana, czyli dwa żądania niezależnie od liczby graczy: daleko od limitów.
Sprawdź: dwie przeglądarki, jedna z zegarem przestawionym o pięć minut, druga na wolnym łączu.`,
    },
    streak_persistence: {
      title: 'Trwałe serie',
      line: 'dni z rzędu są liczone i przetrwają zmianę urządzenia',
      plan: `Serie przechowujesz Ty; serwis daje stałe id, na których można je oprzeć.

1. Zapisuj jeden wiersz na gracza i dzień: streak_log(player, day date, question_ids uuid[], right int, finished_at timestamptz), klucz główny (player, day).
2. Zdecyduj, czyja północ się liczy, i zapisz to: z daily_challenge najprościej UTC; północ lokalna wymaga strefy czasowej zapisanej przy graczu, zmienianej najwyżej raz na dobę.
3. Dzień liczy się, gdy wyzwanie ukończono. Serię licz z wierszy: cofaj się od dziś, a dopóki dziś trwa, od wczoraj, aż zabraknie dnia. Nie przechowuj licznika, który może się rozjechać.
4. Bez sieci: ukończone dni trzymaj w przeglądarce razem z id pytań i wyślij, gdy jest połączenie; serwer przyjmuje dzień sprzed najwyżej 48 godzin, z „on conflict do nothing”.
5. Joker: tabela freeze(player, day) według Twoich zasad; taki dzień liczy się jako ukończony.
6. Aby pokazać dawny dzień, pobierz jego pytania po zapisanych id:
   GET {{api}}/questions?ids=<id tego dnia>&lang={{lang}}
   Jako narzędzie: {{list}} {"ids": [...], "lang": "{{lang}}"}
   Czego nie ma, zostało wycofane: pokaż „już niedostępne” i zachowaj wynik.
7. Nic z tego nie wymaga żądań poza tymi, które i tak są w grze.
Sprawdź: ukończenie o 23:59 i 00:01; dwa urządzenia jednego dnia; dzień z jokerem między dwoma ukończonymi.`,
    },
    anti_cheat: {
      title: 'Przeciw oszukiwaniu',
      line: 'poprawna odpowiedź zostaje na serwerze do chwili odpowiedzi',
      plan: `Każda odpowiedź tego serwisu zawiera poprawną odpowiedź na pytanie. Dlatego przeglądarka gracza nie może go pytać.

1. Pyta tylko Twój backend, tajnym kluczem (zakres sk), który go nie opuszcza:
   GET {{api}}/questions/random?amount=10&lang={{lang}}
2. Dla każdego pytania utwórz losowy token i zachowaj: token, gracza, id pytania, odpowiedzi w potasowanej kolejności, pozycję poprawnej, issued_at.
3. Do przeglądarki wyślij: token, tekst, odpowiedzi. Nie wysyłaj id pytania, po którym każdy z kluczem publicznym znajdzie odpowiedź, ani attribution.url, które prowadzi do źródła.
4. Przeglądarka odsyła (token, pozycja). Przyjmij pierwszą odpowiedź dla tokenu, w ciągu 20 sekund od issued_at według zegara serwera; wszystko inne jest błędem.
5. Odpowiedz: dobrze lub źle, poprawna odpowiedź, explanation i attribution: teraz można je pokazać.
6. Przeciw zbieraniu: najwyżej jeden otwarty token na gracza; 300 pytań dziennie; id ostatnich ${MOST_IDS} pytań gracza w exclude.
7. Przeciw botom: patrz na czas odpowiedzi. Poniżej 700 ms przy tekście dłuższym niż 60 znaków, trzy razy z rzędu, to powód do sprawdzenia.
8. Gdy są nagrody, dodaj pytania o poziomie hard i expert, których odpowiedź nie jest pierwszym wynikiem wyszukiwarki, oraz type text_input, bez odpowiedzi do wyboru.
Sprawdź: szukaj poprawnej odpowiedzi we wszystkim, co dostaje przeglądarka; wyślij token dwa razy, za późno i jako inny gracz.`,
    },
    anki_cards: {
      title: 'Fiszki Anki',
      line: 'temat staje się talią do nauki, stale aktualną',
      plan: `Talia to lista z podaniem źródeł; dzięki id można ją aktualizować.

1. Wybierz zawartość i najpierw ją policz:
   {{list}} {"topic": "<slug>", "lang": "{{lang}}", "license": "CC-BY", "count": "exact", "limit": 1}
2. Przejdź wszystkie strony, po ${LARGEST_PAGE}:
   GET {{api}}/questions?topic=<slug>&lang={{lang}}&license=CC-BY&limit=${LARGEST_PAGE}, potem _links.next, dopóki jest. Jako narzędzie: meta.nextCursor jako cursor.
3. Zapisz plik tekstowy do importu: najpierw wiersze #separator:tab, #html:false, #guid column:1, #tags column:5, potem wiersz na pytanie: id, text, correctAnswer, wyjaśnienie ze źródłem, tagi rozdzielone spacjami. Tabulatory i końce wierszy w polach zamień na spacje.
4. Dzięki id jako guid Anki aktualizuje kartę, zamiast dodawać drugą.
5. Czwarta kolumna: explanation, potem „Źródło: <attribution.author lub attribution.source>, <attribution.license>, <attribution.licenseUrl>”. Wymagają tego licencje CC-BY; talia z pytaniami CC-BY-SA musi być udostępniona na tej samej licencji, więc trzymaj je w osobnej talii (license=CC-BY-SA).
6. Pytanie z odpowiedziami do wyboru jako karta: z przodu odpowiedzi alfabetycznie, z tyłu poprawna; albo pomiń odpowiedzi, to uczy więcej.
7. Później tylko zmiany, z czasem ostatniego przebiegu:
   GET {{api}}/questions?topic=<slug>&lang={{lang}}&license=CC-BY&updated_since=<czas RFC 3339>&limit=${LARGEST_PAGE}
   Których kart już nie ma: zapytaj o znane id, po ${MOST_IDS}, przez ids=; czego brak, nie jest już dostępne.
Sprawdź: zaimportuj dwa razy; za drugim nic nie może przybyć.`,
    },
    lead_capture_followup: {
      title: 'Wiadomość po quizie',
      line: 'kto chce, dostaje wynik i odpowiedzi pocztą',
      plan: `Adresy zostają w Twoim systemie. Do tego serwisu nie wysyła się niczego o graczach.

1. Poprowadź quiz na pytaniach wylosowanych przez backend:
   {{random}} {"amount": 10, "lang": "{{lang}}", "topic": "<slug>"}
   Zapisz grę: id gry, id pytań, wybrane pozycje, wynik, czas. Bez nazwiska i adresu.
2. Najpierw pokaż wynik wszystkim. Potem zaproponuj: „Wyślij mi odpowiedzi i wyjaśnienia”, z polem na adres, zdaniem, do czego posłuży, odnośnikiem do informacji o prywatności i niezaznaczonym polem na cokolwiek poza tą jedną wiadomością.
3. Adres, czas, brzmienie zgody i id gry przechowuj oddzielnie od gry; zanim cokolwiek wyślesz, potwierdź adres odnośnikiem.
4. Wiadomość utwórz z zapisanych id, jednym żądaniem:
   GET {{api}}/questions?ids=<10 id>&lang={{lang}}
   Dla każdego pytania: tekst, odpowiedź gracza, correctAnswer, explanation i wiersz z attribution.source, attribution.license i attribution.url.
5. Jeszcze jeden temat jako powód do powrotu: weź slug z coOccurringTags narzędzia {{bySlug}} {"slug": "<slug>", "lang": "{{lang}}"}, znajdź dla niego temat przez {{topics}} i podaj odnośnik do quizu.
6. Pytanie, którego już nie ma, zostało wycofane: pomiń je i napisz, ile jest pokazanych.
7. Każda wiadomość ma odnośnik do rezygnacji; na żądanie usuń adres i zgodę, gra może zostać.
8. reporterEmail w zgłoszeniu służy tylko do pytań o to zgłoszenie. Nigdy nie wpisuj tam adresu podanego do wysyłki.
Sprawdź: gracz bez zgody nic nie dostaje; rezygnacja działa bez logowania.`,
    },
    report_wrong_content: {
      title: 'Zgłaszanie błędów',
      line: 'gracze mogą zgłosić błędne pytanie i ktoś to sprawdzi',
      plan: `Zgłoszenia trafiają do opiekunów katalogu; kilka o jednym pytaniu widać razem.

1. Po odpowiedzi umieść przy pytaniu „Coś jest nie tak?”. Niech gracz wybierze: błędna odpowiedź lub założenie (factual), złe tłumaczenie (translation), treść obraźliwa (inappropriate), zły autor lub źródło (attribution), inne (other).
2. Z przeglądarki, bez klucza:
   POST {{api}}/report z Content-Type: application/json
   {"type": "factual", "questionId": "<id>", "comment": "<co jest źle, jak powinno być, gdzie tak jest napisane>"}
   Jako narzędzie: {{report}} z tymi samymi polami. Pokaż użytkownikowi, co zostanie wysłane, i wywołaj dopiero po jego zgodzie.
3. Pytanie wskaż przez questionId. Tylko gdy id nie ma: questionText (${SHORTEST_QUESTION_TEXT}–${LONGEST_REPORT_TEXT} znaków) lub questionUrl. Bez żadnego z trzech odpowiedzią jest 422.
4. 201 przynosi reportId: pokaż je graczowi i zachowaj przy id pytania.
5. ${REPORTS_PER_MINUTE} przyjętych zgłoszeń na minutę z jednego adresu sieciowego. Przy 429 zachowaj zgłoszenie i wyślij ponownie po Retry-After sekundach. Z backendu wszyscy gracze mają jego adres, więc niech wysyłają przeglądarki.
6. Temu graczowi od razu ukryj pytanie: dopisz id do listy no_repeat. Innym nie ukrywaj z powodu jednego zgłoszenia.
7. Raz dziennie sprawdź skutek: {{byId}} {"id": "<id>"}. Późniejsze updatedAt znaczy poprawione; not_found znaczy wycofane, a jeżeli komunikat podaje inne id, zastępuje je tamto pytanie.
8. O reporterEmail proś tylko, gdy gracz chce odpowiadać na pytania; w przeciwnym razie pomiń.
Sprawdź z własnym tekstem w comment, jeden raz; zgłoszenia czytają ludzie.`,
    },
  },
};
