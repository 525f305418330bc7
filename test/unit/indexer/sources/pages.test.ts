import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { TAGS } from '../../../../catalogue/taxonomy/taxonomy.ts';
import { SOURCE_SKIPS } from '../../../../indexer/sources/draft.ts';
import { UPSTREAMS } from '../../../../indexer/sources/licences.ts';
import { topicOf } from '../../../../indexer/sources/opentriviaqa.ts';
import { Source } from '../../../../src/contract/vocabulary.ts';

const page = readFileSync('docs/sources.md', 'utf8');

test.each(Source.options)('docs/sources.md has licence, homepage and notice of %s', (source) => {
  const { license, homepage, notice } = UPSTREAMS[source];
  expect(page).toMatch(new RegExp(`\\| \`${source}\` \\|[^|]*\\| ${license.replaceAll('.', '\\.')} \\|`));
  if (source !== 'svc') expect(page).toContain(homepage);
  if (notice !== null) expect(page).toContain(notice);
});

test('docs/sources.md lists the reasons for skipping a row', () => {
  const [, part = ''] = page.split('| Reason | When |');
  const listed = [...(part.split('\n\n')[0] ?? '').matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(listed.sort()).toEqual(Object.keys(SOURCE_SKIPS).sort());
});

test('the tags for files of an upstream have labels', () => {
  const tags = ['brain-teasers', 'for-kids', 'hobbies', 'humanities', 'people', 'religion-faith'].flatMap(
    (file) => topicOf(file).tags,
  );
  expect(tags).toHaveLength(6);
  expect(tags.filter((tag) => !(tag in TAGS))).toEqual([]);
});
