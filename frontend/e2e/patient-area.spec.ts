import type { Locator } from '@playwright/test';
import type { Mail } from '../../openapi/contract/console/administration.js';
import { demoAdmin, demoPatient } from './support/people';
import { portrait } from './support/portrait';
import { enterAs, expectAlert, expectDrawn, expectRoute, logIn, visit } from './support/site';
import { expect, test } from './support/test';

test('the dashboard shows the schedule and links, and the bell updates without a reload', async ({
  page,
  api,
}) => {
  const doctor = await api.doctorNamed('Dr. Ananya Sharma');
  const patient = await api.newPatient('Diya');
  const appointment = await api.bookPaid(patient, doctor, await api.freeSlot(doctor), 'Chest tightness.');
  await enterAs(page, patient, '/patientlogin/patient-dash');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${patient.fullName}`);
  await expect(page.getByText(`Patient ID: ${patient.userId.slice(-8)}`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Find a doctor' }).first()).toHaveAttribute(
    'href',
    /#\/find-doctor$/,
  );
  const bell = page.getByRole('button', { name: /^Notifications/ });
  const before = (await bell.getAttribute('aria-label')) ?? '';

  const admin = await api.logIn(demoAdmin);
  await api.call('post', `/api/v1/appointments/${appointment._id}/accept`, admin, {});
  await expect(bell).not.toHaveAttribute('aria-label', before);
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByText('Your appointment is confirmed').first()).toBeVisible();
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(
    page.getByRole('button', { name: 'Notifications', exact: true, includeHidden: true }),
  ).toHaveCount(1);
});

test('an appointment shows its details, documents and calendar file', async ({ page, api }) => {
  await enterAs(page, await api.logIn(demoPatient), '/patientlogin/patientapps');
  const past = page.getByRole('region', { name: 'Past Appointments' });
  const report = past.getByRole('link', { name: /^Download Report/ }).first();
  const typeOf = async (link: Locator) => {
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    return [answer.status(), answer.headers()['content-type']?.split(';')[0]];
  };
  expect(await typeOf(report)).toEqual([200, 'application/pdf']);
  const upcoming = page.getByRole('region', { name: 'Upcoming Appointments' }).getByRole('listitem');
  await upcoming
    .filter({ hasText: 'Accepted' })
    .getByRole('button', { name: /^More actions: / })
    .last()
    .click();
  expect(await typeOf(page.getByRole('menuitem', { name: 'Add to calendar' }))).toEqual([
    200,
    'text/calendar',
  ]);
  await page.keyboard.press('Escape');
  // Later in the day the first past appointment is an accepted visit that has begun, which has no receipt.
  const completed = past.getByRole('listitem').filter({ hasText: 'Completed' }).first();
  await completed.getByRole('button', { name: /^More actions: / }).click();
  expect(await typeOf(page.getByRole('menuitem', { name: 'Receipt (PDF)' }))).toEqual([
    200,
    'application/pdf',
  ]);
  await page.keyboard.press('Escape');
  await completed.getByRole('button', { name: /^View Details/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Completed');
});

test('the records show values with charts and tables, and keep uploads', async ({ page, api }) => {
  await enterAs(page, await api.logIn(demoPatient), '/patientlogin/patient-records');
  await expect(page.getByRole('list', { name: 'Latest vital signs' })).toContainText('mmHg');
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Reports' }).click();
  await expect(page.getByText(/mIU\/L|mg\/dL|%/).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Documents' }).click();
  await page.getByRole('button', { name: 'Upload a document' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload a document' });
  await dialog.getByLabel('Title').fill('Scan of the knee');
  await dialog.getByLabel('Choose a file').setInputFiles(await portrait('knee.png'));
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByText('Scan of the knee has been uploaded.')).toBeVisible();
  const link = page.getByRole('link', { name: /^Open Scan of the knee/ });
  expect((await page.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
  await page.getByRole('button', { name: 'Remove Scan of the knee' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(link).toHaveCount(0);
});

test('a prescription opens as a PDF and fills the cart', async ({ page, api }) => {
  await enterAs(page, await api.logIn(demoPatient), '/patientlogin/prescriptions');
  await expect(page.getByText('Active', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Refill Needed', { exact: true }).first()).toBeVisible();
  const reminders = page.getByRole('region', { name: 'Refill reminders' });
  for (const level of ['Urgent', 'Soon', 'Upcoming'])
    await expect(reminders.getByText(level, { exact: true })).toBeVisible();
  const pdf = await page.request.get(
    (await page.getByRole('link', { name: /PDF/ }).first().getAttribute('href')) ?? '',
  );
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  await reminders
    .getByRole('button', { name: /^Order these medicines/ })
    .first()
    .click();
  await expectRoute(page, '/medicine');
  await expect(page.getByRole('dialog', { name: 'Cart' }).getByRole('listitem')).not.toHaveCount(0);
});

test('a patient changes profile, picture and password, and downloads all own data', async ({ page, api }) => {
  const patient = await api.newPatient('Esha');
  await enterAs(page, patient, '/patientlogin/profile');
  await page.getByLabel('Full name').fill('Esha Menon');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your data has been saved.')).toBeVisible();
  await page.getByLabel('Choose a picture').setInputFiles(await portrait('me.png'));
  await page.getByRole('button', { name: 'Save the picture' }).click();
  await expect(page.getByText('Your picture has been changed.')).toBeVisible();
  await expectDrawn(page.getByRole('main').locator('img').first());

  const other = await api.logIn(patient);
  await page.getByLabel('Current password').fill(patient.password);
  await page.getByLabel('New password').fill('bright-harbour-208');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await expect(api.call('get', '/api/v1/me', other)).rejects.toThrow(/401/);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all my data' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.json$/);
});

test('a forgotten password is changed by the mailed link, once', async ({ page, api }) => {
  const patient = await api.newPatient('Farah');
  await visit(page, '/login');
  await page.getByRole('link', { name: /Forgot/ }).click();
  await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeVisible();
  await page.getByLabel('Email').fill(patient.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(/The link works once/)).toBeVisible();

  const admin = await api.logIn(demoAdmin);
  const newest = `/api/v1/mails?sort=${encodeURIComponent('["id","DESC"]')}`;
  const mailOf = async () =>
    (await api.call<Mail[]>('get', newest, admin)).find(
      ({ to, subject, state }) =>
        to === patient.email && subject === 'Choose a new password' && state === 'kept',
    );
  await expect.poll(mailOf).toBeTruthy();
  const { html } = await api.call<Mail>('get', `/api/v1/mails/${(await mailOf())?.id}`, admin);
  const token = /reset-password#token(?:=|&#x3D;)([\w.-]+)/.exec(html)?.[1];
  expect(token).toBeDefined();
  await page.goto(`/#/reset-password?token=${token}`);
  await page.getByLabel('New password').fill('bright-harbour-208');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  await logIn(page, { ...patient, password: 'bright-harbour-208' });
  await expectAlert(page, 'Login successful!');
});
