import { defineTexts } from '../texts/define-texts.ts';

/** The names of filters, and of those values that are words of the service. */
export const FILTER_TEXTS = defineTexts({
  en: {
    names: {
      q: 'Text',
      category: 'Category',
      difficulty: 'Difficulty',
      type: 'Type',
      topic: 'Topic',
      topics_any: 'Topic',
      subcategory: 'Subcategory',
      license: 'Licence',
      quality: 'Quality',
      lang: 'Language of the questions',
      tags: 'Tag',
      tags_any: 'Possible tag',
      regions: 'Region',
      source: 'Source',
      exclude_source: 'Without source',
    },
    values: {
      difficulty: { trivial: 'Very easy', easy: 'Easy', medium: 'Medium', hard: 'Hard', expert: 'Expert' },
      type: { multiple: 'Four choices', boolean: 'True or false', text_input: 'Typed answer' },
      quality: { high: 'The best', standard: 'Also niche questions', all: 'Also questions under review' },
    },
  },
  pl: {
    names: {
      q: 'Tekst',
      category: 'Kategoria',
      difficulty: 'Trudność',
      type: 'Rodzaj',
      topic: 'Temat',
      topics_any: 'Temat',
      subcategory: 'Podkategoria',
      license: 'Licencja',
      quality: 'Jakość',
      lang: 'Język pytań',
      tags: 'Tag',
      tags_any: 'Możliwy tag',
      regions: 'Region',
      source: 'Źródło',
      exclude_source: 'Bez źródła',
    },
    values: {
      difficulty: {
        trivial: 'Bardzo łatwe',
        easy: 'Łatwe',
        medium: 'Średnie',
        hard: 'Trudne',
        expert: 'Dla ekspertów',
      },
      type: { multiple: 'Cztery odpowiedzi', boolean: 'Prawda czy fałsz', text_input: 'Odpowiedź wpisywana' },
      quality: { high: 'Najlepsze', standard: 'Także niszowe', all: 'Także do sprawdzenia' },
    },
  },
});
