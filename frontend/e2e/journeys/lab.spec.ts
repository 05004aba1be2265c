import type { LabBookingDto, LabBookingMade } from '../../../openapi/contract/shop/lab-bookings.js';
import { addDays, calendarDate } from '../../src/common/format/format';
import type { Api } from '../support/api';
import { type Person, demoAdmin, demoTechnician } from '../support/people';
import { ADDRESS, labBookingsOf, labTestOf } from '../support/shop';
import { enterAs, expectAlert, visit } from '../support/site';
import { expect, test } from '../support/test';

const PATH = '/api/v1/lab-bookings';
const MORNING = { from: '07:00', to: '09:00' };

/** Books a test of the thyroid, to be paid at the collection. */
async function book(api: Api, patient: Person, overrides: object = {}): Promise<LabBookingDto> {
  const labTest = await labTestOf(api, 'Thyroid');
  const { booking } = await api.call<LabBookingMade>('post', PATH, patient, {
    ...{ labTestId: labTest._id, fullName: patient.fullName, phone: '9812345678' },
    ...{ date: calendarDate(new Date()), place: 'hospital', payment: 'atCollection' },
    ...overrides,
  });
  if (!booking) throw new Error('The test was not booked.');
  return booking;
}

test('the lab corrects a report, and the patient reads the reason and both reports', async ({
  page,
  api,
  newWindow,
}) => {
  const patient = await api.newPatient('Charu');
  const admin = await api.logIn(demoAdmin);
  const { id, labTest } = await book(api, patient);
  for (const step of ['confirm', 'collect']) await api.call('post', `${PATH}/${id}/${step}`, admin);
  const technician = await api.logIn(demoTechnician);
  const results = [{ name: 'TSH', value: 9.4 }];
  const { entered } = await api.call<LabBookingDto>('post', `${PATH}/${id}/report`, technician, { results });
  await api.call('post', `${PATH}/${id}/release`, admin, { entryId: entered?.entryId });

  const desk = await newWindow();
  await enterAs(desk, technician, `/admin/lab-bookings/${id}/show`);
  await desk.getByRole('button', { name: 'Correct the report' }).click();
  const result = desk.getByRole('textbox', { name: 'TSH' });
  await expect(result).toHaveValue('9.4');
  await result.fill('2.4');
  await desk.getByLabel('Reason for the correction').fill('Two samples were mixed up.');
  await desk.getByRole('button', { name: 'Enter the results' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Enter the results' }).click();
  await expectAlert(desk, 'Results entered');
  const corrected = await api.call<LabBookingDto>('get', `${PATH}/${id}`, admin);
  await api.call('post', `${PATH}/${id}/release`, admin, { entryId: corrected.entered?.entryId });

  await enterAs(page, patient, '/patientlogin/lab-bookings');
  await expect(page.getByText(/^The report was corrected on .*: Two samples were mixed up\.$/)).toBeVisible();
  const reports = [
    page.getByRole('link', { name: `Report (PDF): ${labTest.testName}` }),
    page.getByRole('link', { name: /^Report of .*, corrected on / }),
  ];
  for (const report of reports) {
    const answer = await page.request.get((await report.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('application/pdf');
  }
  await visit(page, '/patientlogin/patient-records?show=reports');
  await expect(page.getByText(/^Corrected on .*\. Please use the corrected report\.$/)).toBeVisible();
});

test('a collector sees the home collections of a day in route order', async ({ page, api }) => {
  // Far enough ahead that no other test books it.
  const date = addDays(calendarDate(new Date()), 41);
  const patient = await api.newPatient('Deepak');
  const home = { date, window: MORNING, place: 'home' };
  await book(api, patient, { ...home, address: '9 Palm Lane, Whitefield, Bengaluru 560066' });
  await book(api, patient, { ...home, window: undefined, address: ADDRESS });
  await book(api, patient, { ...home, address: ADDRESS });
  await enterAs(page, await api.logIn(demoAdmin), '/admin/lab-bookings');
  await page.getByRole('link', { name: 'Collection route' }).click();
  await page.getByRole('textbox', { name: 'Day', exact: true }).fill(date);
  const morning = page.getByRole('region', { name: '7:00 AM to 9:00 AM' });
  await expect(morning.getByText(/^56\d{4}$/)).toHaveText(['560038', '560066']);
  await expect(page.getByRole('region', { name: /^Any time/ })).toContainText(ADDRESS);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeHidden();
  await expect(morning).toBeVisible();
});

test('a patient cancels on the day itself, until the sample is taken', async ({ page, api }) => {
  const patient = await api.newPatient('Esha');
  const admin = await api.logIn(demoAdmin);
  const [stands, taken] = [await book(api, patient), await book(api, patient)];
  for (const { id } of [stands, taken]) await api.call('post', `${PATH}/${id}/confirm`, admin);
  await api.call('post', `${PATH}/${taken.id}/collect`, admin);
  await enterAs(page, patient, '/patientlogin/lab-bookings');
  const cancel = page.getByRole('button', { name: `Cancel booking: ${stands.labTest.testName}` });
  await expect(cancel).toHaveCount(1);
  await cancel.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expectAlert(page, 'Booking cancelled. Nothing had been paid.');
  const statuses = (await labBookingsOf(api, patient)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual(['cancelled', 'sampleCollected']);
});
