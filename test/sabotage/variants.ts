/** One deliberate bug, and the test files of which one has to fail. */
export interface Variant {
  /** What the bug does. */
  readonly name: string;
  readonly file: string;
  /** Occurs once in the file. */
  readonly search: string;
  readonly replacement: string;
  readonly tests: readonly string[];
}

const INDEXER: readonly Variant[] = [
  {
    name: 'changes that the engine refused are settled',
    file: 'indexer/follow/drain-round.ts',
    search: 'revisions.filter(({ id }) => !reasons.has(id)),',
    replacement: 'revisions,',
    tests: ['test/service/index/drain.test.ts'],
  },
  {
    name: 'documents are written without the revision of their rows',
    file: 'indexer/search/write.ts',
    search: "{ index: { _id: id, version: document.rev, version_type: 'external_gte' as const } },",
    replacement: '{ index: { _id: id } },',
    tests: ['test/service/index/drain.test.ts'],
  },
  {
    name: 'a bulk response with too few results counts as complete',
    file: 'indexer/search/write.ts',
    search: 'if (result.length === writes.length) return judge(result);',
    replacement: 'if (result.length <= writes.length) return judge(result);',
    tests: ['test/unit/indexer/follow.test.ts'],
  },
  {
    name: 'a document that is rejected for now is given up',
    file: 'indexer/search/write.ts',
    search: "if (status !== 400) return { kind: 'again', reason };",
    replacement: '',
    tests: ['test/unit/indexer/follow.test.ts'],
  },
  {
    name: 'newer documents that the database never wrote are taken for its own',
    file: 'indexer/follow/drain-round.ts',
    search: 'if (await isAhead(parts, target.name, outcome.newer))',
    replacement: 'if (outcome.newer.length < 0)',
    tests: ['test/service/index/restored-database.test.ts'],
  },
  {
    name: 'documents without a question are not found',
    file: 'indexer/follow/verify.ts',
    search: "document === undefined || document.fields.gone === true ? 'fine' : 'ghost'",
    replacement: "'fine'",
    tests: ['test/service/index/drift.test.ts'],
  },
  {
    name: 'a new index becomes live without being compared with the database',
    file: 'indexer/follow/rebuild.ts',
    search: '  await verifyAndRepair(parts, name, signal);\n',
    replacement: '',
    tests: ['test/service/index/rebuild.test.ts'],
  },
];

const LIMITS: readonly Variant[] = [
  {
    name: 'one more request than the burst limit is admitted',
    file: 'src/limits/scripts/admit.lua',
    search: 'burst >= 0 and used >= burst and 1 or 0',
    replacement: 'burst >= 0 and used > burst and 1 or 0',
    tests: ['test/service/limits/limits-model.test.ts'],
  },
  {
    name: 'the burst window is a second shorter',
    file: 'src/limits/scripts/admit.lua',
    search: 'now - BURST_WINDOW\n',
    replacement: 'now - BURST_WINDOW + 1000\n',
    tests: ['test/service/limits/limits-model.test.ts'],
  },
  {
    name: 'refused requests count towards the day',
    file: 'src/limits/scripts/admit.lua',
    search: 'elseif raised then',
    replacement: 'elseif false then',
    tests: ['test/service/limits/limits-model.test.ts'],
  },
  {
    name: 'without Redis, one request more than the month allows is admitted',
    file: 'src/limits/local-counts.ts',
    search: 'tracked.month >= limits.perMonth',
    replacement: 'tracked.month > limits.perMonth',
    tests: ['test/unit/limits/limits.test.ts'],
  },
  {
    name: 'a Redis that has failed is asked again at once',
    file: 'src/limits/redis-limiter.ts',
    search: 'pausedUntil = now() + PAUSE;',
    replacement: 'pausedUntil = now();',
    tests: ['test/unit/limits/limits.test.ts'],
  },
];

const CURSORS: readonly Variant[] = [
  {
    name: 'forged cursors are accepted',
    file: 'src/endpoints/cursors.ts',
    search: 'timingSafeEqual(tagOf(list.name, filters, body), bytes.subarray(-TAG_BYTES))',
    replacement: 'timingSafeEqual(tagOf(list.name, filters, body), tagOf(list.name, filters, body))',
    tests: ['test/unit/endpoints/cursors.test.ts'],
  },
  {
    name: 'cursors of other filters are accepted',
    file: 'src/endpoints/cursors.ts',
    search: 'JSON.stringify([list, filters, body])',
    replacement: 'JSON.stringify([list, filters.slice(0, 0), body])',
    tests: ['test/unit/endpoints/cursors.test.ts'],
  },
  {
    name: 'cursors may name positions below zero',
    file: 'src/endpoints/list-page.ts',
    search: 'z.array(z.int().min(0))',
    replacement: 'z.array(z.int())',
    tests: ['test/unit/endpoints/cursors.test.ts'],
  },
];

