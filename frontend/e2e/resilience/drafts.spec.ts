import { enterAs, expectRoute, settled } from '../support/site';
import { expect, test } from '../support/test';

test('the registration keeps its input over Back and reload, but no password', async ({ page }) => {
  await page.goto('/#/blog');
  await settled(page);
  await page.goto('/#/register');
  await page.getByLabel('Full name').fill('Asha Rao');
  await page.getByLabel('Mobile number').fill('9812345678');
  await page.getByLabel(/^Password/).fill('quiet-lantern-417');
  const expectKept = async () => {
    await expect(page.getByLabel('Full name')).toHaveValue('Asha Rao');
    await expect(page.getByLabel('Mobile number')).toHaveValue('9812345678');
    await expect(page.getByLabel(/^Password/)).toHaveValue('');
  };
  await page.reload();
  await expectKept();
  await page.goBack();
  await expectRoute(page, '/blog');
  await page.goForward();
  await expectKept();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('quiet-lantern');
});

test('the profile keeps its input over a reload until it is saved', async ({ page, api }) => {
  const patient = await api.newPatient('Meera');
  await enterAs(page, patient, '/patientlogin/profile');
  const allergies = page.getByLabel('Allergies');
  await allergies.fill('Penicillin');
  await page.reload();
  await expect(allergies).toHaveValue('Penicillin');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('Your data has been saved.')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('formDrafts'))).toBeNull();
});
