import { demoAdmin, demoDoctor } from '../support/people';
import { enterAs } from '../support/site';
import { expect, test } from '../support/test';

test('a patient reads whole sentences with correct plurals, each name once, and readable dates', async ({
  page,
  api,
}) => {
  const doctor = await api.doctorNamed(demoDoctor.fullName);
  const patient = await api.newPatient('Reader');
  const visit = await api.bookPaid(patient, doctor, await api.freeSlot(doctor), 'Palpitations.');
  await page.goto('/#/');
  await expect(page.getByText('Cardiologists in Bengaluru').first()).toBeVisible();

  await enterAs(page, patient, '/patientlogin/patient-dash');
  await expect(page.getByRole('link', { name: '1 Coming visit', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Notifications, 1 unread', exact: true }).click();
  await expect(page.getByText('1 unread notification', { exact: true })).toBeVisible();
  // Not the list of the page behind it with the same name.
  const news = page.getByRole('dialog', { name: 'Notifications', exact: true });
  await expect(news.getByRole('listitem')).toHaveCount(1);
  await expect(news).not.toContainText(/\d{4}-\d{2}-\d{2}|(with Dr\. [A-Za-z ]+) \1|log in to/);

  await api.respond(await api.logIn(demoDoctor), visit, 'accepted');
  await expect(page.getByText('2 unread notifications', { exact: true })).toBeVisible();
});

test('an administrator reads the audit trail in sentences', async ({ page, api }) => {
  const doctor = await api.doctorNamed(demoDoctor.fullName);
  const patient = await api.newPatient('Traced');
  const visit = await api.bookPaid(patient, doctor, await api.freeSlot(doctor), 'Palpitations.');
  await api.respond(await api.logIn(demoDoctor), visit, 'accepted');
  await enterAs(page, await api.logIn(demoAdmin), '/admin/audit-events');
  const trail = page.getByRole('table');
  await expect(
    trail.getByText(`${demoDoctor.fullName} accepted the visit of ${patient.fullName}.`),
  ).toBeVisible();
  await expect(trail).not.toContainText(/appointment\.accept|[{}]/);
});
