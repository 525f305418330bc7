import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { TAGS } from '../../../../catalogue/taxonomy/taxonomy.ts';
import { SKIP_REASONS } from '../../../../indexer/import/import-report.ts';
import { UPSTREAMS } from '../../../../indexer/sources/licences.ts';
import { topicOf } from '../../../../indexer/sources/opentriviaqa-topics.ts';
import { SOURCE_SKIPS } from '../../../../indexer/sources/skip-reasons.ts';
import { Source } from '../../../../src/contract/vocabulary.ts';

const CODE = 'indexer/sources';
const PAGES = 'docs/sources';
const FLAGS =
  /'(time_relative|refers_to_options|not_quiz_worthy|incomplete_answers|clumsy_wording|informal_explanation)'/g;
const MODIFICATIONS = /'(html_decoded|encoding_repaired|refined_text|quizified)'/g;
/** They list every name. */
const VOCABULARIES = new Set(['adapter.ts', 'skip-reasons.ts', 'licences.ts']);

const page = (name: string): string => readFileSync(`${PAGES}/${name}.md`, 'utf8');

/** The code of an adapter with all modules that it imports from its folder. */
function codeOf(file: string, seen = new Set<string>()): string {
  if (seen.has(file) || VOCABULARIES.has(file)) return '';
  seen.add(file);
  const code = readFileSync(`${CODE}/${file}`, 'utf8');
  const imported = [...code.matchAll(/from '\.\/([\w-]+\.ts)'/g)].map(([, name = '']) => codeOf(name, seen));
  return [code, ...imported].join('\n');
}

/** The names in the first column of the table under a heading. */
function tableOf(text: string, heading: string): string[] {
  const [, part = ''] = text.split(`## ${heading}\n`);
  return [...(part.split('\n## ')[0] ?? '').matchAll(/^\| `(\w+)` \|/gm)].map(([, name = '']) => name);
}

const named = (code: string, pattern: RegExp): Set<string> =>
  new Set([...code.matchAll(pattern)].map(([, name = '']) => name));

test('every source has a page that the overview links', () => {
  const names = readdirSync(PAGES).map((name) => name.replace('.md', ''));
  expect(names.sort()).toEqual(['README', ...Source.options].sort());
  for (const source of Source.options) expect(page('README')).toContain(`](${source}.md) | \`${source}\``);
});

describe.each(Source.options)('the page of %s', (source) => {
  const text = page(source);
  const code = codeOf(`${source}.ts`);
  const { license, licenseUrl, homepage, notice } = UPSTREAMS[source];

  test('the page has the licence and the homepage', () => {
    expect(text).toContain(`- Licence: ${license}, <${licenseUrl}>`);
    expect(text).toContain(homepage);
    if (notice !== null) expect(text).toContain(notice);
    expect(page('README')).toMatch(
      new RegExp(`\\(${source}\\.md\\) .* \\| ${license.replaceAll('.', '\\.')} \\|`),
    );
  });

  test('the page has the import command', () => {
    expect(text).toMatch(new RegExp(`\\ntrivia import --source ${source} \\S+`));
  });

  test('the page lists exactly the skip reasons of its adapter', () => {
    const reasons = new Set(tableOf(text, 'What is skipped'));
    expect(Object.keys(SKIP_REASONS)).toEqual(expect.arrayContaining([...reasons]));
    const skips = Object.keys(SOURCE_SKIPS).filter((reason) => code.includes(`'${reason}'`));
    expect([...reasons].sort()).toEqual(skips.sort());
  });

  test('the page lists the flags that its adapter sets', () => {
    const flags = tableOf(text, 'What is flagged');
    // Only the options of exam questions are checked.
    const set = [...named(code, FLAGS)].filter((flag) => source !== 'arc' || flag !== 'time_relative');
    expect(flags).toEqual(expect.arrayContaining(set));
  });

  test('the page lists the modifications that its adapter records', () => {
    for (const modification of named(code, MODIFICATIONS)) expect(text).toContain(`- \`${modification}\`: `);
  });
});

test('the tags for files of an upstream have labels', () => {
  const tags = ['brain-teasers', 'for-kids', 'hobbies', 'humanities', 'people', 'religion-faith'].flatMap(
    (file) => topicOf(file).tags,
  );
  expect(tags).toHaveLength(6);
  expect(tags.filter((tag) => !(tag in TAGS))).toEqual([]);
});
