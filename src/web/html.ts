import { escapeHtml } from '../http/pages/page.ts';

/** Text that is already HTML. */
export interface Html {
  readonly html: string;
}

type Part = string | number | Html | readonly Html[] | undefined;

function render(part: Part): string {
  if (part === undefined) return '';
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  return 'html' in part ? part.html : part.map(({ html: text }) => text).join('');
}

/**
 * Builds HTML from a template. Values are escaped unless they are already HTML. Put attribute values in double quotes.
 */
export function html(pieces: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: String.raw({ raw: pieces }, ...parts.map(render)) };
}
