import type { Page } from '@playwright/test';
import { demoPatient, newcomer } from '../support/people';
import { fillPerson, registerButton } from '../support/register';
import { expectAlert, expectRoute, logIn, visit } from '../support/site';
import { expect, test } from '../support/test';

const WIDE = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };

const notices = (page: Page) => page.locator('.notice');

/** The fields and buttons of a part of the page that a notice covers. */
const coveredByNotices = (page: Page, part: 'form' | 'main'): Promise<string[]> =>
  page.evaluate((within) => {
    const overs = [...document.querySelectorAll('.notice')].map((notice) => notice.getBoundingClientRect());
    return [...document.querySelectorAll(`${within} :is(button, a, input, select, textarea)`)]
      .filter((control) => {
        const { top, bottom, left, right, height } = control.getBoundingClientRect();
        return (
          height > 0 &&
          overs.some(
            (over) => top < over.bottom && bottom > over.top && left < over.right && right > over.left,
          )
        );
      })
      .map((control) => control.outerHTML);
  }, part);

for (const size of [WIDE, PHONE]) {
  test(`a failed registration shows its error at the form and covers none of it (${size.width} px)`, async ({
    page,
  }) => {
    const account = newcomer('Nila');
    await page.setViewportSize(size);
    await visit(page, '/register');
    await fillPerson(page, { ...account, email: demoPatient.email });
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await registerButton(page).click();
      await expectAlert(page, 'Registration failed');
      await expect(registerButton(page)).toBeEnabled();
      await expect(notices(page)).toHaveCount(1);
    }
    await expect(page.locator('form').getByRole('alert')).toContainText('Registration failed');
    await page
      .getByRole('heading', { level: 1 })
      .or(page.getByRole('tab').first())
      .first()
      .scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => coveredByNotices(page, 'form')).toEqual([]);

    await page.getByLabel('Email').fill(account.email);
    await registerButton(page).click();
    await expectAlert(page, 'Registration successful');
    await expect(page.getByText('Registration failed')).toHaveCount(0);
  });

  test(`notices float above the page, move nothing and cover no button (${size.width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await visit(page, '/login');
    const tab = page.getByRole('tab', { name: 'Login' });
    const before = await tab.boundingBox();
    await logIn(page, { ...demoPatient, password: 'wrong' });
    await expectAlert(page, 'Login failed!');
    const [notice, navbar, after] = await Promise.all([
      notices(page).boundingBox(),
      page.getByRole('banner').boundingBox(),
      tab.boundingBox(),
    ]);
    if (!notice || !navbar) throw new Error('The notice or the navbar is not shown.');
    expect(after).toEqual(before);
    expect(notice.y).toBeGreaterThanOrEqual(navbar.y + navbar.height);
    expect(size.width - notice.x - notice.width).toBeLessThanOrEqual(80);
    await expect.poll(() => coveredByNotices(page, 'main')).toEqual([]);
  });
}

test('a field that gets the focus is not under the navbar or a notice', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, '/register');
  await page.getByLabel('Email').fill('nobody');
  await registerButton(page).click();
  const field = page.locator('[aria-invalid="true"]').first();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await field.focus();
  await page.keyboard.press('Shift+Tab');
  const isSeen = await page.evaluate(() => {
    const focused = document.activeElement!;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return focused.contains(hit) || Boolean(hit?.contains(focused));
  });
  expect(isSeen).toBe(true);
});

test('a success survives the navigation it came with and closes after 4 seconds; an error closes on navigation', async ({
  page,
}) => {
  await visit(page, '/login');
  await logIn(page, { ...demoPatient, password: 'wrong' });
  await expectAlert(page, 'Login failed!');
  await page.waitForTimeout(1100);
  await page.getByRole('link', { name: 'Find Doctors' }).click();
  await expectRoute(page, '/find-doctor');
  await expect(notices(page)).toHaveCount(0);

  await visit(page, '/login');
  await logIn(page, demoPatient);
  await expectRoute(page, '/patientlogin');
  await expectAlert(page, 'Login successful!');
  await page.waitForTimeout(2000);
  await expect(notices(page)).toHaveText(/Login successful!/);
  await expect(notices(page)).toHaveCount(0, { timeout: 4000 });
});
