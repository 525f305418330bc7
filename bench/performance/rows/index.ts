import type { Row } from '../row.ts';
import { access } from './access.ts';
import { compressed } from './compressed.ts';
import { counts } from './counts.ts';
import { discovery } from './discovery.ts';
import { draw, drawDirect, drawOneAccount } from './draw.ts';
import { filters } from './filters.ts';
import { firstPage, growth } from './growth.ts';
import { memory } from './memory.ts';
import { rare } from './rare.ts';
import { reads } from './reads.ts';
import { seeded, shuffled } from './seeds.ts';
import { soak } from './soak.ts';
import { textSearch } from './text-search.ts';
import { typing } from './typing.ts';
import { workers } from './workers.ts';

/** Rows that are measured only when they are named. */
export const LONG_ROWS: readonly Row[] = [soak, typing];

/** All other rows in the order in which they are measured. The last one depends on the others. */
export const ROWS: readonly Row[] = [
  draw,
  drawOneAccount,
  drawDirect,
  compressed,
  filters,
  rare,
  growth,
  reads,
  firstPage,
  seeded,
  shuffled,
  textSearch,
  access,
  counts,
  discovery,
  workers,
  memory,
];
