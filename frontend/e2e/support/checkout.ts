import type { Page } from '@playwright/test';
import { expect } from './expect';

/** The form of the hosted checkout by field name, with a valid card. */
export const GOOD_CARD = {
  cardNumber: '4242 4242 4242 4242',
  expiry: '12 / 34',
  cvc: '123',
  cardName: 'Tara Lohia',
};
export const DECLINED_NUMBER = '4000 0000 0000 0002';

export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay ₹/ });

/** Waits for the hosted checkout with its amount, e.g. "₹900". */
export async function expectCheckout(page: Page, amount: string): Promise<void> {
  await expect(page.getByText('TEST MODE', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(amount);
}

export async function fillCard(page: Page, number = GOOD_CARD.cardNumber): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('MM / YY').fill(GOOD_CARD.expiry);
  await page.getByLabel('CVC').fill(GOOD_CARD.cvc);
  await page.getByLabel('Name on card').fill(GOOD_CARD.cardName);
}

export async function pay(page: Page, number?: string): Promise<void> {
  await fillCard(page, number);
  await payButton(page).click();
}
