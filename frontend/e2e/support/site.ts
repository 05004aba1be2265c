import type { Locator, Page } from '@playwright/test';
import type { Account, Person } from './people';
import { expect } from './expect';

/** A small response of the site's origin, to write session storage before the site reads it. */
const STEPPING_STONE = '/api/health/live';

/** Runs in a page: logs a person in. */
export function rememberLogin({ token, type, userId }: Person): void {
  sessionStorage.setItem('authToken', token);
  sessionStorage.setItem('userType', type);
  sessionStorage.setItem('userId', userId);
}

/**
 * Leaves the page that is shown. An overlay that has just closed takes its history entry back, which can abort a
 * navigation that starts at the same moment: that navigation is tried again.
 */
async function leavePage(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto(STEPPING_STONE);
  }).toPass();
}

/**
 * Waits until the history stands for this many open overlays. Before that, Back would leave the page, and the entry of a
 * closed overlay, when it goes, would abort a reload.
 */
export async function expectOverlayEntries(page: Page, count: number): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => (window.history.state as { overlays?: number } | null)?.overlays ?? 0))
    .toBe(count);
}

/** Opens a route of the site with the given person logged in. */
export async function enterAs(page: Page, person: Person, route: string): Promise<void> {
  await leavePage(page);
  await page.evaluate(rememberLogin, person);
  await page.goto(`/#${route}`);
}

/** Reloads a route completely and waits until it has loaded. */
export async function visit(page: Page, route: string): Promise<void> {
  await leavePage(page);
  await page.goto(`/#${route}`);
  await settled(page);
}

/** Navigates within the running site and waits until the page, with another title, has loaded. */
export async function moveTo(page: Page, route: string): Promise<void> {
  const before = await page.title();
  await page.goto(`/#${route}`);
  await expect(page).not.toHaveTitle(before);
  await settled(page);
}

/** Fills in and submits the login form. */
export async function logIn(page: Page, { email, password, type }: Account): Promise<void> {
  // The registration, which may precede the login, has fields with the same names.
  await expect(page.getByRole('heading', { name: 'Log in', exact: true })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await choose(page, 'Log in as', type === 'admin' ? 'Admin' : type === 'doctor' ? 'Doctor' : 'Patient');
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
}

/** Chooses an option of a select by the select's label. */
export async function choose(scope: Page | Locator, label: string, option: string): Promise<void> {
  const box = scope.getByRole('combobox', { name: label });
  // Public pages use native selects.
  if (await box.evaluate((control) => control instanceof HTMLSelectElement)) {
    await box.selectOption({ label: option });
    return;
  }
  await box.click();
  const page = 'page' in scope ? scope.page() : scope;
  await page.getByRole('option', { name: option, exact: true }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

/** Expects a notice with exactly this text. */
export async function expectAlert(page: Page, sentence: string): Promise<void> {
  await expect(page.getByRole('alert').getByText(sentence, { exact: true })).toBeVisible();
}

/** Expects the browser to be on a route of the site, e.g. "/find-doctor", without a query unless one is named. */
export async function expectRoute(page: Page, route: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.hash === `#${route}`);
}

/** The loading placeholders of a page. */
export const stillLoading = (page: Page) => page.getByText('Loading...', { exact: true });

/** Waits until the page has loaded. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await loaded(page);
}

/** The same if a dialog may hide the page's heading. */
export async function loaded(page: Page): Promise<void> {
  // Server-rendered content is visible before hydration.
  await expect(page.locator('.first-page')).toHaveCount(0);
  await expect(stillLoading(page)).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

/** Expects pictures to be rendered. */
export async function expectDrawn(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
}

/** Expects a chart to be rendered, which happens when it is near the viewport. */
export async function expectCharted(figure: Locator): Promise<void> {
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('svg').last()).toBeVisible();
}

/** Moves the focus with Tab only until it is on the target. */
export async function tabTo(page: Page, target: Locator, steps = 80): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${String(target)} within ${steps} steps.`);
}

/** Chooses an entry of a row's menu. */
export async function chooseFrom(row: Locator, entry: string): Promise<void> {
  await row.getByRole('button', { name: /^More actions: / }).click();
  await row.page().getByRole('menuitem', { name: entry }).click();
}

/** Like a browser that blocks site data. */
export function blockSiteData(): void {
  for (const area of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, area, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
}
