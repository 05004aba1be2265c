import type { Page } from '@playwright/test';
import { formatDate } from '../src/common/format/format';
import type { AppointmentDto } from '../../openapi/contract/care/appointments.js';
import { chooseSlot } from './support/booking';
import { demoAdmin, demoDoctor, newcomer } from './support/people';
import { portrait } from './support/portrait';
import { choose, enterAs, expectAlert, expectDrawn, expectRoute, logIn } from './support/site';
import { expect, test } from './support/test';

const entries = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /entr(y|ies)/ });
const bodyRows = (page: Page, list: string) =>
  page.getByRole('table', { name: list }).locator('tbody').getByRole('row');
const names = (page: Page, list: string) => bodyRows(page, list).getByRole('link');
const finder = (page: Page) => page.getByRole('search', { name: 'Filters' }).getByRole('searchbox');
const openMenu = (page: Page, entry: string) =>
  page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: entry, exact: true }).click();

test('the console loads its code only when it is opened, and shows the numbers', async ({ page, api }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.js')) scripts.push(request.url());
  });
  await enterAs(page, await api.logIn(demoAdmin), '/find-doctor');
  await expect(page.getByRole('list', { name: 'Doctors' }).getByRole('listitem')).toHaveCount(20);
  expect(scripts.filter((url) => url.includes('AdminApp'))).toEqual([]);

  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'View Profile' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Admin!');
  expect(scripts.some((url) => url.includes('AdminApp'))).toBe(true);
  await expect(page.getByRole('link', { name: /^[1-9]\d* Pending appointments$/ })).toBeVisible();

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expectRoute(page, '/');
  expect(await page.evaluate(() => localStorage.getItem('role'))).toBe('admin');
});

