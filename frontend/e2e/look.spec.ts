import type { Page } from '@playwright/test';
import { demoAdmin } from './support/people';
import { enterAs, expectDrawn, visit } from './support/site';
import { expect, test } from './support/test';

const PHONE = { width: 360, height: 740 };
const DARK_SURFACE = 'rgb(11, 20, 21)';

const surface = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('the dark scheme is kept after a reload and in the console', async ({ page, api }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, '/');
  expect(await surface(page)).not.toBe(DARK_SURFACE);
  await page.getByRole('button', { name: 'Colours: system. Change to light' }).click();
  await page.getByRole('button', { name: 'Colours: light. Change to dark' }).click();
  await expect.poll(() => surface(page)).toBe(DARK_SURFACE);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Colours: dark. Change to system' })).toBeVisible();
  expect(await surface(page)).toBe(DARK_SURFACE);
  await enterAs(page, await api.logIn(demoAdmin), '/admin');
  await expect(page.getByRole('heading', { name: 'Welcome Admin!' })).toBeVisible();
  expect(await surface(page)).toBe(DARK_SURFACE);
});

test('a phone reaches every page through its menu, and the home pictures load', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Find Doctors' })).toBeHidden();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Site' });
  for (const name of [
    'Pharmacy',
    'Lab Tests',
    'BMI calculator',
    'Body Fat calculator',
    'Blogs',
    'Login/Register',
  ]) {
    await expect(menu.getByRole('link', { name })).toBeVisible();
  }
  await menu.getByRole('link', { name: 'Find Doctors' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find a doctor');
  await expectDrawn(page.getByRole('list', { name: 'Doctors' }).locator('img').first());
});
