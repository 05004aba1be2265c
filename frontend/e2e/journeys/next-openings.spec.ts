import type { Page } from '@playwright/test';
import type { Doctor } from '../../../openapi/contract/people/doctors.js';
import { formatTime } from '../../src/common/format/format';
import { timeChoices } from '../support/booking';
import { enterAs, expectRoute, visit } from '../support/site';
import { expect, test } from '../support/test';

const times = (page: Page, { fullName }: Pick<Doctor, 'fullName'>) =>
  page
    .getByRole('list', { name: 'Doctors' })
    .getByRole('group', { name: `Next free times of ${fullName}` })
    .getByRole('button');

test('a patient books the next free time of a card with one tap, and it is no longer offered', async ({
  page,
  api,
}) => {
  const doctor = await api.doctorNamed('Dr. Padmini Rao');
  const [first, second] = doctor.nextOpenings;
  await enterAs(page, await api.newPatient('Lata'), '/find-doctor?search=padmini');
  await expect(times(page, doctor)).toHaveCount(3);
  await times(page, doctor).first().click();
  await expect(page).toHaveURL(/book=.*&date=.*&time=/);
  const dialog = page.getByRole('dialog', { name: 'Confirmation' });
  const chosen = timeChoices(dialog).getByRole('radio', { name: formatTime(first.time), exact: true });
  await expect(chosen).toBeChecked();
  await dialog.getByLabel('Reason').fill('Gums that bleed.');
  await dialog.getByRole('button', { name: 'Complete Payment' }).click();
  await expect(page.getByLabel('Card number')).toBeVisible();

  const { nextOpenings } = await api.doctorNamed('Dr. Padmini Rao');
  expect(nextOpenings[0]).toEqual(second);
});

test('filters for gender, language and time of day find a doctor and are kept in the address', async ({
  page,
}) => {
  await visit(page, '/find-doctor');
  await page.getByText('More filters').click();
  await page.getByRole('combobox', { name: 'Gender' }).selectOption('Female');
  // Possibly chosen before hydration, which must keep it.
  await expectRoute(page, '/find-doctor?gender=female');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Tamil');
  await page.getByRole('combobox', { name: 'Time of day' }).selectOption('Morning, before 12');
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Next free time');
  await expectRoute(page, '/find-doctor?gender=female&language=Tamil&part=morning&sort=nextOpening');
  const cards = page.getByRole('list', { name: 'Doctors' }).getByRole('listitem');
  await expect(cards.filter({ hasText: 'Dr. Lakshmi Menon' })).toHaveCount(1);
  await expect(cards.getByRole('button', { name: /PM: book/ })).toHaveCount(0);
  await expect(cards.getByText('No free time')).toHaveCount(0);
});
