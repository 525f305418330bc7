import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

import { TAGS } from '../../../catalogue/taxonomy/taxonomy.ts';
import { limitsPage } from '../../../docs/generate/limits-page.ts';
import { noticeText } from '../../../docs/generate/notice.ts';
import { SOURCE_SKIPS } from '../../../indexer/sources/draft.ts';
import { UPSTREAMS } from '../../../indexer/sources/licences.ts';
import { topicOf } from '../../../indexer/sources/opentriviaqa.ts';
import { SERVICE_PREFIX } from '../../../src/contract/service.ts';
import { Source } from '../../../src/contract/vocabulary.ts';
import { LIFETIMES } from '../../../src/http/lifetimes.ts';

test('docs/guides/limits.md is up to date: npm run generate -- limits writes it', () => {
  expect(readFileSync('docs/guides/limits.md', 'utf8')).toBe(limitsPage());
});

test('NOTICE is up to date: npm run generate -- notice writes it', () => {
  expect(readFileSync('NOTICE', 'utf8')).toBe(noticeText());
});

test('docs/operations/cluster.md lists how long copies of public responses are used', () => {
  const [, section = ''] = readFileSync('docs/operations/cluster.md', 'utf8').split('## Shared caches\n');
  const rows = Array.from(section.matchAll(/^\| `(\w+)` \|.*\| `(.*)` \|$/gm), ([, tag, times]) => [
    tag,
    times,
  ]);
  expect(Object.fromEntries(rows)).toEqual(LIFETIMES);
});

const text = noticeText().replaceAll(/\s+/g, ' ');
const upstreams = Source.options.filter((source) => source !== SERVICE_PREFIX);

test.each(upstreams)('NOTICE names author, address, licence and changes of %s', (source) => {
  const { title, author, homepage, license, licenseUrl, notice, remark, changes } = UPSTREAMS[source];
  expect(changes.length).toBeGreaterThan(0);
  for (const part of [`${title} (${source})`, `By ${author}: ${homepage}`, ...changes])
    expect(text).toContain(part);
  expect(text).toContain(`Licensed under ${license}: ${licenseUrl}`);
  if (notice !== null) expect(text).toContain(notice);
  if (remark !== null) expect(text).toContain(remark);
});

test('NOTICE keeps the copyright of every source under the MIT licence, whose text LICENSE has', () => {
  const mit = upstreams.filter((source) => UPSTREAMS[source].license === 'MIT');
  expect(mit.map((source) => UPSTREAMS[source].notice)).not.toContain(null);
  expect(readFileSync('LICENSE', 'utf8')).toContain('Permission is hereby granted');
});

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

const LINK = /\]\((?!https?:|mailto:)([^)\s]+)\)/g;

/** The names of the headings, as the host of the repository makes them. */
const anchorsOf = (page: string): string[] =>
  Array.from(page.replaceAll(/^```.*?^```/gms, '').matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** What is wrong with a link of a page; undefined if nothing is. */
function brokenLink(page: string, link: string): string | undefined {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : normalize(join(dirname(page), path));
  if (!existsSync(target)) return `${page}: ${link} does not exist`;
  if (anchor === undefined || statSync(target).isDirectory() || !target.endsWith('.md')) return undefined;
  return anchorsOf(readFileSync(target, 'utf8')).includes(anchor)
    ? undefined
    : `${page}: ${link} names no heading`;
}

test('every link between documents leads to a file and to a heading of it', () => {
  const pages = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trim().split('\n');
  const links = pages.flatMap((page) =>
    Array.from(readFileSync(page, 'utf8').matchAll(LINK), ([, link = '']) => ({ page, link })),
  );
  expect(links.length).toBeGreaterThan(200);
  expect(links.map(({ page, link }) => brokenLink(page, link)).filter((each) => each !== undefined)).toEqual(
    [],
  );
});
