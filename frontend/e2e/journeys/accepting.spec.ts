import type { Page } from '@playwright/test';
import type { AppointmentDto } from '../../../openapi/contract/care/appointments.js';
import { addDays, formatDate, formatTime } from '../../src/common/format/format';
import { faultsOf } from '../support/checks';
import { demoAdmin, demoDoctor } from '../support/people';
import { chooseFrom, enterAs, expectAlert } from '../support/site';
import { expect, test } from '../support/test';

const card = (page: Page, heading: string, text: string) =>
  page.getByRole('region', { name: heading }).getByRole('listitem').filter({ hasText: text });
const typed = (date: string) => date.split('-').reverse().join('-');

test('a doctor is warned when accepting a paid visit for another day, and the patient answers through the message', async ({
  page,
  api,
}) => {
  const doctor = await api.doctorNamed(demoDoctor.fullName);
  const [asDoctor, patient] = [await api.logIn(demoDoctor), await api.newPatient('Moved')];
  const slot = await api.freeSlot(doctor);
  await api.bookPaid(patient, doctor, slot, 'Palpitations.');

  await enterAs(page, asDoctor, '/doctor-login/appointments');
  await chooseFrom(card(page, 'Pending Appointments', patient.fullName), 'Accept for another time');
  const accept = page.getByRole('dialog', { name: `Accept ${patient.fullName}` });
  await expect(accept.getByRole('radio', { name: formatTime(slot.time), exact: true })).toBeChecked();
  await expect(accept.getByText('Accepting moves the visit.')).toHaveCount(0);
  const other = addDays(slot.date, 1);
  await accept.getByLabel('Date (dd-mm-yyyy)').fill(typed(other));
  await expect(accept.getByRole('alert').filter({ hasText: 'Accepting moves the visit.' })).toContainText(
    `${patient.fullName} booked ${formatDate(slot.date)}, ${formatTime(slot.time)} IST.`,
  );
  await accept.getByLabel('Time', { exact: true }).fill('08:05');
  expect(await faultsOf(page, 'the question before a visit is moved')).toEqual([]);
  await accept.getByRole('button', { name: 'Accept' }).click();
  await expectAlert(page, 'Appointment accepted successfully!');

  const [news] = await api.call<{ title: string; text: string; link: string }[]>(
    'get',
    '/api/v1/notifications',
    patient,
  );
  expect(news?.title).toBe('Your appointment was moved by the doctor');
  const move = `from ${formatDate(slot.date)}, ${formatTime(slot.time)} IST to ${formatDate(other)}, 8:05 AM IST.`;
  expect(news?.text).toContain(`moved by the doctor ${move}`);
  await enterAs(page, patient, news?.link ?? '');
  const visit = page.getByRole('dialog');
  await expect(visit.getByRole('note')).toContainText(move);
  expect(await faultsOf(page, 'the answer to a moved visit')).toEqual([]);

  await visit.getByRole('button', { name: 'Ask for another time' }).click();
  const asking = page.getByRole('dialog', { name: 'Ask for another time' });
  await asking.getByRole('radiogroup', { name: 'Preferred time' }).getByRole('radio').last().check();
  await asking.getByRole('button', { name: 'Ask for this time' }).click();
  await expectAlert(page, 'Your request was sent to the doctor.');
  await expect(
    card(page, 'Upcoming Appointments', `Instead of ${formatDate(other)}, 8:05 AM IST`),
  ).toContainText('Waiting for doctor acceptance');

  const [asked] = await api.appointmentsOf(patient);
  const again = { status: 'accepted', doctorId: doctor._id, appointmentDate: addDays(slot.date, 2) };
  await api.call('put', `/api/appointments/${asked?._id}/respond`, asDoctor, again);
  await page.reload();
  await page.getByRole('button', { name: 'Agree', exact: true }).click();
  await expectAlert(page, 'You have agreed to the new time.');
  await enterAs(page, asDoctor, '/doctor-login/appointments');
  await expect(card(page, 'Upcoming Appointments', patient.fullName)).toContainText(
    'The patient has agreed.',
  );
});

