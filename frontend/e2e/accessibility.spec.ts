import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openBooking } from './support/booking';
import { expectCheckout, payButton } from './support/checkout';
import { pages } from './support/pages';
import { demoAdmin, demoDoctor, demoPatient } from './support/people';
import { enterAs, visit } from './support/site';
import { expect, test } from './support/test';

/** What depends on the colours; everything else is the same in both schemes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const GRAVE = ['serious', 'critical'];

/** The serious and critical findings of the page as it stands, in the light and in the dark scheme. */
async function findings(page: Page, place: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const axe = new AxeBuilder({ page }).setLegacyMode();
    const { violations, passes } = await (
      colorScheme === 'dark' ? axe.withRules(COLOUR_RULES) : axe
    ).analyze();
    expect(passes.map(({ id }) => id)).toContain('color-contrast');
    for (const { id, impact, nodes } of violations) {
      if (!GRAVE.includes(impact ?? '')) continue;
      found.push(`${place}, ${colorScheme}, ${id}: ${nodes.map(({ target }) => String(target)).join(' | ')}`);
    }
  }
  return found;
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('the public pages should have no serious accessibility finding', async ({ page }) => {
  test.setTimeout(240_000); // twenty pages, each in both schemes
  const found: string[] = [];
  for (const route of pages.visitor) {
    await visit(page, route);
    found.push(...(await findings(page, route)));
  }
  await visit(page, '/register');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('Enter your full name.')).toBeVisible();
  found.push(...(await findings(page, '/register with errors')));
  expect(found).toEqual([]);
});

test('the booking and the checkout should have no serious accessibility finding', async ({ page, api }) => {
  const doctor = await api.doctorNamed('Dr. Rajiv Banerjee');
  await enterAs(page, await api.newPatient('Tara'), `/find-doctor?doctor=${doctor._id}`);
  const dialog = await openBooking(page, doctor);
  await dialog.getByRole('radiogroup', { name: 'Preferred time' }).getByRole('radio').first().check();
  await dialog.getByLabel('Reason').fill('Fever.');
  const found = await findings(page, 'booking');
  await dialog.getByRole('button', { name: 'Complete Payment' }).click();
  await expectCheckout(page, '₹1,400');
  await payButton(page).click();
  await expect(page.getByText('Enter your card number.')).toBeVisible();
  found.push(...(await findings(page, 'checkout')));
  expect(found).toEqual([]);
});

for (const account of [demoPatient, demoDoctor, demoAdmin]) {
  test(`the pages of the ${account.type} should have no serious accessibility finding`, async ({
    page,
    api,
  }) => {
    const found: string[] = [];
    await enterAs(page, await api.logIn(account), '/');
    for (const route of pages[account.type]) {
      await visit(page, route);
      found.push(...(await findings(page, route)));
    }
    expect(found).toEqual([]);
  });
}
