import type { SubjectKind } from './subject-kinds.ts';

const FOLDERS: Readonly<Record<SubjectKind, string>> = {
  topic: '/topics/',
  tag: '/tags/',
  category: '/categories/',
};

/** The path of a page in English. */
export const pathOf = ({ kind, slug }: { readonly kind: SubjectKind; readonly slug: string }): string =>
  FOLDERS[kind] + encodeURIComponent(slug);
