import { byLanguage } from '../../contract/vocabulary.ts';

/** An example request id. */
export const EXAMPLE_REQUEST_ID = '019bd4c8-5f10-7a3e-9c41-2f6d1b8e7a05';

const EXAMPLE_CURSOR = 'AgAAAAAAAAAAKjJvZfKq0mYq5Yd5b1pXkqg';

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
  explanation: 'Warsaw is on both banks of the middle Vistula.',
  extensions: { subcategories: ['hydrology'] },
  createdAt: '2026-01-31T12:00:00.000Z',
  updatedAt: '2026-01-31T12:00:00.000Z',
};

const meta = { language: 'en', requestId: EXAMPLE_REQUEST_ID };

const TOPIC = {
  slug: 'rivers-of-the-world',
  kind: 'tag',
  label: 'Rivers of the world',
  aliases: ['rivers', 'rzeki'],
  count: 412,
};

const TAG = { slug: 'europe', label: 'Europe', count: 288 };

const LEVELS = { trivial: 20, easy: 122, medium: 150, hard: 80, expert: 28, unrated: 12 };

/** The members that topics, tags and other subjects share. */
const NAMED = { labels: byLanguage((language) => (language === 'pl' ? 'Rzeki' : 'Rivers')), playable: 180 };
const DESCRIBED = {
  facets: {
    byCategory: [{ slug: 'geography', name: 'Geography', count: 412 }],
    byDifficulty: LEVELS,
    difficultyByCategory: [{ slug: 'geography', name: 'Geography', levels: LEVELS }],
    byLanguage: byLanguage(() => 206),
    bySource: { svc: 412 },
    byRegion: [{ code: 'pl', label: 'Poland', count: 31 }],
    coOccurringTags: [TAG, { slug: 'cities', label: 'Cities', count: 242 }],
    tagPairs: [{ tags: ['cities', 'europe'], count: 140 }],
    coOccurringSubcategories: [{ slug: 'hydrology', label: 'Hydrology', count: 398 }],
    relatedTopics: [{ slug: 'poland', label: 'Poland', count: 31 }],
  },
  samples: [
    {
      id: QUESTION.id,
      text: QUESTION.text,
      type: QUESTION.type,
      difficulty: QUESTION.difficulty,
      language: QUESTION.language,
      attribution: QUESTION.attribution,
    },
  ],
  meta,
};

const FACETS = {
  data: {
    category: [{ value: 'geography', label: 'Geography', count: 412 }],
    difficulty: [
      { value: 'trivial', count: 20 },
      { value: 'easy', count: 122 },
      { value: 'medium', count: 150 },
      { value: 'hard', count: 80 },
      { value: 'expert', count: 28 },
    ],
    tags: [{ value: 'europe', label: 'Europe', count: 288 }],
  },
  meta: { total: 412, ...meta },
};

