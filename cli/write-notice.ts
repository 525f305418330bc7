import { writeFileSync } from 'node:fs';

import { noticeText } from './notice.ts';

writeFileSync(new URL('../NOTICE', import.meta.url), noticeText());