test('the server filters, sorts and pages the doctors of the console', async ({ page, api }) => {
  await enterAs(page, await api.logIn(demoAdmin), '/admin/doctors');
  await expect(bodyRows(page, 'Doctors')).toHaveCount(25);
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await expect(names(page, 'Doctors').first()).toHaveText('Dr. Aditi Chatterjee');
  const firstPage = await names(page, 'Doctors').allInnerTexts();
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expect(names(page, 'Doctors').first()).not.toHaveText('Dr. Aditi Chatterjee');
  const both = [...firstPage, ...(await names(page, 'Doctors').allInnerTexts())];
  expect(new Set(both).size).toBe(both.length);

  await choose(page, 'Sort by', 'Highest fee first');
  await expect(names(page, 'Doctors').first()).toHaveText('Dr. Venkatesh Iyer');
  await expect(bodyRows(page, 'Doctors').first()).toContainText('₹1,500');

  await finder(page).fill('lakshmi');
  await expect(entries(page)).toHaveText('1 entry');
  await expect(names(page, 'Doctors')).toHaveText(['Dr. Lakshmi Menon']);
  await finder(page).fill('nobody at all');
  await expect(page.getByText('No entries match these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(bodyRows(page, 'Doctors')).toHaveCount(25);
});

test('patients and appointments are console lists with filters', async ({ page, api }) => {
  const patient = await api.newPatient('Tara');
  const doctor = await api.doctorNamed('Dr. Pooja Chauhan');
  const slot = await api.freeSlot(doctor);
  await api.bookPaid(patient, doctor, slot, 'Cough.');
  await enterAs(page, await api.logIn(demoAdmin), '/admin');

  await openMenu(page, 'Patients');
  await finder(page).fill(patient.email);
  await expect(entries(page)).toHaveText('1 entry');
  await expect(names(page, 'Patients')).toHaveText([patient.fullName]);

  await openMenu(page, 'Appointments');
  await expect(bodyRows(page, 'Appointments').first()).toContainText(patient.fullName);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await choose(page, 'Status', 'Rejected');
  await expect(bodyRows(page, 'Appointments').first()).toContainText('Rejected');
  await expect(bodyRows(page, 'Appointments').filter({ hasNotText: 'Rejected' })).toHaveCount(0);
  await choose(page, 'Status', 'Pending');
  await expect(bodyRows(page, 'Appointments').first()).toContainText('Pending');

  await names(page, 'Appointments').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Appointment of ${patient.fullName}`);
  await expect(
    page
      .getByRole('definition')
      .filter({ hasText: formatDate(slot.date) })
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expectAlert(page, 'Appointment accepted successfully!');
  await expect(page.getByRole('button', { name: 'Complete' })).toBeVisible();
});

test('Add Doctor registers a doctor who can log in, be found and be booked', async ({ page, api }) => {
  const account = newcomer('Dr. Kabir', 'doctor');
  await enterAs(page, await api.logIn(demoAdmin), '/admin');
  await openMenu(page, 'Add Doctor');
  await expectRoute(page, '/admin/DoctorAdd');
  await page.getByRole('button', { name: 'Add doctor' }).click();
  await expect(page.getByText('Enter the full name.')).toBeVisible();
  await expect(page.getByLabel('Full name')).toBeFocused();

  await page.getByLabel('Full name').fill(account.fullName);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Mobile').fill('9812345670');
  await page.getByLabel('Date of birth').fill('1984-02-03');
  await page.getByRole('radio', { name: 'Male', exact: true }).check();
  await choose(page, 'Speciality', 'Ophthalmology');
  await page
    .getByLabel('Choose a picture')
    .and(page.locator('input'))
    .setInputFiles(await portrait('kabir.png'));
  await expectDrawn(page.getByAltText('The chosen picture'));
  await page.getByLabel('Qualification').fill('MBBS, MS (Ophthalmology)');
  await page.getByLabel('Experience in years').fill('12');
  await page.getByLabel('Consultation fee in rupees').fill('750');
  for (const day of ['Tuesday', 'Thursday']) await page.getByRole('checkbox', { name: day }).uncheck();
  await page.getByRole('button', { name: 'Clear all' }).click();
  for (const time of ['15:00', '15:45']) {
    await page.getByLabel('Another time').fill(time);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
  }
  await page.getByLabel('Description').fill('Cataract and squint, for children too.');
  await page.getByLabel('Initial password').fill(account.password);
  await page.getByRole('button', { name: 'Add doctor' }).click();
  await expectAlert(page, 'Registration successful');
  await expect(names(page, 'Doctors').first()).toHaveText(account.fullName);

  const doctor = await api.doctorNamed(account.fullName);
  await enterAs(page, await api.newPatient('Tara'), `/find-doctor?doctor=${doctor._id}`);
  const panel = page.getByRole('complementary', { name: 'Doctor details' });
  for (const text of ['Monday', 'Wednesday', 'Friday', '3:00 PM', '3:45 PM'])
    await expect(panel).toContainText(text);
  await expect(panel).toContainText('12 years');
  await expect(panel).toContainText('₹750');
  await expect(panel).toContainText('MBBS, MS (Ophthalmology)');
  await expectDrawn(panel.locator('img'));
  await expect(panel.locator('img')).not.toHaveAttribute('src', /doctor\.jpg/);
  await panel.getByRole('button', { name: 'Book Doctor' }).click();
  await chooseSlot(page.getByRole('dialog', { name: 'Confirmation' }), await api.freeSlot(doctor));

  await enterAs(page, await api.logIn(demoAdmin), '/admin');
  await page.getByRole('button', { name: 'Logout' }).click();
  await logIn(page, account);
  await expectRoute(page, '/doctor-login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${account.fullName}`);
  await expectDrawn(page.getByAltText(`Photo of ${account.fullName}`));
});

test('the console lists the mails of a visit', async ({ page, api }) => {
  const patient = await api.confirmedPatient('Tara');
  const doctor = await api.doctorNamed(demoDoctor.fullName);
  const asDoctor = await api.logIn(demoDoctor);
  const book = async (): Promise<AppointmentDto> =>
    api.bookPaid(patient, doctor, await api.freeSlot(doctor), 'Palpitations.');
  await api.respond(asDoctor, await book(), 'rejected');
  const accepted = await book();
  await api.respond(asDoctor, accepted, 'accepted');
  await api.call('delete', `/api/appointments/${accepted._id}`, patient);

  await enterAs(page, await api.logIn(demoAdmin), '/admin/mails');
  const sent = bodyRows(page, 'Mails').filter({ hasText: patient.email });
  const newestFirst = [
    'Your appointment is cancelled',
    'Your appointment is confirmed',
    'We have received your appointment request',
    'Your appointment request could not be accepted',
    'We have received your appointment request',
  ];
  await expect(sent.getByRole('link')).toHaveText(newestFirst);
  await expect(bodyRows(page, 'Mails').filter({ hasText: demoDoctor.email }).first()).toBeVisible();

  await sent.getByRole('link', { name: 'Your appointment is cancelled' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your appointment is cancelled');
  const mail = page.frameLocator('iframe');
  await expect(mail.getByText(/₹900 will be refunded to your card in 5 to 7 days\./)).toBeVisible();
  await expect(mail.getByText('Dr. Ananya Sharma').first()).toBeVisible();
});
