import { faultsOf } from '../support/checks';
import { demoDoctor } from '../support/people';
import { expectAlert, expectRoute, visit } from '../support/site';
import { expect, test } from '../support/test';

const SLUG = '/doctors/dr-ananya-sharma';

test('a profile leads a visitor from a free time to the login, which says that it is kept', async ({
  page,
}) => {
  await visit(page, SLUG);
  await expect(page.getByRole('heading', { level: 1, name: 'Dr. Ananya Sharma' })).toBeVisible();
  expect(await faultsOf(page, 'the profile')).toEqual([]);
  await page
    .getByRole('button', { name: /: book Dr\. Ananya Sharma$/ })
    .first()
    .click();
  await expectAlert(page, 'Please first Login to book');
  await expectRoute(page, '/login');
  await expect(page.getByText(/^Your time .* with Dr\. Ananya Sharma is kept$/)).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Register' })).toHaveAttribute('aria-selected', 'true');
});

test('the login names the role of an account and logs in with it in one press', async ({ page }) => {
  await visit(page, '/login');
  await page.getByLabel('Email').fill(demoDoctor.email);
  await page.getByLabel('Password', { exact: true }).fill(demoDoctor.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('button', { name: 'Log in as doctor' }).click();
  await expect(page).toHaveURL(/#\/doctor-login/);
});

test('the first doctor is on the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/find-doctor');
  const first = page.getByRole('list', { name: 'Doctors' }).getByRole('listitem').first();
  await expect(first).toBeVisible();
  expect((await first.boundingBox())?.y).toBeLessThanOrEqual(280);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'Gender' }).selectOption('Female');
  await page.getByRole('button', { name: 'Show doctors' }).click();
  await page.getByRole('button', { name: 'Female: remove filter' }).click();
  await expectRoute(page, '/find-doctor');
  expect(await faultsOf(page, 'find a doctor on a phone')).toEqual([]);
});
