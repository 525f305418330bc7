/** Seconds after which a caller should retry when an engine or the process cannot serve it. */
export const RETRY_AFTER = 2;