const LOAD: readonly Variant[] = [
  {
    name: 'any number of requests may wait',
    file: 'src/http/gate.ts',
    search: 'waiting.length < mostWaiting',
    replacement: 'waiting.length <= Infinity',
    tests: ['test/unit/http/gate.test.ts'],
  },
  {
    name: 'a request that ends gives its place to nobody',
    file: 'src/http/gate.ts',
    search: 'if (!running.delete(request)) return;',
    replacement: 'if (!running.has(request)) return;',
    tests: ['test/unit/http/gate.test.ts'],
  },
  {
    name: 'the first to come is the first to start',
    file: 'src/http/gate.ts',
    search: 'const next = waiting.pop();',
    replacement: 'const next = waiting.shift();',
    tests: ['test/unit/http/gate.test.ts'],
  },
  {
    name: 'health checks wait in the queue of the requests',
    file: 'src/http/gate.ts',
    search: "|| url.startsWith('/health/')",
    replacement: "|| url.startsWith('/nowhere/')",
    tests: ['test/service/http/load.test.ts'],
  },
  {
    name: 'a late request gets no response',
    file: 'src/http/gate.ts',
    search: "reply.send(refusal('The request took too long.'));",
    replacement: '(() => undefined)();',
    tests: ['test/service/http/load.test.ts'],
  },
  {
    name: 'one address may open every connection',
    file: 'src/http/server.ts',
    search: '>= mostPerAddress && !isProxy(address)',
    replacement: '>= most && !isProxy(address)',
    tests: ['test/service/http/load.test.ts'],
  },
];

const OUTAGES: readonly Variant[] = [
  {
    name: 'a slow call among quick ones makes an engine count as silent',
    file: 'src/engines/time-limits.ts',
    search: 'answeredAt >= started || ',
    replacement: '',
    tests: ['test/unit/engines/time-limits.test.ts'],
  },
  {
    name: 'an engine that answers again stays refused',
    file: 'src/engines/time-limits.ts',
    search: '    open = false;\n',
    replacement: '',
    tests: ['test/unit/engines/time-limits.test.ts'],
  },
  {
    name: 'a request with little time left makes an engine count as silent',
    file: 'src/engines/time-limits.ts',
    search: 'now() - started < SHORTEST_SILENCE || ',
    replacement: '',
    tests: ['test/unit/engines/time-limits.test.ts'],
  },
  {
    name: 'each call of a request has the whole time',
    file: 'src/engines/time-limits.ts',
    search: 'Math.min(limit, Math.ceil(deadline.endsAt - performance.now()))',
    replacement: 'limit',
    tests: ['test/unit/engines/time-limits.test.ts'],
  },
  {
    name: "bytes that are not PostgreSQL's are a bug of ours",
    file: 'src/store/database.ts',
    search: 'error.code === undefined || OUTAGE_STATES.test(error.code)',
    replacement: "OUTAGE_STATES.test(error.code ?? '')",
    tests: ['test/unit/store/database.test.ts'],
  },
  {
    name: 'a page instead of a search response is a bug of ours',
    file: 'src/search/run-search.ts',
    search: '? !isRefusal(error)',
    replacement: '? isRefusal(error)',
    tests: ['test/service/processes/unexpected-answers.test.ts'],
  },
];

const FILTERS: readonly Variant[] = [
  {
    name: 'any of several tags is enough',
    file: 'src/filters/table.ts',
    search: "clauses: (tags) => allOf('tags', tags),",
    replacement: "clauses: (tags) => oneOf('tags', tags),",
    tests: ['test/service/lists/filters.test.ts'],
  },
  {
    name: 'excluded sources are found',
    file: 'src/filters/search-filter.ts',
    search: '        ...clauses(true),\n',
    replacement: '',
    tests: ['test/service/lists/filters.test.ts'],
  },
  {
    name: 'the standard tier includes what needs a review',
    file: 'src/filters/table.ts',
    search: "standard: ['high', 'standard'],",
    replacement: "standard: ['high', 'standard', 'needs_review'],",
    tests: ['test/service/lists/filters-property.test.ts'],
  },
  {
    name: 'rows are sent although they do not match the filter any more',
    file: 'src/questions/question-store.ts',
    search: 'filter(([, { fields }]) => matchesFilter(filter, fields))',
    replacement: 'filter(() => true)',
    tests: ['test/service/index/drift.test.ts'],
  },
  {
    name: 'a revoked key works for ten minutes',
    file: 'src/access/identify-key.ts',
    search: 'const FRESH = 1_500;',
    replacement: 'const FRESH = 600_000;',
    tests: ['test/service/access/key-cache.test.ts'],
  },
];

/** Deliberate bugs in everything that must not break unnoticed. */
export const VARIANTS: readonly Variant[] = [
  ...INDEXER,
  ...LIMITS,
  ...CURSORS,
  ...LOAD,
  ...OUTAGES,
  ...FILTERS,
];
