import type { Page } from '@playwright/test';
import { expectRoute } from '../support/site';
import { expect, test } from '../support/test';

/** Opens a page on a line so slow that its program waits until it is let go. */
async function openWithoutProgram(page: Page, address: string): Promise<() => void> {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await isLetGo;
    await route.continue();
  });
  // The load event waits for the program.
  await page.goto(address, { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(isDrawn)).toBe(true);
  return letGo;
}

/**
 * The style is there, without which all that is sent counts as visible, what is pressed is noted, and the page that is
 * asked for stands in place of the first one.
 */
const isDrawn = () => document.onclick !== null && !document.documentElement.classList.contains('elsewhere');

/** Not by the wheel: a browser that has painted nothing yet loses its turn. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
}

/** The foot of the page is the program's work: it has taken over. */
const programIsThere = (page: Page) => expect(page.getByRole('contentinfo')).toBeAttached();

test('what is chosen, typed and scrolled before the program is there should count', async ({ page }) => {
  const letGo = await openWithoutProgram(page, '/#/find-doctor');
  const box = page.getByRole('searchbox', { name: /Search by name/ });
  const speciality = page.getByRole('combobox', { name: 'Speciality' });
  const order = page.getByRole('combobox', { name: 'Order' });
  await speciality.selectOption('Cardiology');
  await order.selectOption('Lowest fee');
  await box.pressSequentially('shrma');
  for (let step = 0; step < 3; step += 1) await box.press('ArrowLeft');
  await scrollTo(page, 150);

  letGo();
  await programIsThere(page);
  await expect(page).toHaveURL(/speciality=Cardiology/);
  await expect(page).toHaveURL(/sort=fee/);
  await expect(page).toHaveURL(/search=shrma/);
  await expect(page.getByRole('status').getByText(/in Cardiology for .shrma/)).toBeVisible();
  await expect(speciality).toHaveValue('Cardiology');
  await expect(order).toHaveValue('fee');
  await expect(box).toBeFocused();
  // The caret stands where it stood: the next letter mends the word.
  await page.keyboard.type('a');
  await expect(box).toHaveValue('sharma');
  await expect(page).toHaveURL(/search=sharma/);
});

test('a scrolled page should stay where it is when its program comes', async ({ page }) => {
  const letGo = await openWithoutProgram(page, '/#/blog');
  await scrollTo(page, 200);
  letGo();
  await programIsThere(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(200);
});

test('a form of a page that the program draws itself should be sent as ever', async ({ page }) => {
  await page.goto('/#/login');
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('aria-invalid', 'true');
});

test('a button that is pressed before the program is there should act when it is', async ({ page }) => {
  const letGo = await openWithoutProgram(page, '/');
  await page.getByRole('main').getByRole('combobox').fill('heart');
  await page.keyboard.press('Enter');
  letGo();
  await expectRoute(page, '/search?q=heart');
});

for (const { address, heard } of [
  { address: '/', heard: (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }) },
  { address: '/#/find-doctor', heard: (page: Page) => page.getByRole('status').getByText(/for .derma/) },
])
  test(`what is typed in the moment when the program takes ${address} over should count`, async ({
    page,
  }) => {
    // The program's first page stands, its effects have not run: the place of the waiting page has just been cleared.
    await page.addInitScript(() => {
      let isWaiting = false;
      new MutationObserver((_, observer) => {
        const wasWaiting = isWaiting;
        isWaiting = document.querySelector('.first-page') !== null;
        const box = document.querySelector('main input');
        if (!wasWaiting || isWaiting || !(box instanceof HTMLElement)) return;
        observer.disconnect();
        box.focus();
        document.execCommand('insertText', false, 'derma');
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(address);
    await expect(heard(page)).toBeVisible();
    await expect(page.getByRole('main').locator('input').first()).toHaveValue('derma');
  });
