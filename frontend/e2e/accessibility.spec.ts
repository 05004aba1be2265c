import { openBooking } from './support/booking';
import { findings } from './support/checks';
import { expectCheckout, payButton } from './support/checkout';
import { pages } from './support/pages';
import { demoDoctor, demoPatient } from './support/people';
import { enterAs, visit } from './support/site';
import { expect, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('the public pages should have no serious accessibility finding', async ({ page }) => {
  test.setTimeout(240_000); // twenty pages, each in both schemes
  const found: string[] = [];
  for (const route of pages.visitor) {
    await visit(page, route);
    found.push(...(await findings(page, route)));
  }
  await visit(page, '/register');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('Enter your full name.')).toBeVisible();
  found.push(...(await findings(page, '/register with errors')));
  expect(found).toEqual([]);
});

test('the booking and the checkout should have no serious accessibility finding', async ({ page, api }) => {
  const doctor = await api.doctorNamed('Dr. Rajiv Banerjee');
  await enterAs(page, await api.newPatient('Tara'), `/find-doctor?doctor=${doctor._id}`);
  const dialog = await openBooking(page, doctor);
  await dialog.getByRole('radiogroup', { name: 'Preferred time' }).getByRole('radio').first().check();
  await dialog.getByLabel('Reason').fill('Fever.');
  const found = await findings(page, 'booking');
  await dialog.getByRole('button', { name: 'Complete Payment' }).click();
  await expectCheckout(page, '₹1,400');
  await payButton(page).click();
  await expect(page.getByText('Enter your card number.')).toBeVisible();
  found.push(...(await findings(page, 'checkout')));
  expect(found).toEqual([]);
});

for (const account of [demoPatient, demoDoctor]) {
  test(`the pages of the ${account.type} should have no serious accessibility finding`, async ({
    page,
    api,
  }) => {
    const found: string[] = [];
    await enterAs(page, await api.logIn(account), '/');
    for (const route of pages[account.type]) {
      await visit(page, route);
      found.push(...(await findings(page, route)));
    }
    expect(found).toEqual([]);
  });
}
