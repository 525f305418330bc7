import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

import { LOGO_DOCUMENT } from '../../../src/http/pages/frame/logo.ts';
import { findChromium } from '../../../stack/chromium.ts';

/*
 * `npm run generate -- images` draws the images that cannot be SVG: the icon that browsers request by its old name, and the
 * picture of link previews. Run it after a change of the logo.
 */
const FOLDER = import.meta.dirname;
const ICON_SIZE = 32;
const PREVIEW = { width: 1200, height: 630 };

async function draw(browser: Browser, html: string, { width, height }: typeof PREVIEW): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'light' });
  await page.setContent(html);
  await page.evaluate('document.fonts.ready');
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}

/** The page whose picture link previews show. */
const previewPage = (logo: string, font: string): string => `<!doctype html>
<meta charset="utf-8" />
<style>
  @font-face {
    font-family: 'Bricolage Grotesque';
    font-weight: 200 800;
    src: url(data:font/woff2;base64,${font});
  }
  body {
    display: flex;
    align-items: center;
    gap: 70px;
    box-sizing: border-box;
    width: 1200px;
    height: 630px;
    margin: 0;
    padding: 0 90px;
    background: #fbf7ef;
    border-bottom: 28px solid #4b2a7b;
    color: #221830;
    font-family: 'Bricolage Grotesque';
  }
  .logo {
    flex: none;
    width: 330px;
    height: 330px;
  }
  h1 {
    margin: 0 0 24px;
    font-size: 82px;
    font-weight: 750;
    line-height: 1.02;
    letter-spacing: -0.02em;
  }
  p {
    margin: 0;
    color: #5f5570;
    font-size: 34px;
    line-height: 1.35;
  }
</style>
<div class="logo">${logo}</div>
<div>
  <h1>Trivia Question Service</h1>
  <p>Good questions for every quiz,<br />in English and Polish, free and open.</p>
</div>`;

const ICON_DIRECTORY = 6;
const ICON_ENTRY = 16;

/** An ICO file with one PNG image. */
function iconFile(png: Buffer): Buffer {
  const head = Buffer.alloc(ICON_DIRECTORY + ICON_ENTRY);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(ICON_SIZE, 6);
  head.writeUInt8(ICON_SIZE, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const executablePath = findChromium();
if (executablePath === undefined) throw new Error('Chromium is not installed');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const logo = LOGO_DOCUMENT.replace('<svg ', '<svg width="100%" height="100%" ');
const icon = await draw(browser, `<body style="margin:0">${logo}`, { width: ICON_SIZE, height: ICON_SIZE });
await writeFile(join(FOLDER, 'favicon.ico'), iconFile(icon));
const font = await readFile(
  join(
    FOLDER,
    '../../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  ),
  'base64',
);
await writeFile(join(FOLDER, 'preview.png'), await draw(browser, previewPage(logo, font), PREVIEW));
await browser.close();
