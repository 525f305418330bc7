import type { Row } from '../report.ts';
import { access } from './access.ts';
import { draw, drawDirect, drawOneAccount, filters, rare } from './draws.ts';
import { catalogueSize, firstPage, growth } from './growth.ts';
import { memory } from './memory.ts';
import { reads } from './reads.ts';
import { textSearch } from './text-search.ts';

/** All rows in the order in which they are measured. The last one depends on the others. */
export const ROWS: readonly Row[] = [
  draw,
  drawOneAccount,
  drawDirect,
  filters,
  rare,
  growth,
  catalogueSize,
  reads,
  firstPage,
  textSearch,
  access,
  memory,
];
