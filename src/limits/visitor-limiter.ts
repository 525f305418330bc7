import { QUIET_REQUESTS, VISITOR_LIMITS } from '../contract/limits.ts';
import { ServiceError } from '../errors.ts';
import type { AddressAdmission, AddressLimiter } from './address-limiter.ts';

/** Limits visitors, who use the site key. Refusals name the page where keys are created. */
export interface VisitorLimiter {
  /**
   * Counts a request of a visitor, and then of all visitors. What the visitor's own limits refuse uses up nothing of the
   * others'. Networks that have sent many requests share a part of the common limit, so that some of it is left for others.
   */
  readonly admit: (address: string) => Promise<AddressAdmission>;
  /** Counts the questions in a response that has not been sent. */
  readonly countQuestions: (address: string, questions: number) => Promise<AddressAdmission>;
}

interface VisitorLimiterParts {
  readonly addressLimiter: AddressLimiter;
  /** The page where visitors create a key. */
  readonly keyUrl: () => string;
}

/** Who may do what, as parts of a sentence. */
const SENTENCES: Readonly<Record<keyof typeof VISITOR_LIMITS, readonly [string, string, string]>> = {
  requests: ['A visitor', 'send', 'requests'],
  questions: ['A visitor', 'read', 'questions'],
  busy: ['The visitors of busy networks together', 'send', 'requests'],
  everyone: ['All visitors together', 'send', 'requests'],
};

export function createVisitorLimiter({ addressLimiter, keyUrl }: VisitorLimiterParts): VisitorLimiter {
  async function count(
    name: keyof typeof VISITOR_LIMITS,
    address: string,
    amount: number,
  ): Promise<AddressAdmission> {
    const { limits } = VISITOR_LIMITS[name];
    const admission = await addressLimiter.admit(`visitor-${name}`, address, limits, { amount });
    if (admission.refusal === undefined) return admission;
    const { most, window, isShared } = admission.scarcest;
    const seconds = window / 1_000;
    const [who, verb, what] = SENTENCES[name];
    const detail = `${isShared ? 'The visitors of one network together' : who} may ${verb} ${most} ${what} in ${seconds} second${seconds === 1 ? '' : 's'}. For programs, create a free key at ${keyUrl()}.`;
    return {
      ...admission,
      refusal: new ServiceError('rate_limit_exceeded', detail, admission.refusal.members),
    };
  }

  return {
    async admit(address) {
      const own = await count('requests', address, 1);
      if (own.refusal !== undefined) return own;
      if (own.usedByNetwork > QUIET_REQUESTS) {
        const busy = await count('busy', 'all', 1);
        if (busy.refusal !== undefined) return busy;
      }
      const all = await count('everyone', 'all', 1);
      return all.refusal === undefined ? own : all;
    },
    countQuestions: (address, questions) => count('questions', address, questions),
  };
}
