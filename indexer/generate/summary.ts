import type { QuestionRecord } from '../../src/contract/record.ts';

/** Counts of generated records. */
export interface GeneratedSummary {
  readonly records: number;
  readonly bytes: number;
  readonly bySource: Record<string, number>;
  readonly byLanguage: Record<string, number>;
  readonly byType: Record<string, number>;
  readonly translations: number;
  /** Duplicates, by how they differ from their originals. */
  readonly planted: Record<string, number>;
}

/** Counts records as they are generated. */
export interface Summary {
  readonly add: (record: QuestionRecord) => void;
  readonly addBytes: (bytes: number) => void;
  readonly get: () => GeneratedSummary;
}

export function createSummary(): Summary {
  const counts = { records: 0, bytes: 0, translations: 0 };
  const lists = { bySource: {}, byLanguage: {}, byType: {}, planted: {} } satisfies Record<string, object>;
  const count = (list: Record<string, number>, name: string): void => {
    list[name] = (list[name] ?? 0) + 1;
  };
  return {
    addBytes: (bytes) => {
      counts.bytes += bytes;
    },
    add: (record) => {
      counts.records += 1;
      if (record.translationOf !== null) counts.translations += 1;
      count(lists.bySource, record.source);
      count(lists.byLanguage, record.language);
      count(lists.byType, record.type);
      const { duplicateKind } = record.extensions;
      if (typeof duplicateKind === 'string') count(lists.planted, duplicateKind);
    },
    get: () => ({ ...counts, ...lists }),
  };
}
