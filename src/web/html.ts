import { escapeHtml } from '../http/page.ts';

/** Text that is HTML already. */
export interface Html {
  readonly html: string;
}

type Part = string | number | Html | readonly Html[] | undefined;

function written(part: Part): string {
  if (part === undefined) return '';
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  return 'html' in part ? part.html : part.map(({ html: text }) => text).join('');
}

/** Makes HTML of a template. Whatever is put into it is text, unless it is HTML already; attributes stand in double quotes. */
export function html(pieces: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: String.raw({ raw: pieces }, ...parts.map(written)) };
}
