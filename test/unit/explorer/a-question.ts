import type { Question } from '../../../packages/client/src/index.ts';

/** A question as the service returns it. */
export const QUESTION: Question = {
  id: '01975c2e-0000-7000-8000-000000000001',
  text: 'Which river flows through Warsaw?',
  correctAnswer: 'Vistula',
  incorrectAnswers: ['Oder', 'Warta', 'Bug'],
  type: 'multiple',
  difficulty: 'easy',
  language: 'en',
  category: { id: 22, slug: 'geography', name: 'Geography' },
  subcategories: [],
  tags: [
    { slug: 'rivers', label: 'Rivers' },
    { slug: 'poland', label: 'Poland' },
  ],
  regions: ['pl'],
  attribution: {
    author: null,
    source: 'svc',
    license: 'CC-BY-4.0',
    licenseVersion: null,
    licenseUrl: 'https://creativecommons.org/licenses/by/4.0/',
    sourceId: '1',
    url: null,
    modifications: [],
    lastModified: '2026-01-01T00:00:00Z',
  },
  translationOf: null,
  rootQuestionId: null,
  translator: null,
  explanation: null,
  extensions: { subcategories: [] },
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
};
