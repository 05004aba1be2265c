import type { Page } from '@playwright/test';
import type { Settings } from '../../../openapi/contract/site/settings.js';
import { demoAdmin, demoDoctor, demoPatient } from '../support/people';
import { enterAs, settled, visit } from '../support/site';
import { expect, test } from '../support/test';

const WIDE = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };
const NAME = 'Aravalli Super Speciality Hospital and Research';

const bar = (page: Page) => page.locator('.top-bar');

/** The top of the content and the height of the bar, px. */
async function heights(page: Page): Promise<{ bar: number; content: number }> {
  const [top, main] = await Promise.all([bar(page).boundingBox(), page.getByRole('main').boundingBox()]);
  if (!top || !main) throw new Error('The bar or the content is not shown.');
  return { bar: top.height, content: main.y };
}

for (const [size, content] of [
  [WIDE, 112],
  [PHONE, 120],
] as const) {
  test(`bar and navbar leave the page its height at ${size.width} px`, async ({ page, api }) => {
    await page.setViewportSize(size);
    for (const route of ['/', '/find-doctor', '/login']) {
      await visit(page, route);
      await expect(bar(page).getByRole('link', { name: /^Emergency/ })).toHaveAttribute('href', /^tel:/);
      const found = await heights(page);
      expect(found.bar).toBeLessThanOrEqual(40);
      expect(found.content).toBeLessThanOrEqual(content);
    }
    for (const [person, route] of [
      [demoPatient, '/patientlogin'],
      [demoDoctor, '/doctor-login'],
    ] as const) {
      await enterAs(page, await api.logIn(person), route);
      await settled(page);
      const found = await heights(page);
      expect(found.bar).toBeLessThanOrEqual(40);
      expect(found.content).toBeLessThanOrEqual(content);
      await expect(page.getByRole('complementary', { name: 'Offer' })).toHaveCount(0);
    }
  });
}

test('a closed promotion stays closed after a reload', async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByRole('link', { name: /Sign up now/ })).toBeVisible();
  await page.getByRole('button', { name: 'Close the offer' }).click();
  await expect(page.getByRole('complementary', { name: 'Offer' })).toHaveCount(0);
  await page.reload();
  await settled(page);
  await expect(page.getByRole('complementary', { name: 'Offer' })).toHaveCount(0);
});

test('a long name is shown in full, on phones by the short name', async ({ page, api }) => {
  const admin = await api.logIn(demoAdmin);
  const path = '/api/v1/settings/hospital';
  const before = await api.call<Settings>('get', path, admin);
  const isWhole = (name: string) =>
    page
      .getByRole('banner')
      .getByText(name, { exact: true })
      .evaluate((text) => {
        const { width, height, right } = text.getBoundingClientRect();
        return width > 0 && height > 0 && text.scrollWidth <= text.clientWidth + 1 && right <= innerWidth;
      });
  try {
    await api.call('put', path, admin, { name: NAME });
    for (const width of [360, 390, 920, 1024, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, '/terms');
      expect(await isWhole(NAME)).toBe(true);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
    await api.call('put', path, admin, { shortName: 'Aravalli' });
    await page.setViewportSize(PHONE);
    await visit(page, '/terms');
    await expect(page.getByRole('banner').getByText('Aravalli', { exact: true })).toBeVisible();
    await expect(page.getByRole('banner').getByText(NAME, { exact: true })).toBeHidden();
  } finally {
    await api.call('put', path, admin, { name: before.name, shortName: null });
  }
});

for (const size of [WIDE, PHONE]) {
  test(`the patient switch reads the whole name at ${size.width} px`, async ({ page, api }) => {
    await page.setViewportSize(size);
    const patient = await api.logIn(demoPatient);
    for (const route of ['/patientlogin', '/find-doctor']) {
      await enterAs(page, patient, route);
      const button = page.getByRole('button', { name: 'For: Rohan Mehta' });
      await expect(button).toBeVisible();
      const isCut = await button.evaluate((element) =>
        [element, ...element.querySelectorAll('span, strong')].some(
          (part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflow === 'hidden',
        ),
      );
      expect(isCut).toBe(false);
    }
    await page.getByRole('button', { name: 'For: Rohan Mehta' }).click();
    await expect(page.getByRole('menuitem', { name: 'Family' })).toBeInViewport();
  });
}
