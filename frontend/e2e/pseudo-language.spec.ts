import type { Page } from '@playwright/test';
import messages from '../../messages/en/site/common.json' with { type: 'json' };
import { PSEUDO_LANGUAGE } from '../../openapi/contract/messages/language.js';
import { pseudo } from '../../openapi/contract/messages/pseudo.js';
import type { KnownPage } from './support/checks';
import { CONSOLE_FORMS, CONSOLE_LISTS, consoleRecords } from './support/consolePages';
import { ServerData, literalsOn } from './support/literals';
import { pages } from './support/pages';
import { type Person, demoAdmin, demoDoctor, demoPatient } from './support/people';
import { startOwnProduct } from './support/products.mjs';
import { rememberLogin } from './support/site';
import { expect, test as base } from './support/test';

const START_TIMEOUT = 120_000;

/** A portal in the pseudo-language, in which each message stands in brackets: other text is data or in the code. */
const test = base.extend<object, { pseudoUrl: string }>({
  pseudoUrl: [
    async ({}, use) => {
      const { url, stop } = await startOwnProduct({ UI_LANGUAGE: PSEUDO_LANGUAGE });
      await use(url);
      await stop();
    },
    { scope: 'worker', timeout: START_TIMEOUT },
  ],
  baseURL: async ({ pseudoUrl }, use) => use(pseudoUrl),
});

const LOADING = pseudo(messages.loading);

/** Opens a page inside the running site, and waits until all of it is there. */
async function openPage(page: Page, address: string): Promise<void> {
  // Two records of one person have the same title.
  await page.evaluate(() => (document.title = ''));
  await page.goto(`/#${address}`);
  await expect(page).toHaveTitle(/./);
  await expect(page.locator('.first-page')).toHaveCount(0);
  await expect(page.locator('h1').first()).toBeVisible();
  // A key loads what is far below at once.
  await page.keyboard.press('Shift');
  await expect(page.getByText(LOADING, { exact: true })).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

/** Opens pages one after the other and finds texts that are not from the catalogues. */
async function literalsOfPages(page: Page, known: readonly KnownPage[]): Promise<string[]> {
  const data = new ServerData(page);
  const found: string[] = [];
  for (const [address] of known) {
    await openPage(page, address);
    for (const literal of await literalsOn(page, data)) found.push(`${address}: ${literal}`);
  }
  return found;
}

/** The next page is open to the person. */
async function logIn(page: Page, person: Person): Promise<void> {
  await page.goto('/api/health/live');
  await page.evaluate(rememberLogin, person);
}

test('has no text in the code of public pages', async ({ page }) => {
  expect(await literalsOfPages(page, pages.visitor)).toEqual([]);
});

test('has no text in the code of the pages of patients', async ({ page, api }) => {
  await logIn(page, await api.logIn(demoPatient));
  expect(await literalsOfPages(page, pages.patient)).toEqual([]);
});

test('has no text in the code of the pages of doctors', async ({ page, api }) => {
  await logIn(page, await api.logIn(demoDoctor));
  expect(await literalsOfPages(page, pages.doctor)).toEqual([]);
});

test('has no text in the code of lists and forms of the console', async ({ page, api }) => {
  await logIn(page, await api.logIn(demoAdmin));
  expect(await literalsOfPages(page, [...CONSOLE_LISTS, ...CONSOLE_FORMS])).toEqual([]);
});

test('has no text in the code of records of the console', async ({ page, api }) => {
  const admin = await api.logIn(demoAdmin);
  await logIn(page, admin);
  expect(await literalsOfPages(page, await consoleRecords(api, admin))).toEqual([]);
});
