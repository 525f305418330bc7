import { LRUCache } from 'lru-cache';

import type { Language, ShownQuality } from '../contract/vocabulary.ts';

/** Bytes of text in memory. */
const MOST_BYTES = 96 * 1024 * 1024;
/** Bytes of an entry besides its texts, and of one text besides its characters. */
const ENTRY_BYTES = 400;
const TEXT_BYTES = 40;

/** A visible question, with its JSON text in the languages of labels that were requested. */
export interface StoredQuestion {
  readonly id: string;
  readonly seq: number;
  readonly rev: number;
  readonly quality: ShownQuality;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
  /** The JSON text without the member `quality`, by language of labels. */
  readonly texts: Partial<Record<Language, string>>;
}

/** Questions in memory: the most recently used ones, up to a number of bytes. */
export interface QuestionMemory {
  readonly bySeq: (seq: number) => StoredQuestion | undefined;
  readonly byId: (id: string) => StoredQuestion | undefined;
  readonly keep: (question: StoredQuestion) => void;
  readonly forget: (seq: number) => void;
  readonly forgetAll: () => void;
}

/** The engine stores a text with one byte per character if it can, and otherwise with two. */
const WIDE = /[\u0100-\uffff]/;

function bytesOf({ texts }: StoredQuestion): number {
  let bytes = ENTRY_BYTES;
  for (const text of Object.values(texts)) bytes += TEXT_BYTES + text.length * (WIDE.test(text) ? 2 : 1);
  return bytes;
}

/** @param most - bytes */
export function createQuestionMemory(most = MOST_BYTES): QuestionMemory {
  const seqs = new Map<string, number>();
  const questions = new LRUCache<number, StoredQuestion>({
    maxSize: most,
    sizeCalculation: bytesOf,
    dispose: ({ id, seq }, _seq, reason) => {
      if (reason !== 'set' && seqs.get(id) === seq) seqs.delete(id);
    },
  });
  const bySeq = (seq: number): StoredQuestion | undefined => questions.get(seq);
  return {
    bySeq,
    byId(id) {
      const seq = seqs.get(id);
      return seq === undefined ? undefined : bySeq(seq);
    },
    keep(question) {
      questions.set(question.seq, question);
      if (questions.has(question.seq)) seqs.set(question.id, question.seq);
    },
    forget: (seq) => void questions.delete(seq),
    forgetAll: () => questions.clear(),
  };
}
