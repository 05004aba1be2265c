import type { Locator, Page } from '@playwright/test';
import { demoAdmin, demoPatient } from '../support/people';
import { enterAs, expectOverlayEntries, expectRoute, settled } from '../support/site';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

/** Presses Back when the history has the entry of the one open overlay. */
async function goBackFromOverlay(page: Page): Promise<void> {
  await expectOverlayEntries(page, 1);
  await page.goBack();
}

/**
 * Opens an overlay twice: closes it with Back, then with its button. The page stays, and one Back leaves it.
 */
async function expectBackCloses(
  page: Page,
  opener: Locator,
  overlay: Locator,
  close: Locator,
): Promise<void> {
  await opener.scrollIntoViewIfNeeded();
  const [address, place] = [page.url(), await page.evaluate(() => window.scrollY)];
  await opener.click();
  await expect(overlay).toBeVisible();
  await goBackFromOverlay(page);
  await expect(overlay).toBeHidden();
  expect(page.url()).toBe(address);
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(3);
  await opener.click();
  await expect(overlay).toBeVisible();
  await close.click();
  await expect(overlay).toBeHidden();
  await expectOverlayEntries(page, 0);
  await page.goBack();
  await expect(page).toHaveURL(/#\/blog$/);
}

/** Opens a page from another one of the site. */
async function arrive(page: Page, route: string): Promise<void> {
  await page.goto('/#/blog');
  await settled(page);
  await page.evaluate((to) => (location.hash = `#${to}`), route);
  await expectRoute(page, route);
  await settled(page);
}

test('Back closes the menu of a phone', async ({ page }) => {
  await arrive(page, '/medicine');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expectBackCloses(
    page,
    page.getByRole('button', { name: 'Open the menu' }),
    menu,
    menu.getByRole('button', { name: 'Close the menu' }),
  );
});

test('Back closes the cart', async ({ page }) => {
  await arrive(page, '/medicine');
  const cart = page.getByRole('dialog', { name: 'Cart' });
  await expectBackCloses(
    page,
    page.getByRole('button', { name: /^Cart/ }).first(),
    cart,
    cart.getByRole('button', { name: 'Close the cart' }),
  );
});

test('Back closes the chat on a phone', async ({ page }) => {
  await arrive(page, '/about');
  await expectBackCloses(
    page,
    page.getByRole('button', { name: /^Open.*chat/i }),
    page.getByRole('region', { name: /^Chat/ }),
    page.getByRole('button', { name: /^Close.*chat/i }),
  );
});

test('Back closes the booking and keeps what was typed', async ({ page, api }) => {
  const doctor = await api.doctorNamed('Dr. Thomas Kurian');
  await enterAs(page, await api.logIn(demoPatient), `/find-doctor?doctor=${doctor._id}`);
  await settled(page);
  const book = page.getByRole('button', { name: /^Book/ }).first();
  await book.click();
  const reason = page.getByLabel('Reason');
  await reason.fill('Tired after climbing the stairs.');
  await goBackFromOverlay(page);
  await expect(reason).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Find a doctor' })).toBeVisible();
});

test('a link in the menu leads on, and one Back leads back', async ({ page }) => {
  await arrive(page, '/medicine');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Find Doctors' }).click();
  await expectRoute(page, '/find-doctor');
  await settled(page);
  await page.goBack();
  await expectRoute(page, '/medicine');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  await expectOverlayEntries(page, 0);
  await page.goBack();
  await expectRoute(page, '/blog');
});

test('Back closes a select, a menu and a question of the console, and stays on the page', async ({
  page,
  api,
}) => {
  await enterAs(page, await api.logIn(demoAdmin), '/admin/faqs');
  await settled(page);
  const address = page.url();
  const select = page.getByRole('combobox', { name: 'Sort by' });
  await select.click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await goBackFromOverlay(page);
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await goBackFromOverlay(page);
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await goBackFromOverlay(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(page.url()).toBe(address);
  await expect(page.getByRole('heading', { level: 1, name: 'FAQs' })).toBeVisible();
  // A choice still works, and its change stays.
  await select.click();
  await page.getByRole('option').last().click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(select).not.toHaveText('');
  await expect(page.getByRole('heading', { level: 1, name: 'FAQs' })).toBeVisible();
});
