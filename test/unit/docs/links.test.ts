import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

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
