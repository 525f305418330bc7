import type { Admission, UsageDetails } from './admission.ts';
import { NUMBERS_OF_A_GROUP, NUMBERS_OF_DETAILS } from './admit-script.ts';
import { dayOf } from './calendar.ts';
import { needsDetails, type RequestGroup } from './request-groups.ts';

/*
 * On the path of every request: without zod, and without arrays or objects that are not part of the result.
 */

/** Verdicts by the number that the script returns for the full limit. */
const VERDICTS = ['admitted', 'burst', 'day', 'month'] as const;

const sizeOf = (group: RequestGroup): number =>
  needsDetails(group) ? NUMBERS_OF_A_GROUP + NUMBERS_OF_DETAILS : NUMBERS_OF_A_GROUP;

function isReply(reply: unknown, groups: readonly RequestGroup[]): reply is number[] {
  if (!Array.isArray(reply)) return false;
  let length = 1;
  for (const group of groups) length += sizeOf(group);
  if (reply.length !== length) return false;
  for (const number of reply) if (!Number.isSafeInteger(number)) return false;
  return true;
}

function readDetails(numbers: readonly number[], at: number, day: number): UsageDetails {
  return {
    day,
    counts: {
      clientErrors: numbers[at] ?? 0,
      errors: numbers[at + 1] ?? 0,
      rejected: numbers[at + 2] ?? 0,
    },
    dayComplete: numbers[at + 3] === 1,
    monthComplete: numbers[at + 4] === 1,
  };
}

/** The details of a counter that was just created. */
const NEW: Omit<UsageDetails, 'day'> = {
  counts: { clientErrors: 0, errors: 0, rejected: 0 },
  dayComplete: false,
  monthComplete: false,
};

/** Calls `use` with the decision about each request of a group, in order. The script's numbers start at `at`. */
function readGroup(
  group: RequestGroup,
  numbers: readonly number[],
  at: number,
  use: (admission: Admission, index: number) => void,
): void {
  const time = numbers[0] ?? 0;
  const day = dayOf(time);
  const admitted = numbers[at] ?? 0;
  const refusal = VERDICTS[numbers[at + 1] ?? 0] ?? 'burst';
  const used = numbers[at + 2] ?? 0;
  const burstReset = numbers[at + 3] ?? 0;
  const ofDay = numbers[at + 4] ?? 0;
  const ofMonth = numbers[at + 5] ?? 0;
  const read = needsDetails(group) ? readDetails(numbers, at + NUMBERS_OF_A_GROUP, day) : undefined;
  // A counter with no other requests was just created: a day has begun, or Redis has lost the earlier one.
  const isNew = ofDay <= admitted || ofMonth <= admitted;
  for (let index = 0; index < group.length; index += 1) {
    const known = read ?? group[index]?.known;
    const { counts, dayComplete, monthComplete } =
      known === undefined || (read === undefined && (isNew || known.day !== day)) ? NEW : known;
    // Requests of the group that were admitted after this one.
    const later = Math.max(0, admitted - index - 1);
    use(
      {
        verdict: index < admitted ? 'admitted' : refusal,
        time,
        burst: Math.max(0, used - later),
        burstReset,
        day: {
          requests: ofDay - later,
          clientErrors: counts.clientErrors,
          errors: counts.errors,
          rejected: counts.rejected,
        },
        month: ofMonth - later,
        dayComplete,
        monthComplete,
      },
      index,
    );
  }
}

/**
 * Resolves all requests of the groups with the numbers that the script returned.
 *
 * @throws TypeError if they are not such numbers
 */
export function resolveGroups(reply: unknown, groups: readonly RequestGroup[]): void {
  if (!isReply(reply, groups)) throw new TypeError('the limits script returned an invalid reply');
  let at = 1;
  for (const group of groups) {
    readGroup(group, reply, at, (admission, index) => group[index]?.resolve(admission));
    at += sizeOf(group);
  }
}
