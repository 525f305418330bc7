import type { Template } from '../template.ts';
import { ARTS_TEMPLATES } from './arts.ts';
import { GEOGRAPHY_TEMPLATES } from './geography.ts';
import { LEISURE_TEMPLATES } from './leisure.ts';
import { SCIENCE_TEMPLATES } from './science.ts';

/** All templates of the starter catalogue. */
export const TEMPLATES: readonly Template[] = [
  ...GEOGRAPHY_TEMPLATES,
  ...SCIENCE_TEMPLATES,
  ...ARTS_TEMPLATES,
  ...LEISURE_TEMPLATES,
];
