import type { Page } from '@playwright/test';
import type { LabBookingDto } from '../../../openapi/contract/shop/lab-bookings.js';
import type { LabTestDto } from '../../../openapi/contract/shop/lab-tests.js';
import type { MedicineDto } from '../../../openapi/contract/shop/medicines.js';
import type { OrderDto } from '../../../openapi/contract/shop/orders.js';
import type { Api } from './api';
import type { Account, Person } from './people';

export const ADDRESS = '12 Lake View Road, Indiranagar, Bengaluru 560038';

/** The only medicine that a search finds. */
export async function medicineNamed(api: Api, words: string): Promise<MedicineDto> {
  const path = `/medicine?page=1&search=${encodeURIComponent(words)}`;
  const { value } = await api.call<{ value: MedicineDto[] }>('get', path);
  if (value.length !== 1) throw new Error(`"${words}" finds ${value.length} medicines.`);
  return value[0];
}

/** The cheapest lab test of a group. */
export async function labTestOf(api: Api, group: string): Promise<LabTestDto> {
  const { value } = await api.call<{ value: LabTestDto[] }>('get', `/lab?page=1&sort=price&group=${group}`);
  if (!value[0]) throw new Error(`There is no lab test of ${group}.`);
  return value[0];
}

export const ordersOf = (api: Api, by: Person): Promise<OrderDto[]> => api.call('get', '/api/v1/orders', by);
export const labBookingsOf = (api: Api, by: Person): Promise<LabBookingDto[]> =>
  api.call('get', '/api/v1/lab-bookings', by);

const checkout = (page: Page) => page.getByRole('dialog', { name: 'Checkout' });

/** Fills in the buyer in the open checkout. */
export async function fillBuyer(
  page: Page,
  { fullName, email }: Pick<Account, 'fullName' | 'email'>,
): Promise<void> {
  await checkout(page).getByLabel('Name').fill(fullName);
  await checkout(page).getByLabel('Email').fill(email);
  await checkout(page).getByLabel('Phone').fill('9812345678');
  await checkout(page).getByLabel('Address').fill(ADDRESS);
}

export const goToPayment = (page: Page) =>
  checkout(page).getByRole('button', { name: 'Complete Payment' }).click();
