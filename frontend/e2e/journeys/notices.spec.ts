import type { Page } from '@playwright/test';
import { demoPatient, newcomer } from '../support/people';
import { fillPerson, registerButton } from '../support/register';
import { expectAlert, visit } from '../support/site';
import { expect, test } from '../support/test';

const notices = (page: Page) => page.locator('.notice');

/** The words on the buttons of forms that lie under a notice. */
const buttonsUnderNotices = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const overs = [...document.querySelectorAll('.notice')].map((notice) => notice.getBoundingClientRect());
    return [...document.querySelectorAll('form button, form a')]
      .filter((button) => {
        const { top, bottom, left, right, height } = button.getBoundingClientRect();
        return (
          height > 0 &&
          overs.some(
            (over) => top < over.bottom && bottom > over.top && left < over.right && right > over.left,
          )
        );
      })
      .map(({ textContent }) => textContent ?? '');
  });

for (const size of [
  { width: 1280, height: 860 },
  { width: 360, height: 740 },
]) {
  test(`a failed registration should leave no trace once it works, nor hide its button (${size.width} px)`, async ({
    page,
  }) => {
    const account = newcomer('Nila');
    await page.setViewportSize(size);
    await visit(page, '/register');
    await fillPerson(page, { ...account, email: demoPatient.email });
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await registerButton(page).click();
      await expectAlert(page, 'Registration failed');
      await expect(registerButton(page)).toBeEnabled();
      await expect(notices(page)).toHaveCount(1);
    }
    for (const block of ['start', 'center', 'end'] as const) {
      await registerButton(page).evaluate((button, place) => button.scrollIntoView({ block: place }), block);
      await expect.poll(() => buttonsUnderNotices(page)).toEqual([]);
    }

    await page.getByLabel('Email').fill(account.email);
    await registerButton(page).click();
    await expectAlert(page, 'Registration successful');
    await expect(page.getByText('Registration failed')).toHaveCount(0);
    await expect.poll(() => buttonsUnderNotices(page)).toEqual([]);
  });
}
