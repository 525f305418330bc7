import type { Language } from '../contract/vocabulary.ts';

/** The texts around the API reference. `noScript` is HTML. The reference itself is in English, as the API is. */
export const DOCS_TEXTS = {
  en: {
    title: 'API reference',
    description: 'Every endpoint with its parameters, responses and a form to try it.',
    noScript: (document: string) =>
      `The API reference needs JavaScript. The same information is in the <a href="${document}">OpenAPI document</a>.`,
  },
  pl: {
    title: 'Dokumentacja API',
    description: 'Wszystkie punkty API z parametrami, odpowiedziami i formularzem do wypróbowania.',
    noScript: (document: string) =>
      `Dokumentacja API wymaga JavaScriptu. Te same informacje zawiera <a href="${document}">dokument OpenAPI</a>.`,
  },
} as const satisfies Record<Language, unknown>;

/** The labels of the renderer, which has none in Polish. Those that are missing are in English. */
export const RENDERER_LABELS: Readonly<Record<Language, object>> = {
  // The usual label is too long for a phone.
  en: { apiClient: { authSelector: { selectedType: '{type}' } } },
  pl: {
    search: {
      label: 'Szukaj',
      inputLabel: 'Szukaj',
      open: 'Otwórz wyszukiwanie',
      placeholder: 'Szukaj',
      noResults: 'Nic nie znaleziono',
    },
    navigation: {
      introduction: 'Wprowadzenie',
      operations: 'Operacje',
      openMenu: 'Otwórz menu',
      closeMenu: 'Zamknij menu',
      openGroup: 'Rozwiń grupę',
      closeGroup: 'Zwiń grupę',
      endpoints: 'Punkty: {name}',
      showAllEndpoints: 'Pokaż wszystkie punkty: {name}',
    },
    server: { label: 'Serwer', select: 'Wybierz serwer' },
    clientLibraries: { heading: 'Biblioteki', more: 'Więcej' },
    operation: {
      body: 'Treść',
      headers: 'Nagłówki',
      pathParameters: 'Parametry ścieżki',
      queryParameters: 'Parametry zapytania',
      requestBody: 'Treść żądania',
      responses: 'Odpowiedzi',
      testRequest: 'Wypróbuj',
    },
    response: {
      exampleResponses: 'Przykładowe odpowiedzi',
      noBody: 'Bez treści',
      showSchema: 'Pokaż schemat',
    },
    schema: {
      example: 'Przykład',
      examples: 'Przykłady',
      default: 'domyślnie',
      required: 'wymagane',
      values: 'wartości',
    },
    download: { openapi: 'Pobierz dokument OpenAPI' },
    models: { label: 'Modele' },
    actions: { copyAsMarkdown: 'Kopiuj jako Markdown', copied: 'Skopiowano', showMore: 'Pokaż więcej' },
    authentication: { required: 'Wymaga klucza', title: 'Uwierzytelnianie' },
    apiClient: {
      authSelector: { selectedType: '{type}', required: 'wymagane', optional: 'nieobowiązkowe' },
    },
  },
};