test('a patient whose visit is moved to within a day cancels it with the full refund', async ({
  page,
  api,
}) => {
  const doctor = await api.doctorNamed('Dr. Venkatesh Iyer');
  const patient = await api.newPatient('Moved');
  const visit = await api.bookPaid(patient, doctor, await api.freeSlot(doctor), 'Second opinion.');
  const soon = new Date(Date.now() + 2 * 3_600_000).toLocaleString('sv-SE', { timeZone: 'Asia/Kolkata' });
  const body = { appointmentDate: soon.slice(0, 10), appointmentTime: soon.slice(11, 16) };
  await api.call('post', `/api/v1/appointments/${visit._id}/accept`, await api.logIn(demoAdmin), body);

  await enterAs(page, patient, '/patientlogin/patientapps');
  await page.getByRole('button', { name: 'Cancel with full refund' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Appointment' }).click();
  await expectAlert(page, 'Appointment cancelled. ₹1,500 will be refunded to your card in 5 to 7 days.');
});

test('a request without a time gets the time that the doctor chooses, which the console shows', async ({
  page,
  api,
}) => {
  const doctor = await api.doctorNamed(demoDoctor.fullName);
  const patient = await api.newPatient('Timeless');
  const { date } = await api.freeSlot(doctor);
  const fields = {
    patientId: patient.userId,
    speciality: 'Cardiology',
    preferredDate: date,
    reason: 'Tired.',
  };
  await api.send('/api/appointments/create', fields, patient);

  await enterAs(page, await api.logIn(demoDoctor), '/doctor-login/appointments');
  await card(page, 'Pending Appointments', patient.fullName).getByRole('button', { name: 'Accept' }).click();
  const accept = page.getByRole('dialog', { name: `Accept ${patient.fullName}` });
  const hours = accept.getByRole('radiogroup', { name: 'Free times on this day' }).getByRole('radio');
  await hours.last().check();
  const hour = formatTime((await hours.last().getAttribute('value')) ?? '');
  await expect(accept.getByText(`${formatDate(date)}, ${hour}`)).toBeVisible();
  // Not one of the next: the demo hospital has an extra session there.
  const dayOff = [15, 16, 17, 18, 19, 20, 21]
    .map((days) => addDays(date, days))
    .find((day) => !isDayOf(doctor, day));
  await accept.getByLabel('Date (dd-mm-yyyy)').fill(typed(dayOff ?? ''));
  await expect(accept.getByText('it is outside the doctor’s days, or on leave')).toBeVisible();
  await accept.getByLabel('Date (dd-mm-yyyy)').fill(typed(date));
  await hours.last().check();
  await accept.getByRole('button', { name: 'Accept' }).click();
  await expectAlert(page, 'Appointment accepted successfully!');

  await enterAs(page, await api.logIn(demoAdmin), '/admin/appointments');
  await page.getByLabel('Patient or doctor').fill(patient.fullName);
  await expect(page.getByRole('row', { name: patient.fullName })).toContainText(
    `${formatDate(date)}, ${hour}`,
  );
});

test('a patient reads why the doctor rejected and the desk cancelled, and can book again', async ({
  page,
  api,
}) => {
  const doctor = await api.doctorNamed(demoDoctor.fullName);
  const patient = await api.newPatient('Refused');
  const rejected = await api.bookPaid(patient, doctor, await api.freeSlot(doctor), 'Skipped beats.');
  const cancelled = await api.bookPaid(patient, doctor, await api.freeSlot(doctor), 'Skipped beats again.');

  await enterAs(page, await api.logIn(demoDoctor), `/doctor-login/appointments?visit=${rejected._id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  const question = page.getByRole('dialog', { name: `Reject ${patient.fullName}?` });
  await question.getByRole('button', { name: 'Reject' }).click();
  await expect(question.getByText('Write the reason. The patient reads it.')).toBeVisible();
  await question.getByRole('textbox', { name: 'Reason' }).fill('I am away at a congress.');
  expect(await faultsOf(page, 'the reason of a rejection')).toEqual([]);
  await question.getByRole('button', { name: 'Reject' }).click();
  await expectAlert(page, 'Appointment rejected successfully!');

  await enterAs(page, await api.logIn(demoAdmin), `/admin/appointments/${cancelled._id}/show`);
  await page.getByRole('button', { name: 'Cancel appointment' }).click();
  const sure = page.getByRole('dialog', { name: 'Cancel this appointment?' });
  await sure.getByRole('button', { name: 'The doctor is not available at this time.' }).click();
  await sure.getByRole('button', { name: 'Cancel appointment' }).click();
  await expectAlert(page, 'Appointment cancelled');

  await enterAs(page, patient, '/patientlogin/patientapps');
  await expect(page.getByText('Reason: I am away at a congress.')).toBeVisible();
  const off = card(page, 'Cancelled by the hospital', 'The doctor is not available at this time.');
  await off.getByRole('link', { name: 'Book again' }).click();
  await expect(page.getByRole('complementary', { name: 'Doctor details' })).toContainText(doctor.fullName);
  const shown = await api.call<AppointmentDto>('get', `/api/v1/appointments/${cancelled._id}`, patient);
  expect([shown.endReason, shown.cancelledBy]).toEqual([
    'The doctor is not available at this time.',
    'admin',
  ]);
});

const isDayOf = ({ availableDays }: { availableDays: string[] }, date: string) =>
  availableDays.includes(
    new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' }),
  );
