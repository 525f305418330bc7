export const SUBJECT_KINDS = ['topic', 'tag', 'category'] as const;
/** What a page is about. The names are those of the filters. */
export type SubjectKind = (typeof SUBJECT_KINDS)[number];
