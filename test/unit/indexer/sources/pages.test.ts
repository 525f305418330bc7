import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { TAGS } from '../../../../catalogue/taxonomy/taxonomy.ts';
import { SKIP_REASONS } from '../../../../indexer/import/import-report.ts';
import { UPSTREAMS } from '../../../../indexer/sources/licences.ts';
import { topicOf } from '../../../../indexer/sources/opentriviaqa.ts';
import { SOURCE_SKIPS } from '../../../../indexer/sources/draft.ts';
import { Source } from '../../../../src/contract/vocabulary.ts';

const CODE = 'indexer/sources';
const PAGES = 'docs/sources';
const FLAGS =
  /'(time_relative|refers_to_options|not_quiz_worthy|incomplete_answers|clumsy_wording|informal_explanation)'/g;
const MODIFICATIONS = /'(html_decoded|encoding_repaired|refined_text|quizified)'/g;
/** It says what NOTICE and the pages say, of all sources. */
const LICENCES = 'licences.ts';

const page = (name: string): string => readFileSync(`${PAGES}/${name}.md`, 'utf8');

/** The declarations of a module that the named ones use, without types, which list every name. */
function usedParts(code: string, names: Iterable<string>): string {
  const parts = code.split(/\n\n(?=\S)/);
  const wanted = new Set(names);
  const used = new Set<string>();
  for (let before = -1; before !== used.size;) {
    before = used.size;
    for (const part of parts) {
      const declared = [...part.matchAll(/^(?:export )?(?:const|function) (\w+)/gm)];
      if (used.has(part) || !declared.some(([, name = '']) => wanted.has(name))) continue;
      used.add(part);
      for (const [word] of part.matchAll(/\w+/g)) wanted.add(word);
    }
  }
  return [...used].join('\n\n');
}

/** The code of an adapter, with what it uses of other modules of its folder. */
function codeOf(file: string, names?: readonly string[], seen = new Set<string>()): string {
  const all = readFileSync(`${CODE}/${file}`, 'utf8');
  const code = names === undefined ? all : usedParts(all, names);
  const imported = [...all.matchAll(/import \{([^}]*)\} from '\.\/([\w-]+\.ts)'/g)].map(
    ([, list = '', module = '']) => {
      const used = list
        .split(',')
        .map((name) => name.trim())
        .filter((name) => new RegExp(`\\b${name}\\b`).test(code) && !seen.has(`${module} ${name}`));
      for (const name of used) seen.add(`${module} ${name}`);
      return module === LICENCES || used.length === 0 ? '' : codeOf(module, used, seen);
    },
  );
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
