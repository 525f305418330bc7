/** A request id that no request ever had. */
export const EXAMPLE_REQUEST_ID = '019bd4c8-5f10-7a3e-9c41-2f6d1b8e7a05';

const QUESTION = {
  id: '019bd4c8-1a2b-7c3d-8e4f-5a6b7c8d9e0f',
  text: 'Which river flows through Warsaw?',
  correctAnswer: 'The Vistula',
  incorrectAnswers: ['The Oder', 'The Warta', 'The Bug'],
  type: 'multiple',
  difficulty: 'easy',
  language: 'en',
  category: { id: 22, slug: 'geography', name: 'Geography' },
  subcategories: [{ slug: 'hydrology', label: 'Hydrology' }],
  tags: [{ slug: 'rivers', label: 'Rivers' }],
  regions: ['pl'],
  attribution: {
    author: null,
    source: 'svc',
    license: 'CC-BY-4.0',
    licenseVersion: '4.0',
    licenseUrl: 'https://creativecommons.org/licenses/by/4.0/',
    sourceId: 'river-of-warsaw',
    url: null,
    modifications: [],
    lastModified: '2026-01-31T12:00:00.000Z',
  },
  translationOf: null,
  rootQuestionId: null,
  translator: null,
  explanation: 'Warsaw lies on both banks of the middle Vistula.',
  extensions: { subcategories: ['hydrology'] },
  createdAt: '2026-01-31T12:00:00.000Z',
  updatedAt: '2026-01-31T12:00:00.000Z',
};

const meta = { language: 'en', requestId: EXAMPLE_REQUEST_ID };

/** One made-up answer an operation, by the operation's id. */
export const EXAMPLE_ANSWERS: Readonly<Record<string, object>> = {
  drawQuestions: { data: [QUESTION], meta: { count: 1, ...meta } },
  listQuestions: {
    data: [QUESTION],
    meta: { count: 1, totalEstimate: 1840, countMode: 'estimate', ...meta },
    _links: {
      next: 'https://trivia.example/api/v1/questions?category=geography&limit=1&cursor=AQAAAAAAAAAq',
    },
  },
  getQuestion: { data: { ...QUESTION, quality: 'high' }, meta },
  listCategories: {
    data: [{ id: 22, slug: 'geography', name: 'Geography', opentdbId: 22, parentId: null }],
    meta: { count: 1, ...meta },
  },
  listLanguages: {
    data: [{ code: 'pl', name: 'Polish', nativeName: 'polski', count: 1840 }],
    meta: { count: 1, ...meta },
  },
};
