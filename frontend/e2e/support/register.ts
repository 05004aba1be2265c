import type { Page } from '@playwright/test';
import type { Account } from './people';

/** Fills in the required fields of the registration. */
export async function fillPerson(page: Page, { fullName, email, password }: Account): Promise<void> {
  await page.getByLabel('Full name').fill(fullName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mobile number').fill('9812345678');
  await page.getByLabel('Date of birth').fill('1990-05-17');
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('radio', { name: 'Female', exact: true }).check();
}

export const registerButton = (page: Page) => page.getByRole('button', { name: 'Register', exact: true });
