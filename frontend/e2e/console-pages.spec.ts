import type { Page } from '@playwright/test';
import { chooseSlot } from './support/booking';
import { findings, overhang } from './support/checks';
import { CONSOLE_FORMS, CONSOLE_LISTS, type ConsolePage, consoleRecords } from './support/consolePages';
import { demoAdmin, demoDoctor } from './support/people';
import { enterAs, loaded, settled } from './support/site';
import { expect, test } from './support/test';

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };
/** Further rows are of the same make, and each costs time. */
const FEW_ROWS = '?perPage=10';

/** What is wrong with the page as it stands: serious findings in both schemes, and px beyond a phone of 360 px. */
async function faultsOf(page: Page, place: string): Promise<string[]> {
  const found = await findings(page, place);
  await page.setViewportSize(PHONE);
  await loaded(page);
  const beyond = await overhang(page);
  await page.setViewportSize(WIDE);
  return beyond > 0 ? [...found, `${place}: ${beyond} px too wide`] : found;
}

/** Goes through pages inside the running console, as its menu does: each is known by its own heading. */
async function faultsOfPages(page: Page, pages: ConsolePage[]): Promise<string[]> {
  const found: string[] = [];
  for (const [route, heading] of pages) {
    await page.goto(`/#${route}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await settled(page);
    found.push(...(await faultsOf(page, route)));
  }
  return found;
}

test.beforeEach(async ({ page, api }) => {
  await page.setViewportSize(WIDE);
  await enterAs(page, await api.logIn(demoAdmin), '/admin');
  await expect(page.getByRole('heading', { name: 'Welcome Admin!' })).toBeVisible();
});

test('the index and every list of the console should suit everybody and every screen', async ({ page }) => {
  test.setTimeout(240_000); // twenty pages, each in both schemes
  const charts = page.getByRole('figure', { name: /^Chart: / });
  await expect(charts.first().locator('svg').last()).toBeVisible();
  await expect(charts.last().locator('svg').last()).toBeVisible();
  const found = await faultsOf(page, '/admin');
  const lists = CONSOLE_LISTS.map(([route, heading]): ConsolePage => [`${route}${FEW_ROWS}`, heading]);
  found.push(...(await faultsOfPages(page, lists)));
  expect(found).toEqual([]);
});

test('every form and record of the console should suit everybody and every screen', async ({ page, api }) => {
  test.setTimeout(240_000); // twenty pages, each in both schemes
  const doctor = await api.doctorNamed('Dr. Pooja Chauhan');
  await api.bookPaid(await api.newPatient('Tara'), doctor, await api.freeSlot(doctor), 'Cough.'); // makes the first mail
  const pages = [...CONSOLE_FORMS, ...(await consoleRecords(api, await api.logIn(demoAdmin)))];
  expect(await faultsOfPages(page, pages)).toEqual([]);
});

test('what opens in the console should suit everybody and every screen', async ({ page, api }) => {
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
  await page.getByLabel('Doctor', { exact: true }).fill('Ananya');
  await page.getByRole('option', { name: doctor.fullName }).click();
  await chooseSlot(page.getByRole('main'), await api.freeSlot(doctor));
  found.push(...(await faultsOf(page, 'booking')));
  expect(found).toEqual([]);
});
