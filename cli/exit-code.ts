/** Exit codes of the commands, shown in their help. */
export const EXIT_CODES = {
  done: 0,
  failed: 1,
  usage: 2,
  /** Done, but rows were skipped or differences were found. */
  incomplete: 3,
  /** Interrupted by Ctrl-C. */
  stopped: 4,
} as const;
export type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES];

export const EXIT_CODE_HELP = `
Exit codes:
  0  done
  1  failed
  2  wrong usage
  3  done, but rows were skipped or differences were found
  4  interrupted; run the same command to resume`;
