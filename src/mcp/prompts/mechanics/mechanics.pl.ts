import {
  LARGEST_PAGE,
  LONGEST_REPORT_TEXT,
  MOST_DRAWN,
  MOST_IDS,
  REPORTS_PER_MINUTE,
  SHORTEST_QUESTION_TEXT,
} from '../../../contract/limits.ts';
import type { Mechanic, MechanicText } from './mechanic.ts';

export const MECHANICS_PL: Readonly<Record<Mechanic, MechanicText>> = {
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
};
