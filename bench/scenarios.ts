import type { HttpCaller } from './http-caller.ts';
import type { Call } from './compare.ts';
import type { Direct } from './direct.ts';

/** The servers to compare. */
export interface Sides {
  readonly api: HttpCaller;
  readonly bare: HttpCaller;
  readonly direct: Direct;
  /** Ids of English questions of the high tier. */
  readonly ids: readonly string[];
}

/** One request, sent to the API, to the engines with their own clients, and to a bare server in front of them. */
export interface Scenario {
  readonly name: string;
  readonly api: Call;
  /** The target compares with the first one. */
  readonly opponents: readonly { readonly name: string; readonly call: Call }[];
}

/**
 * Coprime to the number of ids, so that consecutive requests are for rows that are not next to each other in the table.
 */
const STRIDE = 7919;
const BATCH = 250;

export function scenarios({ api, bare, direct, ids }: Sides): Scenario[] {
  const idOf = (round: number): string => ids[(round * STRIDE) % ids.length] ?? '';
  const batch = ids.slice(0, BATCH);
  const served = (path: string): { name: string; call: Call } => ({
    name: 'bare HTTP server that reads the rows',
    call: () => bare.get(path),
  });

  return [
    {
      name: 'random draw of 10',
      api: () => api.get('/api/v1/questions/random?amount=10&difficulty=medium'),
      opponents: [
        { name: 'Elasticsearch client, ids alone', call: () => direct.draw() },
        { name: 'both clients, ids and rows', call: async () => direct.rows(await direct.draw()) },
        served('/draw'),
      ],
    },
    {
      name: 'list page of 20',
      api: () => api.get('/api/v1/questions?limit=20&difficulty=medium'),
      opponents: [
        { name: 'Elasticsearch client, ids alone', call: () => direct.page() },
        { name: 'both clients, ids and rows', call: async () => direct.rows(await direct.page()) },
        served('/page'),
      ],
    },
    {
      name: 'one by id',
      api: (round) => api.get(`/api/v1/questions/${idOf(round)}`),
      opponents: [
        { name: 'PostgreSQL client', call: (round) => direct.rows([idOf(round)]) },
        { name: 'bare HTTP server that reads the row', call: (round) => bare.get(`/rows/${idOf(round)}`) },
      ],
    },
    {
      name: '250 by ids',
      api: () => api.get(`/api/v1/questions?ids=${batch.join(',')}`),
      opponents: [
        { name: 'PostgreSQL client', call: () => direct.rows(batch) },
        served(`/rows/${batch.join(',')}`),
      ],
    },
  ];
}
