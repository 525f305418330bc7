import type { Row } from '../row.ts';
import { draw, drawDirect, drawOneAccount } from './draw.ts';

/** All rows in the order in which they are measured. */
export const ROWS: readonly Row[] = [draw, drawOneAccount, drawDirect];
