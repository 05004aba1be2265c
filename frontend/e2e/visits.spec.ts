import type { Page } from '@playwright/test';
import type { Doctor } from '../../openapi/contract/people/doctors.js';
import { addDays, calendarDate, formatDate } from '../src/common/format/format';
import type { Api, Slot } from './support/api';
import { type Person, demoDoctor } from './support/people';
import { chooseFrom, enterAs, expectAlert, logIn } from './support/site';
import { expect, test } from './support/test';

// The last file: otherwise one worker would still run it while the others are idle.
test.describe.configure({ mode: 'parallel' });

const HOUR_MS = 3_600_000;
/** Free cancellation until this many hours before the visit. */
const FREE_HOURS = 24;

const typed = (date: string) => date.split('-').reverse().join('-');
const section = (page: Page, name: string) => page.getByRole('region', { name });
const card = (page: Page, heading: string, text: string) =>
  section(page, heading).getByRole('listitem').filter({ hasText: text });

/** The state of the patient's only payment and its refund. */
async function moneyOf(api: Api, patient: Person): Promise<object> {
  const [payment] = await api.paymentsOf(patient);
  return {
    status: payment?.status,
    amount: payment?.refundedAmount || undefined,
    refund: payment?.refunds[0]?.status,
  };
}

const isInside = ({ date, time }: Slot) =>
  new Date(`${date}T${time}:00+05:30`).getTime() - Date.now() < FREE_HOURS * HOUR_MS;

/** A free time of any doctor that is too near for a refund. */
async function nearSlot(api: Api): Promise<{ doctor: Doctor; slot: Slot }> {
  for (const doctor of await api.doctors()) {
    const days = await api.slots(doctor._id, calendarDate(new Date()), 2);
    const free = days.flatMap(({ date, slots }) =>
      slots.filter((slot) => slot.free).map(({ time }) => ({ date, time })),
    );
    // The first may begin during the test, so the last one that is near enough.
    const slot = free.filter(isInside).at(-1);
    if (slot) return { doctor, slot };
  }
  throw new Error('No doctor has a free time within a day.');
}

test('a doctor accepts a request with a date, and the patient sees the doctor and the date', async ({
  page,
  api,
  newWindow,
}) => {
  const doctor = await api.doctorNamed(demoDoctor.fullName);
  const patient = await api.confirmedPatient('Tara');
  const slot = await api.freeSlot(doctor);
  await api.bookPaid(patient, doctor, slot, 'Chest tightness on the stairs.');

  const patientPage = await newWindow();
  await enterAs(patientPage, patient, '/patientlogin/patientapps');
  const visit = card(patientPage, 'Upcoming Appointments', 'Requested: Dr. Ananya Sharma');
  await expect(visit).toContainText('Waiting for doctor acceptance');
  await expect(visit).toContainText('Pending');
  await expect(section(patientPage, 'Past Appointments')).toContainText('No past appointments.');

  await page.goto('/#/login');
  await logIn(page, demoDoctor);
  await page.getByRole('link', { name: 'Appointments', exact: true }).click();
  const request = card(page, 'Pending Appointments', patient.fullName);
  await expect(request).toContainText('Chest tightness on the stairs.');
  await expect(request).toContainText('₹900 paid');
  await chooseFrom(request, 'Accept for another time');

  const dialog = page.getByRole('dialog', { name: `Accept ${patient.fullName}` });
  const date = dialog.getByLabel('Date (dd-mm-yyyy)');
  await expect(date).toHaveValue(typed(slot.date));
  await date.fill('31-02-2030');
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(dialog.getByText('Enter an existing date as dd-mm-yyyy.')).toBeVisible();
  const agreed = addDays(slot.date, 1);
  await date.fill(typed(agreed));
  await dialog.getByRole('button', { name: 'Accept' }).click();

  await expectAlert(page, 'Appointment accepted successfully!');
  await expectAlert(page, 'Email has been sent to the patient');
  await expect(request).toHaveCount(0);
  await expect(card(page, 'Upcoming Appointments', patient.fullName)).toContainText(formatDate(agreed));

  await patientPage.reload();
  const accepted = card(patientPage, 'Upcoming Appointments', formatDate(agreed));
  await expect(accepted).toContainText('Dr. Ananya Sharma');
  await expect(accepted).toContainText('Accepted');
  await expect(patientPage.getByText('Waiting for doctor acceptance')).toHaveCount(0);
});

