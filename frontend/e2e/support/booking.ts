import type { Locator, Page } from '@playwright/test';
import type { Doctor } from '../../../openapi/contract/people/doctors.js';
import { formatDate, formatRupees, formatTime } from '../../src/common/format/format';
import type { Api, Slot } from './api';
import { expectCheckout } from './checkout';
import { enterAs } from './site';
import type { Person } from './people';
import { expect } from './expect';

/** Opens the booking of a doctor from the side panel, within the running site. */
export async function openBooking(page: Page, doctor: Doctor): Promise<Locator> {
  const panel = page.getByRole('complementary', { name: 'Doctor details' });
  await expect(panel.getByRole('heading', { name: doctor.fullName })).toBeVisible();
  await panel.getByRole('button', { name: 'Book Doctor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirmation' });
  await expect(dialog).toBeVisible();
  return dialog;
}

export const dateChoices = (dialog: Locator) => dialog.getByRole('radiogroup', { name: 'Preferred date' });
export const timeChoices = (dialog: Locator) => dialog.getByRole('radiogroup', { name: 'Preferred time' });

export async function chooseSlot(dialog: Locator, { date, time }: Slot): Promise<void> {
  await dateChoices(dialog)
    .getByRole('radio', { name: formatDate(date) })
    .check();
  await timeChoices(dialog)
    .getByRole('radio', { name: formatTime(time), exact: true })
    .check();
}

interface Booking {
  api: Api;
  page: Page;
  patient: Person;
  doctor: Doctor;
}

/** Takes a patient from find-doctor to the hosted checkout of a free time; returns that time. */
export async function goToCheckout({ api, page, patient, doctor }: Booking): Promise<Slot> {
  const slot = await api.freeSlot(doctor);
  await enterAs(page, patient, `/find-doctor?doctor=${doctor._id}`);
  const dialog = await openBooking(page, doctor);
  await chooseSlot(dialog, slot);
  await dialog.getByLabel('Reason').fill('Tired after climbing the stairs.');
  await dialog.getByRole('button', { name: 'Complete Payment' }).click();
  await expectCheckout(page, formatRupees(doctor.fee ?? 0));
  return slot;
}

/** The tab's stored checkout; null without one. */
export const savedBooking = (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem('pendingCheckout'));

/** Waits until the payment is processed, and expects one appointment from it. */
export async function expectBookedOnce(api: Api, patient: Person, { date, time }: Slot): Promise<void> {
  await expect
    .poll(async () => (await api.paymentsOf(patient)).map(({ status }) => status), { timeout: 30_000 })
    .toEqual(['paid']);
  await expect.poll(async () => (await api.appointmentsOf(patient)).length, { timeout: 30_000 }).toBe(1);
  const [appointment] = await api.appointmentsOf(patient);
  expect(appointment).toMatchObject({ status: 'pending', preferredDate: date, preferredTime: time });
  const [payment] = await api.paymentsOf(patient);
  expect(payment).toMatchObject({ appointmentId: appointment?._id, refunds: [] });
}
