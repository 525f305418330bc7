import { z } from 'zod';

const Report = z.object({
  metadata: z.object({ vulnerabilities: z.object({ high: z.int(), critical: z.int() }) }),
  vulnerabilities: z.record(
    z.string(),
    z.object({ name: z.string(), severity: z.string(), range: z.string() }),
  ),
});

/** What an audit has found: packages with serious vulnerabilities, or the reason why nobody knows. */
export type AuditResult = { readonly vulnerable: readonly string[] } | { readonly unknown: string };

const SERIOUS: readonly string[] = ['high', 'critical'];

/** Reads the output of `npm audit --json`, which is something else when the registry does not answer. */
export function judgeAudit(output: string): AuditResult {
  let value: unknown;
  try {
    value = JSON.parse(output);
  } catch {
    return { unknown: 'npm audit printed no report' };
  }
  const report = Report.safeParse(value);
  if (!report.success) {
    const { message } = z.object({ message: z.string() }).catch({ message: 'no report' }).parse(value);
    return { unknown: message.replace(/https?:\S+/g, 'the registry') };
  }
  const found = Object.values(report.data.vulnerabilities).filter(({ severity }) =>
    SERIOUS.includes(severity),
  );
  return { vulnerable: found.map(({ name, severity, range }) => `${name} ${range}: ${severity}`) };
}
