import { LRUCache } from 'lru-cache';

import type { Language, ShownQuality } from '../contract/vocabulary.ts';
import type { FilteredFields } from '../filters/row.ts';

/** Bytes of text in memory. */
const MOST_BYTES = 48 * 1024 * 1024;
/** Bytes of an entry besides its texts, and of one text besides its characters. */
const ENTRY_BYTES = 700;
const TEXT_BYTES = 40;

/** A visible question, with its JSON in the languages of labels that were requested. */
export interface StoredQuestion {
  readonly id: string;
  readonly seq: number;
  readonly rev: number;
  readonly quality: ShownQuality;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
  /** Compared with the filter before the question is shown. */
  readonly fields: FilteredFields;
  /** The bytes of its JSON without the member `quality`, by language of labels. */
  readonly json: Partial<Record<Language, string>>;
}

/** The place of a question in memory. A slot is emptied when its question is forgotten. */
export interface QuestionSlot {
  question: StoredQuestion | undefined;
}

/** Questions in memory: the most recently used ones, up to a number of bytes. */
export interface QuestionMemory {
  readonly slotOf: (seq: number) => QuestionSlot | undefined;
  readonly bySeq: (seq: number) => StoredQuestion | undefined;
  readonly byId: (id: string) => StoredQuestion | undefined;
  readonly keep: (question: StoredQuestion) => void;
  readonly forget: (seq: number) => void;
  readonly forgetAll: () => void;
}

function sizeOf({ question }: QuestionSlot): number {
  let size = ENTRY_BYTES;
  for (const bytes of Object.values(question?.json ?? {})) size += TEXT_BYTES + bytes.length;
  return size;
}

/** @param most - bytes */
export function createQuestionMemory(most = MOST_BYTES): QuestionMemory {
  const seqs = new Map<string, number>();
  const slots = new LRUCache<number, QuestionSlot>({
    maxSize: most,
    sizeCalculation: sizeOf,
    dispose: (slot) => {
      if (slot.question !== undefined) seqs.delete(slot.question.id);
      slot.question = undefined;
    },
  });
  const bySeq = (seq: number): StoredQuestion | undefined => slots.get(seq)?.question;
  return {
    slotOf: (seq) => slots.get(seq),
    bySeq,
    byId(id) {
      const seq = seqs.get(id);
      return seq === undefined ? undefined : bySeq(seq);
    },
    keep(question) {
      slots.set(question.seq, { question });
      if (slots.has(question.seq)) seqs.set(question.id, question.seq);
    },
    forget: (seq) => void slots.delete(seq),
    forgetAll: () => slots.clear(),
  };
}