test('a doctor completes a visit and cancels another, which is refunded', async ({ page, api }) => {
  const doctor = await api.doctorNamed(demoDoctor.fullName);
  const asDoctor = await api.logIn(demoDoctor);
  const [seen, cancelled] = [await api.newPatient('Seen'), await api.newPatient('Cancelled')];
  const later = await api.bookPaid(cancelled, doctor, await api.freeSlot(doctor), 'Palpitations.');
  await api.respond(asDoctor, later, 'accepted');
  await api.begunVisit(asDoctor, doctor, seen, 'Palpitations.');

  await enterAs(page, asDoctor, '/doctor-login/appointments');
  const done = card(page, 'To be completed', seen.fullName);
  await done.getByRole('button', { name: 'Complete' }).click();
  const unwritten = page.getByRole('dialog', { name: `Complete the visit of ${seen.fullName}?` });
  await expect(unwritten).toContainText('Nothing has been written for this visit yet.');
  await unwritten.getByRole('button', { name: 'Complete' }).click();
  await expectAlert(page, 'Appointment completed.');
  await expect(done).toHaveCount(0);
  const off = card(page, 'Upcoming Appointments', cancelled.fullName);
  await off.getByRole('button', { name: 'Complete' }).click();
  const early = page.getByRole('dialog', { name: `Complete the visit of ${cancelled.fullName}?` });
  await expect(early).toContainText(/This visit is on .*\. Complete it now\?/);
  await early.getByRole('button', { name: 'Back' }).click();
  await off.getByRole('button', { name: 'Cancel', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this appointment?' });
  await expect(dialog).toContainText('The ₹900 you paid will be refunded to your card.');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('I am ill.');
  await dialog.getByRole('button', { name: 'Cancel Appointment' }).click();
  await expectAlert(page, 'Appointment cancelled. ₹900 will be refunded to your card in 5 to 7 days.');
  await expect(off).toHaveCount(0);
  await expect
    .poll(() => moneyOf(api, cancelled), { timeout: 30_000 })
    .toEqual({ status: 'refunded', amount: 900, refund: 'done' });
  expect(await moneyOf(api, seen)).toEqual({ status: 'paid' });

  await enterAs(page, seen, '/patientlogin/patientapps');
  await expect(section(page, 'Upcoming Appointments')).toContainText('No upcoming appointments.');
  const past = card(page, 'Past Appointments', 'Dr. Ananya Sharma');
  await expect(past).toContainText('Completed');
  await past.getByRole('button', { name: 'View Details' }).click();
  await expect(page.getByRole('dialog')).toContainText('Palpitations.');
});

test('a doctor rejects a request after a confirmation, and the payment is refunded', async ({
  page,
  api,
}) => {
  const doctor = await api.doctorNamed(demoDoctor.fullName);
  const patient = await api.confirmedPatient('Tara');
  const slot = await api.freeSlot(doctor);
  await api.bookPaid(patient, doctor, slot, 'Skipped beats.');
  await enterAs(page, await api.logIn(demoDoctor), '/doctor-login/appointments');

  const request = card(page, 'Pending Appointments', patient.fullName);
  await request.getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog', { name: `Reject ${patient.fullName}?` });
  await expect(dialog).toContainText('The patient gets a refund of ₹900 and an email.');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('I am away that day.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expectAlert(page, 'Appointment rejected successfully!');
  await expectAlert(page, 'Email has been sent to the patient');
  await expect(request).toHaveCount(0);
  await expect(card(page, 'Upcoming Appointments', patient.fullName)).toHaveCount(0);
  await expect.poll(() => api.isFree(doctor, slot)).toBe(true);
  await expect
    .poll(() => moneyOf(api, patient), { timeout: 30_000 })
    .toEqual({ status: 'refunded', amount: 900, refund: 'done' });
});

test('a patient who cancels in time sees the refund and gets it', async ({ page, api }) => {
  const doctor = await api.doctorNamed('Dr. Venkatesh Iyer');
  const patient = await api.newPatient('Tara');
  const slot = await api.freeSlot(doctor);
  await api.bookPaid(patient, doctor, slot, 'Second opinion.');
  await enterAs(page, patient, '/patientlogin/patientapps');

  await page.getByRole('button', { name: 'Cancel Appointment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this appointment?' });
  await expect(dialog).toContainText('The ₹1,500 you paid will be refunded to your card.');
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Cancel Appointment' }).click();
  await dialog.getByRole('button', { name: 'Cancel Appointment' }).click();
  await expectAlert(page, 'Appointment cancelled. ₹1,500 will be refunded to your card in 5 to 7 days.');
  await expect(section(page, 'Upcoming Appointments')).toContainText('No upcoming appointments.');
  expect(await api.appointmentsOf(patient)).toEqual([]);
  await expect.poll(() => api.isFree(doctor, slot)).toBe(true);
  await expect
    .poll(() => moneyOf(api, patient), { timeout: 30_000 })
    .toEqual({ status: 'refunded', amount: 1500, refund: 'done' });
});

test('a patient who cancels on the last day is warned that nothing is refunded', async ({ page, api }) => {
  const { doctor, slot } = await nearSlot(api);
  const patient = await api.newPatient('Tara');
  await api.bookPaid(patient, doctor, slot, 'Fever.');
  await enterAs(page, patient, '/patientlogin/patientapps');
  await page.getByRole('button', { name: 'Cancel Appointment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this appointment?' });
  await expect(dialog).toContainText('is not refunded, because the visit starts too soon.');
  await dialog.getByRole('button', { name: 'Cancel Appointment' }).click();
  await expectAlert(page, 'Appointment cancelled. It starts in less than 24 hours, so nothing is refunded.');
  expect(await moneyOf(api, patient)).toEqual({ status: 'paid' });
});

test('a request to a speciality reaches its doctors, with the ID card', async ({ page, api }) => {
  const patient = await api.newPatient('Tara');
  await enterAs(page, patient, '/patientlogin/patient-dash');
  await page.getByRole('button', { name: 'Book Appointment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book Appointment' });
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByText('Choose a speciality from the list.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Speciality' }).click();
  await page.getByRole('option', { name: 'Cardiology' }).click();
  await dialog.getByLabel('Reason').fill('Breathless at night.');
  const idCard = { name: 'card.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
  await dialog.getByLabel('Upload ID card (optional)').setInputFiles(idCard);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expectAlert(page, 'Appointment request sent');
  await page.getByRole('link', { name: '1 Coming visit' }).click();
  await expect(section(page, 'Upcoming Appointments')).toContainText('Waiting for doctor acceptance');
  await expect(section(page, 'Upcoming Appointments')).toContainText('TBD');

  await enterAs(page, await api.logIn(demoDoctor), '/doctor-login/appointments');
  const request = card(page, 'Pending Appointments', patient.fullName);
  await expect(request).toContainText('Open to every doctor of Cardiology');
  const details = page.getByRole('dialog', { name: patient.fullName, exact: true });
  const shown = details.getByRole('link', { name: 'Open the ID card' });
  await chooseFrom(request, 'View Details');
  await expect(details).toContainText('Breathless at night.');
  // Only the doctor who accepts the patient sees the card.
  await expect(shown).toHaveCount(0);
  await details.getByRole('button', { name: 'Close' }).click();

  await request.getByRole('button', { name: 'Accept' }).click();
  const accept = page.getByRole('dialog', { name: `Accept ${patient.fullName}` });
  const day = calendarDate(new Date(Date.now() + 7 * FREE_HOURS * HOUR_MS));
  await accept.getByLabel('Date (dd-mm-yyyy)').fill(typed(day));
  await accept.getByRole('button', { name: 'Accept' }).click();
  await expectAlert(page, 'Appointment accepted successfully!');
  const accepted = card(page, 'Upcoming Appointments', patient.fullName);
  await chooseFrom(accepted, 'View Details');
  const address = await shown.getAttribute('href');
  const file = await page.request.get(address ?? '');
  expect(file.headers()['content-type']).toContain('application/pdf');
});
