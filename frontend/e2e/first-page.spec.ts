import type { Browser } from '@playwright/test';
import { expect, test } from './support/test';

/** So long after opening what a page has fetched is counted. */
const COUNTED_AFTER_MS = 5000;

/** What the scripts of a page may cost a first visitor: kB on the wire with headers, and files. */
const BUDGETS: [address: string, kilobytes: number, files: number][] = [
  ['/', 125, 6],
  ['/#/find-doctor', 155, 14],
  ['/#/medicine', 155, 13],
  ['/#/labtest', 155, 14],
  ['/#/blog', 146, 11],
  ['/#/bmi', 145, 9],
  ['/#/login', 160, 11],
  ['/#/register', 160, 11],
];

/** Opens a page with an empty cache, and counts its scripts as the network saw them. */
async function scriptsOf(browser: Browser, address: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const scripts = new Set<string>();
  let bytes = 0;
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' || response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await network.send('Network.enable');
  await page.goto(address);
  await page.waitForTimeout(COUNTED_AFTER_MS);
  await context.close();
  return { kilobytes: Math.round(bytes / 1000), files: scripts.size };
}

test('a first visitor should fetch no more scripts than a page is allowed', async ({ browser, baseURL }) => {
  const pages = await Promise.all(
    BUDGETS.map(async ([address, kilobytes, files]) => {
      const used = await scriptsOf(browser, `${baseURL}${address}`);
      return { address, ...used, fits: used.kilobytes <= kilobytes && used.files <= files };
    }),
  );
  expect(pages.filter(({ fits }) => !fits)).toEqual([]);
});
