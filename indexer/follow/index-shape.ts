import { createHash } from 'node:crypto';

import mappings from '../../mappings/questions.json' with { type: 'json' };
import type { IndexShape } from '../search/generations.ts';

/** Mappings and settings of a new generation. */
export const INDEX_SHAPE = mappings as IndexShape;

/** The first 8 hexadecimal digits of the shape's SHA-256, which are part of every generation's name. */
export const MAPPING_HASH = createHash('sha256').update(JSON.stringify(mappings)).digest('hex').slice(0, 8);
