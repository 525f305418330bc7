/** What the commands end with; shown in their help. */
export const EXIT_CODES = {
  done: 0,
  failed: 1,
  usage: 2,
  /** Done, but lines were skipped or differences were found. */
  incomplete: 3,
  /** Ended by Ctrl-C before the end. */
  stopped: 4,
} as const;
export type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES];

export const EXIT_CODE_HELP = `
Exit codes:
  0  done
  1  failed
  2  wrong usage
  3  done, but lines were skipped or differences were found
  4  stopped before the end; the same command goes on where it was`;
