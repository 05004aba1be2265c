import { calendarDate } from '../../src/common/format/format';
import { demoDoctor } from '../support/people';
import { enterAs, expectRoute, visit } from '../support/site';
import { expect, test } from '../support/test';

const SOLD_OUT = 'Metoprolol 25 mg tablets (Sukhayan)';
const OTHER_BRAND = 'Metoprolol 25 mg tablets (Kshemora)';
const MISSING = 'Not available in our pharmacy at the moment';

test('a search for stomach ache lists its doctors first, and no prescription medicine', async ({ page }) => {
  await visit(page, '/search?q=pet%20dard');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings.first()).toHaveText('Specialities');
  await expect(headings.nth(1)).toHaveText('Doctors');
  await expect(page.getByRole('main').getByText(/Pantoprazole|Ibuprofen/)).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^General Medicine/ })
    .first()
    .click();
  await expect(page).toHaveURL(/find-doctor\?speciality=General/);
});

test('the chat answers from the FAQ, and names the doctor for a complaint', async ({ page }) => {
  await visit(page, '/blog');
  await page.getByRole('button', { name: 'Open the chat' }).click();
  const log = page.getByRole('log', { name: 'Conversation' });
  for (const [words, answer] of [
    ['do you take star health insurance?', /Ayushman Bharat/],
    ['what documents do I need', /photo ID/],
    ['my knee hurts when I climb stairs, which doctor', /in Orthopedics/],
  ] as const) {
    await page.getByRole('textbox', { name: 'Your message' }).fill(words);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(log.getByText(answer).last()).toBeVisible();
  }
});

test('the doctor sees that a medicine is sold out, and the patient buys another brand', async ({
  page,
  api,
}) => {
  const doctor = await api.logIn(demoDoctor);
  const patient = await api.newPatient('Kavya');
  const person = await api.doctorNamed(demoDoctor.fullName);
  // Ends immediately: midnight is the time of every visit that has begun.
  const seen = await api.begunVisit(doctor, person, patient, 'Fast heartbeat.');
  await api.respond(doctor, seen, 'completed');

  await enterAs(page, doctor, '/doctor-login/PrescriptionForm');
  const form = page.getByRole('dialog', { name: 'Prescription' });
  await form.getByLabel(/^Medicine name/).fill(SOLD_OUT);
  await expect(form.getByText(MISSING)).toBeVisible();
  await expect(form.getByRole('button', { name: `Use ${OTHER_BRAND}` })).toBeVisible();

  const row = { dosage: '1 tablet', frequency: 'once daily', duration: '10 days' };
  await api.call('post', '/api/v1/prescriptions', doctor, {
    patientId: patient.userId,
    patientName: patient.fullName,
    age: 36,
    confirmPerson: true,
    gender: 'female',
    contact: '9812345678',
    date: calendarDate(new Date()),
    symptoms: 'Fast heartbeat.',
    medicines: [
      { ...row, name: SOLD_OUT, brandSubstitution: true },
      { ...row, name: 'Telmisartan 40 mg tablets' },
    ],
  });
  await enterAs(page, patient, '/patientlogin/prescriptions');
  await page
    .getByRole('button', { name: /^Order these medicines/ })
    .first()
    .click();
  await expectRoute(page, '/medicine');
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer.getByText(`${SOLD_OUT} is sold out.`)).toBeVisible();
  await expect(drawer.getByText(/Prices or stock have changed/)).toHaveCount(0);
  await expect(drawer.getByRole('button', { name: 'Checkout' })).toBeEnabled();
  await drawer.getByRole('button', { name: `Take ${OTHER_BRAND}` }).click();
  await expect(
    drawer.getByRole('list', { name: 'In the cart', exact: true }).getByRole('listitem'),
  ).toHaveCount(2);
  await expect(drawer.getByText(/Prices or stock have changed/)).toHaveCount(0);
  await drawer.getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByRole('dialog', { name: 'Checkout' })).toContainText(OTHER_BRAND);
});
