import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { noticeText } from '../../../docs/generate/notice.ts';
import { UPSTREAMS } from '../../../indexer/sources/licences.ts';
import { SERVICE_PREFIX } from '../../../src/contract/service.ts';
import { Source } from '../../../src/contract/vocabulary.ts';

test('NOTICE is up to date: npm run notice writes it', () => {
  expect(readFileSync('NOTICE', 'utf8')).toBe(noticeText());
});

describe('NOTICE', () => {
  const text = noticeText().replaceAll(/\s+/g, ' ');
  const upstreams = Source.options.filter((source) => source !== SERVICE_PREFIX);

  test.each(upstreams)('names author, address, licence and changes of %s', (source) => {
    const { title, author, homepage, license, licenseUrl, notice, remark, changes } = UPSTREAMS[source];
    expect(changes.length).toBeGreaterThan(0);
    for (const part of [`${title} (${source})`, `By ${author}: ${homepage}`, ...changes])
      expect(text).toContain(part);
    expect(text).toContain(`Licensed under ${license}: ${licenseUrl}`);
    if (notice !== null) expect(text).toContain(notice);
    if (remark !== null) expect(text).toContain(remark);
  });

  test('keeps the copyright of every source under the MIT licence, whose text LICENSE has', () => {
    const mit = upstreams.filter((source) => UPSTREAMS[source].license === 'MIT');
    expect(mit.map((source) => UPSTREAMS[source].notice)).not.toContain(null);
    expect(readFileSync('LICENSE', 'utf8')).toContain('Permission is hereby granted');
  });

  test('keeps the copyright of CLDR', () => {
    expect(text).toContain('Unicode License v3');
  });
});
