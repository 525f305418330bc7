import { REGIONS, SUBCATEGORIES, TAGS } from '../taxonomy/index.ts';
import type { Rule } from './rule.ts';

const REGION_CODES = new Set(REGIONS.map(({ code }) => code));

/** Tags, subcategories and regions are in the taxonomy, and every question has at least one tag. */
export const checkKnownSlugs: Rule = (all) =>
  all.flatMap(({ template, question, id }) => {
    const tags = [...template.tags, ...(question.tags ?? [])];
    const subcategories = [...template.subcategories, ...(question.subcategories ?? [])];
    return [
      ...(tags.length === 0 ? [`${id} has no tag.`] : []),
      ...tags.filter((tag) => !Object.hasOwn(TAGS, tag)).map((tag) => `${id}: the tag ${tag} has no label.`),
      ...subcategories
        .filter((slug) => !Object.hasOwn(SUBCATEGORIES, slug))
        .map((slug) => `${id}: the subcategory ${slug} has no label.`),
      ...(question.regions ?? [])
        .filter((code) => !REGION_CODES.has(code))
        .map((code) => `${id}: no region has the code ${code}.`),
    ];
  });