/** One example response per operation, by operation id. */
export const EXAMPLE_ANSWERS: Readonly<Record<string, object>> = {
  drawQuestions: { data: [QUESTION], meta: { count: 1, matching: 1840, ...meta } },
  drawQuestionsByBody: { data: [QUESTION], meta: { count: 1, matching: 1840, ...meta } },
  searchQuestions: {
    data: [QUESTION],
    meta: {
      count: 1,
      totalEstimate: 1840,
      countMode: 'estimate',
      nextCursor: EXAMPLE_CURSOR,
      prevCursor: null,
      ...meta,
    },
  },
  listQuestions: {
    data: [QUESTION],
    meta: { count: 1, totalEstimate: 1840, countMode: 'estimate', ...meta },
    _links: {
      next: `https://trivia.example/api/v1/questions?category=geography&limit=1&cursor=${EXAMPLE_CURSOR}`,
    },
  },
  countFacets: FACETS,
  countFacetsByBody: FACETS,
  listRemovedQuestions: {
    data: [
      {
        id: QUESTION.id,
        removedAt: '2026-01-31T12:00:00.000Z',
        reason: 'merged',
        canonicalId: '019bd4c8-1a2b-7c3d-8e4f-5a6b7c8d9e10',
      },
    ],
    meta: { count: 1, requestId: EXAMPLE_REQUEST_ID },
    _links: {},
  },
  getQuestion: { data: { ...QUESTION, quality: 'high' }, meta },
  listCategories: {
    data: [{ id: 22, slug: 'geography', name: 'Geography', opentdbId: 22, parentId: null, count: 7320 }],
    meta: { count: 1, ...meta },
  },
  listTopics: {
    data: [TOPIC],
    meta: { count: 1, total: 340, ...meta },
    _links: { next: 'https://trivia.example/api/v1/topics?limit=1&cursor=gQAAAAAAAAEAAAAAAB5yaXZlcnNn' },
  },
  getTopic: { topic: { ...TOPIC, ...NAMED }, ...DESCRIBED },
  getCategory: {
    category: {
      id: 22,
      slug: 'geography',
      name: 'Geography',
      opentdbId: 22,
      parentId: null,
      count: 412,
      ...NAMED,
    },
    ...DESCRIBED,
  },
  getTag: { tag: { slug: 'rivers', label: 'Rivers', count: 412, ...NAMED }, ...DESCRIBED },
  getSubcategory: {
    subcategory: { slug: 'hydrology', label: 'Hydrology', count: 412, ...NAMED },
    ...DESCRIBED,
  },
  getRegion: { region: { code: 'pl', kind: 'country', label: 'Poland', count: 412, ...NAMED }, ...DESCRIBED },
  listTags: { data: [TAG], meta: { count: 1, total: 1, ...meta }, _links: {} },
  listSubcategories: {
    data: [{ slug: 'hydrology', label: 'Hydrology', count: 398 }],
    meta: { count: 1, total: 1, ...meta },
    _links: {},
  },
  listRegions: {
    data: [{ code: 'pl', kind: 'country', label: 'Poland', count: 230 }],
    meta: { count: 1, total: 209, ...meta },
    _links: { next: 'https://trivia.example/api/v1/regions?limit=1&as_of=7&cursor=pl' },
  },
  suggestNames: {
    data: [
      {
        kind: 'topic',
        value: 'rivers-of-the-world',
        label: 'Rivers of the world',
        alias: 'rzeki',
        match: 'prefix',
        count: 412,
      },
      { kind: 'tag', value: 'rzeki-polski', label: 'Rivers of Poland', match: 'prefix', count: 31 },
    ],
    meta: { count: 2, ...meta },
  },
  getStats: {
    total: 412,
    byLanguage: byLanguage(() => 206),
    bySource: { svc: 412 },
    byCategory: [{ slug: 'geography', name: 'Geography', count: 412 }],
    byDifficulty: LEVELS,
    difficultyByCategory: [{ slug: 'geography', name: 'Geography', levels: LEVELS }],
    byLicense: { 'CC-BY-4.0': 412 },
    byTopic: [{ slug: 'rivers-of-the-world', label: 'Rivers of the world', count: 412 }],
    byTag: [TAG],
    topRegions: [{ code: 'pl', label: 'Poland', count: 230 }],
    byQualityHigh: byLanguage((language) => (language === 'en' ? 190 : 188)),
    meta: { generatedAt: '2026-01-31T12:00:00.000Z', ...meta },
  },
  getGrowth: {
    data: [
      { month: '2025-12', added: 300, total: 300, bySource: { svc: 300 } },
      { month: '2026-01', added: 112, total: 412, bySource: { svc: 112 } },
    ],
    meta: { count: 2, generatedAt: '2026-01-31T12:00:00.000Z', ...meta },
  },
  getTranslations: {
    data: [
      { code: 'en', name: 'English', count: 206, translated: { pl: 200 }, stale: 0 },
      { code: 'pl', name: 'Polish', count: 206, translated: { en: 200 }, stale: 3 },
    ],
    meta: { count: 2, generatedAt: '2026-01-31T12:00:00.000Z', ...meta },
  },
  createReport: {
    received: true,
    reportId: '019bd4c8-5f33-7b52-8d1e-6a9c0f4e2b71',
    meta: { requestId: EXAMPLE_REQUEST_ID },
  },
  listExports: {
    data: [
      {
        name: 'questions-pl-CC-BY-4.0-20260131T120000000Z.jsonl.gz',
        language: 'pl',
        license: 'CC-BY-4.0',
        questions: 12_103,
        bytes: 1_604_118,
        sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
        madeAt: '2026-01-31T12:00:00.000Z',
        since: '2026-01-31T11:59:59.991Z',
      },
    ],
    meta: { count: 1, requestId: EXAMPLE_REQUEST_ID },
  },
  getMe: {
    key: { id: '019bd4c8-2b3c-7d4e-9f50-6a7b8c9d0e1f', name: 'website', prefix: 'svc_pk_…4dQx', scope: 'pk' },
    tier: 'free',
    rateLimit: {
      limit: 10,
      remaining: 7,
      resetInSeconds: 4,
      burstPer10s: 10,
      perDay: 500,
      usedToday: 90,
      usedThisMonth: 1204,
    },
    monthlyQuota: { limit: null, used: 1204, resetsAt: null },
    meta: { requestId: EXAMPLE_REQUEST_ID },
  },
  getUsage: {
    summary: {
      tier: 'free',
      today: {
        count: 90,
        prev: 60,
        delta: 50,
        limit: 500,
        windowStart: '2026-01-31',
        windowEnd: '2026-01-31',
      },
      week: {
        count: 410,
        prev: 400,
        delta: 2.5,
        limit: null,
        windowStart: '2026-01-26',
        windowEnd: '2026-02-01',
      },
      month: {
        count: 1204,
        prev: 0,
        delta: null,
        limit: null,
        windowStart: '2026-01-01',
        windowEnd: '2026-01-31',
      },
    },
    series: [
      { day: '2026-01-30', requests: 60, rejected: 0, errors: 0, clientErrors: 2 },
      { day: '2026-01-31', requests: 90, rejected: 4, errors: 0, clientErrors: 5 },
    ],
    meta: { from: '2026-01-30', to: '2026-01-31', days: 2, requestId: EXAMPLE_REQUEST_ID },
  },
  listLanguages: {
    data: [{ code: 'pl', name: 'Polish', nativeName: 'polski', count: 1840 }],
    meta: { count: 1, ...meta },
  },
};
