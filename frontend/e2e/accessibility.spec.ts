import { openBooking } from './support/booking';
import { faultsOf, faultsOfPages, findings, onWideScreen } from './support/checks';
import { expectCheckout, payButton } from './support/checkout';
import { pages } from './support/pages';
import { demoDoctor, demoPatient } from './support/people';
import { enterAs } from './support/site';
import { expect, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await onWideScreen(page);
});

test('the public pages are accessible and fit every screen', async ({ page }) => {
  test.setTimeout(240_000); // twenty pages, each in both schemes
  await page.goto('/');
  await page.getByRole('button', { name: 'Open the chat' }).click();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible();
  await page.mouse.wheel(0, 2000);
  await expect(page.getByRole('list', { name: 'Reviews' })).toBeVisible();
  const found = await findings(page, 'chat');
  // Closing it prevents that it opens automatically on a following page.
  await page.getByRole('button', { name: 'Close the chat', exact: true }).last().click();

  found.push(...(await faultsOfPages(page, pages.visitor)));
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('Enter your full name.')).toBeVisible();
  found.push(...(await faultsOf(page, '/register with errors')));
  expect(found).toEqual([]);
});

test('the booking and the checkout have no serious accessibility finding', async ({ page, api }) => {
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
  test(`the pages of the ${account.type} are accessible and fit every screen`, async ({ page, api }) => {
    const [[start]] = pages[account.type];
    await enterAs(page, await api.logIn(account), start);
    expect(await faultsOfPages(page, pages[account.type])).toEqual([]);
  });
}
