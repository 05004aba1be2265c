import { addDays, calendarDate, formatDate } from '../src/common/format/format';
import { linkedPatient } from './support/linkedPatient';
import { demoDoctor } from './support/people';
import { enterAs, expectAlert, visit } from './support/site';
import { expect, test } from './support/test';

test('the dashboard shows the doctor, the day and the requests', async ({ page, api }) => {
  const doctor = await api.logIn(demoDoctor);
  await enterAs(page, doctor, '/doctor-login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${demoDoctor.fullName}`);
  for (const text of ['Active Doctor', 'Doctor Portal v1.0'])
    await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByText(`ID: ${doctor.userId.slice(-8)}`)).toBeVisible();
  await expect(page.getByRole('region', { name: "Today's visits" })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recent activity' })).toBeVisible();
});

test('the week shows the visits, and a follow-up is added without a payment', async ({ page, api }) => {
  const doctor = await api.logIn(demoDoctor);
  const [patient] = await linkedPatient(api, doctor, 'Garima');
  await enterAs(page, doctor, '/doctor-login/appointments?view=week');
  await expect(page.getByRole('table', { name: /^Week of/ })).toBeVisible();
  await visit(page, '/doctor-login/appointments');
  await page.getByRole('button', { name: 'ADD NEW APPOINTMENT' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add new appointment' });
  await dialog.getByRole('combobox', { name: /Patient/ }).fill(patient.fullName);
  await page.getByRole('option', { name: patient.fullName }).click();
  await dialog.getByRole('radiogroup', { name: /ime/ }).getByRole('radio').last().check();
  await dialog.getByLabel(/^Reason/).fill('See how the tablets work.');
  await dialog.getByRole('button', { name: /^Add/ }).click();
  await expect(page.getByText('Appointment added.')).toBeVisible();
  const visits = await api.appointmentsOf(patient);
  expect(visits.map(({ status, reason }) => [status, reason])).toContainEqual([
    'accepted',
    'See how the tablets work.',
  ]);
});

test('rejects leave over booked visits and lists them', async ({ page, api }) => {
  const doctor = await api.logIn(demoDoctor);
  const [patient, appointment] = await linkedPatient(api, doctor, 'Hema');
  const day = appointment.preferredDate!;
  await enterAs(page, doctor, '/doctor-login/availability');
  await page.getByLabel(/^First day/).fill(day);
  await page.getByLabel(/^Last day/).fill(day);
  await page.getByLabel(/^Reason/).fill('A conference.');
  await page.getByRole('button', { name: 'Add leave' }).click();
  await expect(page.getByText('There are visits booked on these days.')).toBeVisible();
  await expect(page.getByText(patient.fullName).first()).toBeVisible();
});

test('a record accepts a note and vital signs within plausible ranges', async ({ page, api }) => {
  const doctor = await api.logIn(demoDoctor);
  const [patient] = await linkedPatient(api, doctor, 'Indu');
  await enterAs(page, doctor, '/doctor-login/doctor-records');
  await page
    .getByRole('searchbox', { name: 'Search your patients by name or hospital number' })
    .fill(patient.fullName);
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(1);
  await page.getByRole('link', { name: patient.fullName }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(patient.fullName);
  await page.getByRole('button', { name: 'Add a note' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Note/).fill('Feels well. <script>alert(1)</script>');
  await dialog.getByRole('button', { name: /^(Save|Add)/ }).click();
  await expect(page.getByText('Note added.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('<script>alert(1)</script>');

  await page.getByRole('button', { name: /^Add vital signs/ }).click();
  await dialog.getByLabel('Pulse (/min)').fill('999');
  await dialog.getByRole('button', { name: /^(Save|Add)/ }).click();
  await expect(dialog.getByText(/Pulse must be between 20 and 300/)).toBeVisible();
  await dialog.getByLabel('Pulse (/min)').fill('72');
  await dialog.getByRole('button', { name: /^(Save|Add)/ }).click();
  await expect(page.getByText('Vital signs added.')).toBeVisible();
});

test('a prescription keeps one row, is saved, and reaches the patient as a PDF', async ({ page, api }) => {
  const doctor = await api.logIn(demoDoctor);
  const [patient] = await linkedPatient(api, doctor, 'Jaya');
  await enterAs(page, doctor, '/doctor-login/PrescriptionForm');
  const form = page.getByRole('dialog', { name: 'Prescription' });
  await form.getByLabel(/^Patient name/).fill(patient.fullName);
  await page.getByRole('option', { name: patient.fullName }).click();
  await expect(form.getByLabel(/^Date/)).toHaveValue(calendarDate(new Date()).split('-').reverse().join('-'));
  const known = await form.getByLabel(/^Age/).inputValue();
  await form.getByLabel(/^Age/).fill('-1');
  await expect(form.getByRole('alert')).toBeVisible();
  await expect(form.getByLabel(/^Age/)).toHaveValue(known);
  await form.getByLabel(/^Age/).fill('36');
  await form.getByRole('combobox', { name: /^Gender/ }).selectOption('Female');
  await form.getByLabel(/^Contact number/).fill('9812345678');
  await form.getByLabel(/^Symptoms/).fill('Tiredness.');
  await form.getByLabel(/^Medicine name/).fill('Metformin');
  await page.getByRole('option', { name: /^Metformin 500 mg/ }).click();
  await form.getByLabel(/^Dosage/).fill('1 tablet');
  await form.getByLabel(/^Frequency/).fill('twice daily');
  await form.getByLabel(/^Duration/).fill('10 days');
  await expect(form.getByRole('button', { name: 'Remove medicine 1' })).toHaveCount(0);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expectAlert(page, 'Prescription submitted!');
  await expect(form).toHaveCount(0);

  await enterAs(page, patient, '/patientlogin/prescriptions');
  await expect(page.getByText(/Metformin 500 mg/).first()).toBeVisible();
  const [saved] = await api.call<{ endsOn: string; daysSupply: number }[]>(
    'get',
    '/api/v1/prescriptions',
    patient,
  );
  expect(saved).toMatchObject({ daysSupply: 10 });
  await expect(page.getByText(formatDate(saved.endsOn)).first()).toBeVisible();
  expect(saved.endsOn >= addDays(calendarDate(new Date()), 9)).toBe(true);
});

test('a medicine typed on one line fills the fields, is corrected by a choice, and is saved', async ({
  page,
  api,
}) => {
  const doctor = await api.logIn(demoDoctor);
  const [patient] = await linkedPatient(api, doctor, 'Lata');
  await enterAs(page, doctor, `/doctor-login/PrescriptionForm?patient=${patient.userId}`);
  const form = page.getByRole('dialog', { name: 'Prescription' });
  await expect(form.getByLabel(/^Patient name/)).toHaveValue(patient.fullName);
  await form.getByLabel(/^Age/).fill('36');
  await form.getByRole('combobox', { name: /^Gender/ }).selectOption('Female');
  await form.getByLabel(/^Symptoms/).fill('Tiredness.');

  const line = form.getByLabel('Medicine on one line');
  await line.fill('Tab Metformin 500 1-0-1 x 5d after food qzwx');
  await expect(form.getByText(/^Not understood completely: no quantity is computed/)).toBeVisible();
  await line.fill('Tab Metformin 500 1-0-1 x 5d after food');
  await expect(form.getByText('1 tablet morning and night for 5 days after food: 10 tablets')).toBeVisible();
  await form.getByRole('button', { name: 'Common choices for medicine 1' }).click();
  const choices = page.getByRole('dialog', { name: 'Common choices for medicine 1' });
  await choices.getByRole('button', { name: '7 days' }).click();
  await page.keyboard.press('Escape');
  await expect(choices).toHaveCount(0);
  await expect(line).toHaveValue('Tab Metformin 500 1-0-1, after food 7 days');
  await expect(form.getByLabel(/^Duration/)).toHaveValue('7 days');
  await form.getByRole('button', { name: 'Submit' }).click();
  await expectAlert(page, 'Prescription submitted!');

  const [saved] = await api.call<{ medicines: object[] }[]>('get', '/api/v1/prescriptions', patient);
  expect(saved.medicines).toEqual([
    expect.objectContaining({
      name: 'Tab Metformin 500',
      dosage: '1 tablet',
      frequency: '1-0-1, after food',
      duration: '7 days',
    }),
  ]);
});
