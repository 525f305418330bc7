import { defineTexts, forms } from '../../texts/language.ts';

export const SEARCH_TEXTS = defineTexts({
  en: {
    label: 'Search topics, tags and questions',
    example: 'Rivers, Chopin, space travel …',
    search: 'Search',
    suggestions: 'Suggestions',
    found: forms({ one: 'suggestion', other: 'suggestions' }),
    allQuestions: (text: string) => `All questions with “${text}”`,
    kinds: {
      category: 'Category',
      topic: 'Topic',
      tag: 'Tag',
      subcategory: 'Subcategory',
      region: 'Region',
      question: 'Question',
      text: 'Search',
    },
  },
  pl: {
    label: 'Szukaj tematów, tagów i pytań',
    example: 'Rzeki, Chopin, loty w kosmos…',
    search: 'Szukaj',
    suggestions: 'Podpowiedzi',
    found: forms({ one: 'podpowiedź', few: 'podpowiedzi', many: 'podpowiedzi', other: 'podpowiedzi' }),
    allQuestions: (text: string) => `Wszystkie pytania z „${text}”`,
    kinds: {
      category: 'Kategoria',
      topic: 'Temat',
      tag: 'Tag',
      subcategory: 'Podkategoria',
      region: 'Region',
      question: 'Pytanie',
      text: 'Szukaj',
    },
  },
});
