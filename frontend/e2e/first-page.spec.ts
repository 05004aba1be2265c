import type { Browser } from '@playwright/test';
import { expect, test } from './support/test';

/** So long after opening what a page has fetched is counted. */
const COUNTED_AFTER_MS = 5000;

/** What the scripts of a page may cost a first visitor: kB on the wire with headers, and files. */
const BUDGETS: [address: string, kilobytes: number, files: number][] = [
  ['/', 121, 10],
  ['/#/find-doctor', 170, 14],
  ['/#/medicine', 170, 14],
  ['/#/labtest', 170, 14],
  ['/#/blog', 170, 14],
  ['/#/blog/know-your-blood-pressure', 170, 14],
  ['/#/bmi', 170, 14],
  ['/#/login', 170, 14],
  ['/#/register', 170, 14],
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

/** The most that a page may move what somebody reads. */
const MOST_MOVED = 0.02;
const DRAWN: [address: string, shown: string][] = [
  ['/', 'The right doctor, at a time that suits you'],
  ['/#/find-doctor', 'Dr. Aditi Chatterjee'],
  ['/#/medicine', 'Shop by health condition'],
  ['/#/labtest', 'Recommended tests'],
  ['/#/blog', 'Health blog'],
  ['/#/blog/know-your-blood-pressure', 'Sources'],
];
const sizes = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

/** Opens a page for somebody whose browser gets no program. */
async function shownWithoutProgram(browser: Browser, address: string, words: string): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(address);
  await expect(page.getByRole('heading', { name: words })).toBeVisible();
  await context.close();
}

test('a public page should be seen with its data before any program is there', async ({
  browser,
  baseURL,
}) => {
  await Promise.all(
    DRAWN.map(([address, words]) => shownWithoutProgram(browser, `${baseURL}${address}`, words)),
  );
});

/** How much a page moves by itself, and what it complains of, while the program takes over what the server has drawn. */
async function movedBy(browser: Browser, address: string, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.addInitScript(() => {
    const moved = { sum: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        moved.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address);
  // The foot of the page is the program's work: it has taken over.
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.waitForLoadState('networkidle');
  const sum = await page.evaluate(() => (window as never as { moved: { sum: number } }).moved.sum);
  await context.close();
  return { address, width: viewport.width, moved: sum, complaints };
}

test('a public page should stay where it is while the program takes over', async ({ browser, baseURL }) => {
  const all = [];
  for (const viewport of sizes)
    for (const [address] of DRAWN) all.push(await movedBy(browser, `${baseURL}${address}`, viewport));
  expect(all.filter(({ moved, complaints }) => moved > MOST_MOVED || complaints.length > 0)).toEqual([]);
});
