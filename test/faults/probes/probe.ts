/** The engines and servers that a fault can hit. */
export type Target = 'PostgreSQL' | 'Elasticsearch' | 'Redis' | 'SMTP' | 'clock';
/** Those with a proxy in front. */
export type ProxyTarget = Exclude<Target, 'clock'>;

/** What a caller got: what it asked for, the error that is promised for outages, or something else. */
export interface Outcome {
  readonly kind: 'served' | 'refused' | 'broken';
  /** For what is broken: what the caller got. */
  readonly said: string;
}

/** One request or command, which can be sent again and again. */
export interface Probe {
  readonly group: 'REST' | 'MCP' | 'OAuth' | 'pages' | 'commands';
  readonly name: string;
  readonly run: () => Promise<Outcome>;
}

export const SERVED: Outcome = { kind: 'served', said: '' };
export const REFUSED: Outcome = { kind: 'refused', said: '' };
export const broken = (said: string): Outcome => ({ kind: 'broken', said: said.slice(0, 300) });
