import { pages } from '../support/pages';
import { demoPatient } from '../support/people';
import { blockSiteData, logIn, settled } from '../support/site';
import { expect, test } from '../support/test';

/** Like a browser without storage space. */
function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

test('every public page can be read with site data blocked', async ({ page }) => {
  await page.addInitScript(blockSiteData);
  for (const [route, heading] of pages.visitor) {
    await page.goto('/api/health/live');
    await page.goto(`/#${route}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await settled(page);
  }
});

test('login says that site data is blocked and how to allow it, and works until a reload', async ({
  page,
}) => {
  await page.addInitScript(blockSiteData);
  await page.goto('/#/login');
  await expect(page.getByText(/Your browser blocks site data.*Allow cookies and site data/)).toBeVisible();
  await logIn(page, demoPatient);
  await expect(
    page.getByRole('heading', { level: 1, name: `Welcome, ${demoPatient.fullName}` }),
  ).toBeVisible();
});

test('a visitor with blocked site data who books is sent to the login, which explains', async ({
  page,
  api,
}) => {
  await page.addInitScript(blockSiteData);
  const doctor = await api.doctorNamed('Dr. Thomas Kurian');
  await page.goto(`/#/find-doctor?doctor=${doctor._id}`);
  const panel = page.getByRole('complementary', { name: 'Doctor details' });
  await panel.getByRole('button', { name: 'Book Doctor' }).click();
  await expect(page.getByText(/Your browser blocks site data/)).toBeVisible();
});

test('a login continues when site data is blocked midway, and with a full storage', async ({ page }) => {
  await page.goto('/#/login');
  await expect(page.getByText(/Your browser blocks site data/)).toBeHidden();
  await page.evaluate(fillStorage);
  await logIn(page, demoPatient);
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  await page.evaluate(blockSiteData);
  await page.evaluate(() => (location.hash = '#/patientlogin/prescriptions'));
  await expect(page.getByRole('heading', { level: 1, name: 'Prescriptions' })).toBeVisible();
  await page.evaluate(() => (location.hash = '#/medicine'));
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Cart, 1|Cart.*1/ })).toBeVisible();
});
