import { MOST_BODY_BYTES, MOST_HEADER_ITEMS, MOST_IDS } from '../../contract/limits.ts';
import type { Language } from '../../contract/vocabulary.ts';
import { ERRORS, type ErrorCode } from '../../errors.ts';

interface ErrorText {
  readonly title: string;
  readonly remedy: string;
}

const POLISH: Readonly<Record<ErrorCode, ErrorText>> = {
  invalid_query_param: {
    title: 'Nieprawidłowe parametry zapytania',
    remedy: 'Popraw parametry wymienione w `errors`. Dokumentacja API podaje, co przyjmuje każdy z nich.',
  },
  invalid_body: {
    title: 'Nieprawidłowa treść żądania',
    remedy: 'Wyślij obiekt JSON zgodny z dokumentacją API. Pola do poprawienia wymienia `errors`.',
  },
  missing_api_key: {
    title: 'Brak klucza API',
    remedy:
      'Wyślij klucz w nagłówku `X-API-Key` lub jako `Authorization: Bearer`. Klucz utworzysz na stronie `/account/keys` lub poleceniem `npm run trivia -- keys create`.',
  },
  invalid_api_key: {
    title: 'Klucz API odrzucony',
    remedy:
      'W `detail` przeczytasz, czy w kluczu jest literówka. Jeśli nie, klucz jest nieznany, unieważniony albo wygasł: utwórz nowy. Tokeny dostępu działają tylko w `/mcp` i dla `GET /api/v1/usage`.',
  },
  ip_not_allowed: {
    title: 'Niedozwolony adres',
    remedy:
      'Klucz działa tylko z określonych adresów IP, a Twojego wśród nich nie ma. Użyj dozwolonego adresu albo dodaj swój do klucza.',
  },
  invalid_token: {
    title: 'Token dostępu odrzucony',
    remedy:
      'Token jest uszkodzony, wygasł, został unieważniony albo wydano go dla innej usługi. Odśwież go lub zaloguj się ponownie.',
  },
  insufficient_scope: {
    title: 'Brak uprawnienia',
    remedy:
      'Token nie ma wymaganego uprawnienia. Poproś o token z uprawnieniem podanym w `WWW-Authenticate`.',
  },
  secret_key_required: {
    title: 'Wymagany klucz tajny',
    remedy: 'Użyj klucza tajnego, po stronie serwera. Klucze publiczne nie są tu przyjmowane.',
  },
  own_key_required: {
    title: 'Wymagany własny klucz',
    remedy:
      'Klucz ze stron tej usługi nie należy do żadnego konta. Utwórz darmowy klucz na stronie `/account/keys` i wyślij go.',
  },
  host_not_allowed: {
    title: 'Niedozwolony host',
    remedy:
      'Użyj publicznego adresu usługi. Jej operator może dopuścić inne nazwy hostów w `TRIVIA_MCP_HOSTS`.',
  },
  origin_not_allowed: {
    title: 'Niedozwolone pochodzenie',
    remedy:
      'Strony z tej domeny nie mogą wywoływać tego punktu. Operator usługi może dopuścić domeny w `TRIVIA_MCP_ORIGINS`.',
  },
  question_not_found: {
    title: 'Nie ma takiego pytania',
    remedy:
      'Identyfikator jest nieznany albo pytanie wycofano. Jeśli błąd podaje `canonicalId`, pobierz tamto pytanie.',
  },
  topic_not_found: {
    title: 'Nie ma takiego tematu',
    remedy:
      'Żaden temat nie ma takiej nazwy. Najbardziej podobną podaje `suggestion`. `GET /topics` wymienia wszystkie tematy, a `q` je przeszukuje.',
  },
  category_not_found: {
    title: 'Nie ma takiej kategorii',
    remedy: 'Podaj nazwę lub identyfikator. `GET /categories` wymienia wszystkie kategorie.',
  },
  tag_not_found: {
    title: 'Nie ma takiego tagu',
    remedy:
      'Żadne pytanie nie ma takiego tagu. Najbardziej podobny podaje `suggestion`; inne znajdzie `GET /suggest`.',
  },
  subcategory_not_found: {
    title: 'Nie ma takiej podkategorii',
    remedy:
      'Żadne pytanie nie należy do takiej podkategorii. Najbardziej podobną podaje `suggestion`; inne znajdzie `GET /suggest`.',
  },
  region_not_found: {
    title: 'Nie ma takiego regionu',
    remedy: 'Podaj kod regionu. `GET /regions` wymienia wszystkie regiony.',
  },
  export_not_found: {
    title: 'Nie ma takiego eksportu',
    remedy: 'Nazwa jest nieznana albo plik zastąpiły nowsze eksporty. Aktualne wymienia `GET /exports`.',
  },
  route_not_found: {
    title: 'Nie ma takiego punktu',
    remedy: 'Porównaj ścieżkę z dokumentacją API.',
  },
  method_not_allowed: {
    title: 'Niedozwolona metoda',
    remedy: 'Użyj jednej z metod wymienionych w nagłówku `Allow`.',
  },
  unprocessable_report: {
    title: 'Zgłoszenie bez pytania',
    remedy: 'Wskaż pytanie: wyślij `questionId`, `questionText` lub `questionUrl`.',
  },
  rate_limit_exceeded: {
    title: 'Zbyt wiele żądań',
    remedy: 'Odczekaj tyle sekund, ile podaje `Retry-After`, a potem rozłóż żądania w czasie.',
  },
  daily_limit_exceeded: {
    title: 'Wyczerpany limit dzienny',
    remedy: 'Licznik zeruje się o północy UTC. Wyższy plan pozwala na więcej: zobacz `/tiers`.',
  },
  monthly_quota_exceeded: {
    title: 'Wyczerpany limit miesięczny',
    remedy:
      'Licznik zeruje się pierwszego dnia następnego miesiąca, UTC. Wyższy plan pozwala na więcej: zobacz `/tiers`.',
  },
  internal_error: {
    title: 'Błąd wewnętrzny',
    remedy:
      'Coś poszło nie tak po naszej stronie. Spróbuj ponownie, a jeśli to nie pomoże, napisz do nas i podaj identyfikator żądania.',
  },
  service_unavailable: {
    title: 'Usługa niedostępna',
    remedy: 'Część usługi jest niedostępna. Spróbuj ponownie po tylu sekundach, ile podaje `Retry-After`.',
  },
  malformed_request: {
    title: 'Nieprawidłowe żądanie',
    remedy:
      'Żądanie nie jest poprawnym HTTP albo jego adres zawiera błędny znak procentu. Sprawdź swojego klienta.',
  },
  not_acceptable: {
    title: 'Nieobsługiwany format odpowiedzi',
    remedy:
      'Odpowiedzi mają format JSON: dopuść application/json w nagłówku `Accept`, a gzip, br lub identity w `Accept-Encoding`.',
  },
  request_timeout: {
    title: 'Przekroczony czas żądania',
    remedy: 'Żądanie nie dotarło na czas. Wyślij je ponownie.',
  },
  body_too_large: {
    title: 'Zbyt duża treść żądania',
    remedy: `Treść może mieć do ${MOST_BODY_BYTES / 1024} KiB; ${MOST_IDS} identyfikatorów zajmuje 10 KiB.`,
  },
  unsupported_media_type: {
    title: 'Nieobsługiwany typ treści',
    remedy: 'Wyślij JSON w UTF-8 z nagłówkiem `Content-Type: application/json`.',
  },
  range_not_satisfiable: {
    title: 'Nieprawidłowy zakres',
    remedy: 'Żądana część zaczyna się za końcem pliku. Rozmiar pliku podaje nagłówek `Content-Range`.',
  },
  headers_too_large: {
    title: 'Zbyt duże nagłówki',
    remedy: `Adres i wszystkie nagłówki mogą mieć razem do 32 KiB, a lista w nagłówku do ${MOST_HEADER_ITEMS} pozycji. Wyślij na przykład mniej identyfikatorów naraz.`,
  },
};

/** The title and remedy of each error, as its page shows them. Problem documents are in English. */
export const ERROR_TEXTS: Readonly<Record<Language, Readonly<Record<ErrorCode, ErrorText>>>> = {
  en: ERRORS,
  pl: POLISH,
};

/** The other texts of these pages. `moreHelp` is HTML. */
export const ERROR_PAGE_TEXTS = {
  en: {
    whatToDo: 'What to do',
    more: 'More help',
    moreHelp:
      'The <a href="/docs/">API reference</a> shows what every endpoint accepts. Every response has an <code>X-Request-Id</code> header: include it when you report a problem.',
    allCodes: 'All error codes',
  },
  pl: {
    whatToDo: 'Co zrobić',
    more: 'Dalsza pomoc',
    moreHelp:
      '<a href="/docs/">Dokumentacja API</a> podaje, co przyjmuje każdy punkt. Każda odpowiedź ma nagłówek <code>X-Request-Id</code>: podaj go, gdy zgłaszasz problem.',
    allCodes: 'Wszystkie kody błędów',
  },
} as const satisfies Record<Language, unknown>;
