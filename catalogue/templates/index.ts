import type { Template } from '../template.ts';
import { ARTS_TEMPLATES } from './arts.ts';
import { atMost } from './at-most.ts';
import { GEOGRAPHY_TEMPLATES } from './geography.ts';
import { LEISURE_TEMPLATES } from './leisure.ts';
import { SCIENCE_TEMPLATES } from './science.ts';

/** Templates whose tables would give more than 15 % of the questions of their category. */
const MOST: Readonly<Record<string, number>> = {
  'animal-group': 46,
  'artist-of-work': 32,
  'author-of-play': 30,
  'book-of-character': 38,
};

function limited(template: Template): Template {
  const most = MOST[template.name];
  return most === undefined ? template : atMost(most, template);
}

/** All templates of the starter catalogue. */
export const TEMPLATES: readonly Template[] = [
  ...GEOGRAPHY_TEMPLATES,
  ...SCIENCE_TEMPLATES,
  ...ARTS_TEMPLATES,
  ...LEISURE_TEMPLATES,
].map(limited);
