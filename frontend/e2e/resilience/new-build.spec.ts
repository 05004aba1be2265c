import type { Page } from '@playwright/test';
import { expectRoute } from '../support/site';
import { expect, test } from '../support/test';

/** Answers chunk requests like a server with a newer build. */
const loseChunks = (page: Page, name: string, times?: number) =>
  page.route(new RegExp(`/assets/${name}[^/]*\\.js`), (route) => route.fulfill({ status: 404, body: '' }), {
    times,
  });

function countLoads(page: Page) {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

test('a page of a build that is gone is reloaded once, at the route that was asked for', async ({ page }) => {
  await page.goto('/#/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  const loads = countLoads(page);
  await loseChunks(page, 'AboutPage', 1);
  await page.evaluate(() => (location.hash = '#/about'));
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await expectRoute(page, '/about');
  expect(loads()).toBe(1);
});

test('a chunk that stays missing does not reload for ever, and the page says what to do', async ({
  page,
}) => {
  await page.goto('/#/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  const loads = countLoads(page);
  await loseChunks(page, 'AboutPage');
  await page.evaluate(() => (location.hash = '#/about'));
  await expect.poll(loads).toBe(1);
  await expect(page.getByRole('button', { name: 'Load again' })).toBeVisible();
  await page.waitForTimeout(3_000);
  expect(loads()).toBe(1);
});

test('typed text survives the reload, a password does not', async ({ page }) => {
  await page.goto('/#/register');
  await page.getByLabel('Full name').fill('Asha Rao');
  await page.getByLabel('Email').fill('asha@example.test');
  await page.getByLabel(/^Password/).fill('quiet-lantern-417');
  await loseChunks(page, 'DoctorIdDialog', 1);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Register here' }).click();
  await reloaded;
  await expectRoute(page, '/register');
  await expect(page.getByLabel('Full name')).toHaveValue('Asha Rao');
  await expect(page.getByLabel('Email')).toHaveValue('asha@example.test');
  await expect(page.getByLabel(/^Password/)).toHaveValue('');
});

test('the text of a form without its own draft survives, too', async ({ page }) => {
  await page.goto('/#/bmi');
  const weight = page.getByLabel(/^Weight/).first();
  await weight.fill('71');
  await loseChunks(page, 'AboutPage', 1);
  await page.evaluate(() => (location.hash = '#/about'));
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await page.goBack();
  await expect(weight).toHaveValue('71');
});
