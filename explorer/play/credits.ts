import type { PlayQuestion } from './load-round.ts';

/** Questions of one author under one licence. */
export interface Credit {
  readonly author: string;
  readonly license: string;
  readonly licenseUrl: string | null;
  /** The numbers of the questions, such as `2.3`. */
  readonly numbers: readonly string[];
}

/** Who the questions of some rounds are from, each author and licence once. */
export function creditsOf(rounds: readonly { readonly questions: readonly PlayQuestion[] }[]): Credit[] {
  const credits = new Map<string, Credit>();
  rounds.forEach(({ questions }, round) =>
    questions.forEach(({ attribution }, index) => {
      const { source, license, licenseUrl } = attribution;
      const author = attribution.author ?? source;
      const key = `${author}\n${license}`;
      const numbers = [...(credits.get(key)?.numbers ?? []), `${round + 1}.${index + 1}`];
      credits.set(key, { author, license, licenseUrl, numbers });
    }),
  );
  return [...credits.values()];
}
