import type { Locator, Page } from '@playwright/test';
import type { Account, Person } from './people';
import { expect } from './expect';

/** A small answer of the site's own origin: somewhere to write session storage before the site reads it. */
const STEPPING_STONE = '/api/health/live';

/** Run in a page: it takes a person for logged in. */
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

/** Loads a route anew, so that nothing of the page before is taken for it, and waits until it is all there. */
export async function visit(page: Page, route: string): Promise<void> {
  await leavePage(page);
  await page.goto(`/#${route}`);
  await settled(page);
}

/** Goes to a route inside the running site, as a link does, and waits until its page, of another title, is all there. */
export async function moveTo(page: Page, route: string): Promise<void> {
  const before = await page.title();
  await page.goto(`/#${route}`);
  await expect(page).not.toHaveTitle(before);
  await settled(page);
}

/** Fills in the login form and sends it. */
export async function logIn(page: Page, { email, password, type }: Account): Promise<void> {
  // The registration, which the login may replace, has fields of the same names.
  await expect(page.getByRole('heading', { name: 'Log in', exact: true })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await choose(page, 'Log in as', type === 'admin' ? 'Admin' : type === 'doctor' ? 'Doctor' : 'Patient');
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
}

/** Chooses an option of a select by the select's label. */
export async function choose(scope: Page | Locator, label: string, option: string): Promise<void> {
  const box = scope.getByRole('combobox', { name: label });
  // On the public pages it is the browser's own.
  if (await box.evaluate((control) => control instanceof HTMLSelectElement)) {
    await box.selectOption({ label: option });
    return;
  }
  await box.click();
  const page = 'page' in scope ? scope.page() : scope;
  await page.getByRole('option', { name: option, exact: true }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

/** Expects a notice with exactly this sentence. */
export async function expectAlert(page: Page, sentence: string): Promise<void> {
  await expect(page.getByRole('alert').getByText(sentence, { exact: true })).toBeVisible();
}

/** Expects the browser to be on a route of the site, e.g. "/find-doctor", without a query unless one is named. */
export async function expectRoute(page: Page, route: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.hash === `#${route}`);
}

/** The parts of a page that say that they are still coming. */
export const stillLoading = (page: Page) => page.getByText('Loading...', { exact: true });

/** Waits until nothing of the page is still loading. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await loaded(page);
}

/** The same where a dialog may stand before the page, whose heading nobody can reach then. */
export async function loaded(page: Page): Promise<void> {
  // What the server has drawn is seen before the program has taken it over.
  await expect(page.locator('.first-page')).toHaveCount(0);
  await expect(stillLoading(page)).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

/** Expects pictures to be drawn, not only named. */
export async function expectDrawn(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
}

/** Expects a chart to be drawn, as it is once somebody comes near it. */
export async function expectCharted(figure: Locator): Promise<void> {
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('svg').last()).toBeVisible();
}

/** Moves the focus with Tab alone until it is on the target. */
export async function tabTo(page: Page, target: Locator, steps = 80): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${String(target)} within ${steps} steps.`);
}

/** Chooses an entry of the menu of a row. */
export async function chooseFrom(row: Locator, entry: string): Promise<void> {
  await row.getByRole('button', { name: /^More actions: / }).click();
  await row.page().getByRole('menuitem', { name: entry }).click();
}

/** As a browser does in which site data is blocked. */
export function blockSiteData(): void {
  for (const area of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, area, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
}
