import { chooseSlot } from './support/booking';
import { type KnownPage, faultsOf, faultsOfPages, onWideScreen } from './support/checks';
import { CONSOLE_FORMS, CONSOLE_LISTS, consoleRecords } from './support/consolePages';
import { demoAdmin, demoDoctor } from './support/people';
import { enterAs, expectCharted } from './support/site';
import { expect, test } from './support/test';

/** Further rows have the same structure, and each costs time. */
const FEW_ROWS = '?perPage=10';

test.beforeEach(async ({ page, api }) => {
  await onWideScreen(page);
  await enterAs(page, await api.logIn(demoAdmin), '/admin');
  await expect(page.getByRole('heading', { name: 'Welcome Admin!' })).toBeVisible();
});

test('the index and every list of the console are accessible and fit every screen', async ({ page }) => {
  test.setTimeout(240_000); // twenty pages, each in both schemes
  const charts = page.getByRole('figure', { name: /^Chart: / });
  await expectCharted(charts.first());
  await expectCharted(charts.last());
  const found = await faultsOf(page, '/admin');
  const lists = CONSOLE_LISTS.map(([route, heading]): KnownPage => [`${route}${FEW_ROWS}`, heading]);
  found.push(...(await faultsOfPages(page, lists)));
  expect(found).toEqual([]);
});

test('every form and record of the console is accessible and fits every screen', async ({ page, api }) => {
  test.setTimeout(240_000); // twenty pages, each in both schemes
  const doctor = await api.doctorNamed('Dr. Pooja Chauhan');
  await api.bookPaid(await api.newPatient('Tara'), doctor, await api.freeSlot(doctor), 'Cough.'); // creates the first mail
  const pages = [...CONSOLE_FORMS, ...(await consoleRecords(api, await api.logIn(demoAdmin)))];
  expect(await faultsOfPages(page, pages)).toEqual([]);
});

test('the dialogs of the console are accessible and fit every screen', async ({ page, api }) => {
  const doctor = await api.doctorNamed(demoDoctor.fullName);
  const patient = await api.newPatient('Tara');
  await api.bookPaid(patient, doctor, await api.freeSlot(doctor), 'Cough.');
  const [payment] = await api.paymentsOf(patient);
  const found: string[] = [];

  await page.goto(`/#/admin/payments/${payment?.id}/show`);
  await page.getByRole('button', { name: 'Refund' }).click();
  await expect(page.getByRole('dialog', { name: 'Refund this payment' })).toBeVisible();
  found.push(...(await faultsOf(page, 'refund')));
  await page.keyboard.press('Escape');

  await page.goto('/#/admin/orders');
  await page
    .getByRole('checkbox', { name: /^Select HP-/ })
    .first()
    .check();
  await expect(page.getByRole('region', { name: 'Selected rows' })).toBeVisible();
  found.push(...(await faultsOf(page, 'selected rows')));

  await page.goto(`/#/admin/appointments/create?patientId=${patient.userId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book for a patient');
  await page.getByLabel('Doctor', { exact: true }).fill('Ananya');
  await page.getByRole('option', { name: doctor.fullName }).click();
  await chooseSlot(page.getByRole('main'), await api.freeSlot(doctor));
  found.push(...(await faultsOf(page, 'booking')));
  expect(found).toEqual([]);
});
