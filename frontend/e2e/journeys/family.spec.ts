import type { Dependant } from '../../../openapi/contract/people/dependants.js';
import type { Mail } from '../../../openapi/contract/console/administration.js';
import type { Api } from '../support/api';
import { chooseSlot, openBooking } from '../support/booking';
import { faultsOf } from '../support/checks';
import { pay } from '../support/checkout';
import { type Person, demoAdmin, demoDoctor, newcomer } from '../support/people';
import { enterAs, expectAlert } from '../support/site';
import { expect, test } from '../support/test';

/** Whether a mail was sent; not even an administrator may read the link's secret. */
async function isMailed(api: Api, admin: Person, to: string): Promise<boolean> {
  const newest = `/api/v1/mails?sort=${encodeURIComponent('["id","DESC"]')}`;
  return (await api.call<Mail[]>('get', newest, admin)).some((each) => each.to === to);
}

test('a parent books for a child; the doctor sees the name, and the page switches to the child’s data', async ({
  page,
  api,
  newWindow,
}) => {
  const holder = await api.newPatient('Meera');
  const child = newcomer('Aarav').fullName;
  const doctor = await api.doctorNamed(demoDoctor.fullName);
  const slot = await api.freeSlot(doctor);

  await enterAs(page, holder, '/patientlogin/family');
  await page.getByRole('button', { name: 'Add a person' }).click();
  const form = page.getByRole('dialog', { name: 'Add a person you look after' });
  await form.getByLabel('Full name').fill(child);
  await form.getByLabel('Date of birth').fill('2017-04-02');
  await form.getByRole('radio', { name: 'Male', exact: true }).check();
  await form.getByLabel('Relationship').selectOption('Child');
  await form.getByLabel('Allergies').fill('Penicillin');
  expect(await faultsOf(page, 'adding a child')).toEqual([]);
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: `Book and see records: ${child}` }).click();
  const bar = page.getByRole('button', { name: `For: ${child}` });
  await expect(bar).toBeVisible();
  expect(await faultsOf(page, 'the family')).toEqual([]);

  await page.goto(`/#/find-doctor?doctor=${doctor._id}`);
  await expect(page.getByText(`Booking for ${child}`, { exact: true })).toBeVisible();
  const dialog = await openBooking(page, doctor);
  await expect(dialog.getByRole('radio', { name: child, exact: true })).toBeChecked();
  await expect(dialog.getByText(`${holder.fullName} pays.`)).toBeVisible();
  await chooseSlot(dialog, slot);
  await dialog.getByLabel('Reason').fill('Coughs at night.');
  await dialog.getByRole('button', { name: 'Complete Payment' }).click();
  await pay(page);
  await page.getByRole('region', { name: 'Your booked visit' }).getByRole('link').click();
  await expect(page.getByRole('dialog').getByText(child, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: `Appointments of ${child}` })).toBeVisible();

  const room = await newWindow();
  const asDoctor = await api.logIn(demoDoctor);
  await enterAs(room, asDoctor, '/doctor-login/appointments');
  await room
    .getByRole('listitem')
    .filter({ hasText: child })
    .getByRole('button', { name: 'Accept', exact: true })
    .click();
  await expectAlert(room, 'Appointment accepted successfully!');
  await room.goto('/#/doctor-login/doctor-records');
  await room.getByRole('link', { name: child }).click();
  await expect(room.getByText('Allergies: Penicillin')).toBeVisible();
  await expect(room.getByText(`Looked after by ${holder.fullName}`)).toBeVisible();

  await bar.click();
  await page.getByRole('menuitem', { name: `${holder.fullName} (you)` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Appointments', exact: true })).toBeVisible();
  await expect(page.getByText('No upcoming appointments.')).toBeVisible();
  expect(await api.appointmentsOf(holder)).toEqual([]);
});

test('an adult takes over the records, and the guardian can no longer read them', async ({
  page,
  api,
  newWindow,
}) => {
  const holder = await api.newPatient('Meera');
  const admin = await api.logIn(demoAdmin);
  const parent = newcomer('Vikram');
  const { id } = await api.call<Dependant>('post', '/api/v1/dependants', holder, {
    ...{ fullName: parent.fullName, dob: '1958-04-02', gender: 'male', relationship: 'parent' },
    allergies: 'Penicillin',
  });
  await enterAs(page, holder, `/patientlogin/patient-records?for=${id}`);
  await expect(
    page.getByRole('heading', { level: 1, name: `Records of ${parent.fullName}`, exact: true }),
  ).toBeVisible();

  await page.goto('/#/patientlogin/family');
  await page.getByRole('button', { name: `Invite to take over: ${parent.fullName}` }).click();
  const dialog = page.getByRole('dialog', { name: `Let ${parent.fullName} take over their records?` });
  await dialog.getByLabel('Email').fill(parent.email);
  expect(await faultsOf(page, 'inviting an adult')).toEqual([]);
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText(`Invited at ${parent.email}.`, { exact: false })).toBeVisible();
  await expect.poll(() => isMailed(api, admin, parent.email)).toBe(true);

  const { code } = await api.call<{ code: string }>('post', `/api/v1/patients/${id}/claim-code`, admin, {});
  const own = await newWindow();
  await own.goto('/#/claim');
  await expect(own.getByText(/their access ends when you choose a password\.$/)).toBeVisible();
  await own.getByLabel('Code', { exact: true }).fill(code);
  await own.getByLabel('Email', { exact: true }).fill(parent.email);
  await own.getByLabel('Password', { exact: true }).fill(parent.password);
  await own.getByRole('button', { name: 'Claim the account' }).click();
  await expectAlert(own, 'The account is now yours.');
  await enterAs(own, await api.logIn(parent), '/patientlogin/patient-dash');
  await expect(own.getByRole('heading', { name: `Welcome, ${parent.fullName}` })).toBeVisible();

  await page.goto('/#/patientlogin/patient-records');
  await expect(page.getByRole('heading', { level: 1, name: 'Records', exact: true })).toBeVisible();
  await expect(page.getByText(/^You do not look after this person, or no longer do\./)).toBeVisible();
  await page.goto('/#/patientlogin/family');
  await expect(page.getByText('You have not added anyone yet.')).toBeVisible();
});
