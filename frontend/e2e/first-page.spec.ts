import type { Browser, Page } from '@playwright/test';
import pLimit from 'p-limit';
import type { AppointmentDto } from '../../openapi/contract/care/appointments.js';
import { type Person, demoAdmin, demoDoctor, demoPatient } from './support/people';
import { rememberLogin, settled } from './support/site';
import { expect, test } from './support/test';

/** When the requests of an opened page are counted. */
const COUNTED_AFTER_MS = 5000;

/** The script budget of a page: kB on the wire with headers. */
type Budget = [address: string, kilobytes: number];
const BUDGETS: Budget[] = [
  ['/', 170],
  ['/#/find-doctor', 220],
  ['/#/medicine', 220],
  ['/#/labtest', 220],
  ['/#/blog', 220],
  ['/#/blog/know-your-blood-pressure', 220],
  ['/#/bmi', 220],
  ['/#/login', 220],
  ['/#/register', 232],
];

/** The script budget of a page behind the login, kB: forms include their validation. */
const AREA_KILOBYTES = 460;

const OF_PATIENTS: Budget[] = [
  ['/#/patientlogin/patient-dash', AREA_KILOBYTES],
  ['/#/patientlogin/patientapps', AREA_KILOBYTES],
  ['/#/patientlogin/patient-records', AREA_KILOBYTES],
  ['/#/patientlogin/lab-bookings', AREA_KILOBYTES],
  ['/#/patientlogin/waiting-list', AREA_KILOBYTES],
  ['/#/patientlogin/profile', AREA_KILOBYTES],
];
const OF_DOCTORS: Budget[] = [
  ['/#/doctor-login/doctor-main', AREA_KILOBYTES],
  ['/#/doctor-login/appointments', AREA_KILOBYTES],
  ['/#/doctor-login/today', AREA_KILOBYTES],
  ['/#/doctor-login/doctor-records', AREA_KILOBYTES],
  ['/#/doctor-login/profile', AREA_KILOBYTES],
  ['/#/doctor-login/availability', AREA_KILOBYTES],
];

/**
 * Opening all pages at once would take so long that background requests are counted too. An open page waits for
 * its count while the next ones open.
 */
const inTurn = pLimit(2);

/** The maximum layout shift of visible content. */
const MOST_MOVED = 0.02;
const PHONE = { width: 360, height: 740 };
const sizes = [{ width: 1280, height: 800 }, PHONE];

/** Runs in the page: sums up its layout shifts. */
function noteMoves(): void {
  const moved = { sum: 0 };
  Object.assign(window, { moved });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      moved.sum += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

const movedIn = (page: Page): Promise<number> =>
  page.evaluate(() => (window as never as { moved: { sum: number } }).moved.sum);

/** Opens a page with an empty cache and counts its scripts on the network; an area in phone size. */
async function open(browser: Browser, address: string, person?: Person) {
  const context = await browser.newContext(person && { viewport: PHONE });
  if (person) await context.addInitScript(rememberLogin, person);
  await context.addInitScript(noteMoves);
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const scripts = new Set<string>();
  const fetched = { bytes: 0, scripts };
  let openedAt = Infinity;
  // By the browser's clock, because the test is late on a busy machine.
  const isCounted = (timestamp: number) => timestamp <= openedAt + COUNTED_AFTER_MS / 1000;
  network.on('Page.loadEventFired', ({ timestamp }) => (openedAt = timestamp));
  network.on('Network.responseReceived', ({ requestId, type, response, timestamp }) => {
    const isScript = type === 'Script' || response.mimeType.includes('javascript');
    if (isScript && isCounted(timestamp)) scripts.add(requestId);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    if (scripts.has(requestId) && isCounted(timestamp)) fetched.bytes += encodedDataLength;
  });
  await Promise.all([network.send('Network.enable'), network.send('Page.enable')]);
  await page.goto(address);
  return { page, fetched };
}

/** The usage of an opened page at the count. */
async function usedBy(browser: Browser, address: string, person?: Person) {
  const { page, fetched } = await inTurn(() => open(browser, address, person));
  await page.waitForTimeout(COUNTED_AFTER_MS);
  const moved = await movedIn(page);
  await page.context().close();
  return { kilobytes: Math.round(fetched.bytes / 1000), moved };
}

/** The pages over budget, and by how much. */
async function tooHeavy(browser: Browser, baseURL: string | undefined, budgets: Budget[], person?: Person) {
  const pages = await Promise.all(
    budgets.map(async ([address, kilobytes]) => {
      const used = await usedBy(browser, `${baseURL}${address}`, person);
      return { address, ...used, fits: used.kilobytes <= kilobytes && used.moved <= MOST_MOVED };
    }),
  );
  return pages.filter(({ fits }) => !fits);
}

test('the public pages stay within their script budget', async ({ browser, baseURL }) => {
  expect(await tooHeavy(browser, baseURL, BUDGETS)).toEqual([]);
});

test('the areas stay within their script budget', async ({ browser, baseURL, api }) => {
  const doctor = await api.logIn(demoDoctor);
  const [visit] = await api.call<AppointmentDto[]>(
    'get',
    `/api/appointments/doctor/${doctor.userId}/accepted`,
    doctor,
  );
  const found = await Promise.all([
    tooHeavy(browser, baseURL, OF_PATIENTS, await api.logIn(demoPatient)),
    tooHeavy(
      browser,
      baseURL,
      [...OF_DOCTORS, [`/#/doctor-login/visit/${visit._id}`, AREA_KILOBYTES]],
      doctor,
    ),
    tooHeavy(browser, baseURL, [['/#/admin', AREA_KILOBYTES]], await api.logIn(demoAdmin)),
  ]);
  expect(found.flat()).toEqual([]);
});

const PUBLIC_PAGES = BUDGETS.map(([address]) => address);

/** Public addresses: the app shows another page there than the server sends. */
const KNOWN_ADDRESSES = [
  '/doctors/dr-ananya-sharma',
  '/lab-tests/2d-echocardiogram',
  '/medicines/adult-pull-up-diapers-large-pack-of-10-tulivra',
  '/articles/know-your-blood-pressure',
];

/** A page's layout shift and console errors until it is complete. */
async function movedBy(browser: Browser, address: string, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.addInitScript(noteMoves);
  await page.goto(address);
  await settled(page);
  await page.waitForLoadState('networkidle');
  const moved = await movedIn(page);
  await context.close();
  return { address, width: viewport.width, moved, complaints };
}

test('public pages do not move while they load, and log no errors', async ({ browser, baseURL }) => {
  const all = await Promise.all(
    sizes.flatMap((viewport) =>
      [...PUBLIC_PAGES, ...KNOWN_ADDRESSES].map((address) =>
        inTurn(() => movedBy(browser, `${baseURL}${address}`, viewport)),
      ),
    ),
  );
  expect(all.filter(({ moved, complaints }) => moved > MOST_MOVED || complaints.length > 0)).toEqual([]);
});
