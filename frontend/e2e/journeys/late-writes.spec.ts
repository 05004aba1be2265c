import type { Page } from '@playwright/test';
import { demoAdmin } from '../support/people';
import { enterAs, expectRoute, visit } from '../support/site';
import { expect, test } from '../support/test';

/** Longer than any search box waits after the last key, ms. */
const LONG = 2000;

/** Blocks the code of the next page until released. */
async function holdCode(page: Page, chunk: RegExp): Promise<() => void> {
  let letThrough: () => void = () => undefined;
  const isLetThrough = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(chunk, async (route) => {
    await isLetThrough;
    await route.continue();
  });
  return () => letThrough();
}

/** Stops the clock, so that the search does not start before the click. */
const stopClock = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + LONG);

test('Book Doctor right after typing opens the login', async ({ page }) => {
  await page.clock.install();
  const letThrough = await holdCode(page, /AuthPage/);
  await visit(page, '/find-doctor');
  await stopClock(page);
  await page.getByRole('searchbox', { name: 'Search by name or speciality' }).fill('sharma');
  await page
    .getByRole('button', { name: /^Book Doctor/ })
    .first()
    .click();
  await page.clock.runFor(LONG);
  await page.clock.resume();
  letThrough();
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  await page.clock.runFor(LONG);
  await expectRoute(page, '/login');
});

test('going back or following a link right after typing is not undone', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/blog');
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Find Doctors' }).click();
  const box = page.getByRole('searchbox', { name: 'Search by name or speciality' });
  await box.fill('sharma');
  await page.goBack();
  await page.clock.runFor(LONG);
  await expectRoute(page, '/blog');

  const letThrough = await holdCode(page, /PharmacyPage/);
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('heart');
  await page.evaluate(() => (window.location.hash = '#/medicine'));
  await page.clock.runFor(LONG);
  letThrough();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pharmacy');
  await page.clock.runFor(LONG);
  await expectRoute(page, '/medicine');
});

test('Edit right after typing in a console list opens the form', async ({ page, api }) => {
  await enterAs(page, await api.logIn(demoAdmin), '/admin/MedicineView');
  const edit = page.getByRole('link', { name: /^Edit/ }).first();
  await expect(edit).toBeVisible();
  const address = await edit.getAttribute('href');
  await page.getByLabel('Name begins with').fill('a');
  // As on a slow machine: the list's delay has passed before the form renders.
  await edit.evaluate((link: HTMLElement) => {
    link.click();
    const end = performance.now() + 800;
    while (performance.now() < end);
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Edit /);
  await expect(page).toHaveURL((url) => url.hash === address);
});
