import type { Locator, Page } from '@playwright/test';
import { openBooking } from '../support/booking';
import { demoAdmin, demoDoctor, demoPatient } from '../support/people';
import { enterAs, settled, visit } from '../support/site';
import { expect, test } from '../support/test';

/** 1366 × 768 at 400 % zoom. */
const ZOOMED = { width: 341, height: 192 };

/** Elements that stay on the screen after scrolling to the middle of the page. */
const stuck = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight / 2);
    return [...document.querySelectorAll('body *')]
      .filter((each) => ['sticky', 'fixed'].includes(getComputedStyle(each).position))
      .filter((each) => {
        const { top, bottom, width, height } = each.getBoundingClientRect();
        return width > 0 && height > 0 && bottom > 0 && top < window.innerHeight;
      })
      .map((each) => each.className.toString());
  });

test('nothing sticks to the edges at 400 % zoom', async ({ page, api }) => {
  await page.setViewportSize(ZOOMED);
  for (const route of ['/', '/find-doctor', '/medicine', '/labtest', '/login']) {
    await visit(page, route);
    expect([route, await stuck(page)]).toEqual([route, []]);
  }
  for (const [person, route] of [
    [demoPatient, '/patientlogin'],
    [demoDoctor, '/doctor-login'],
    [demoAdmin, '/admin/appointments'],
  ] as const) {
    await enterAs(page, await api.logIn(person), route);
    await settled(page);
    expect([route, await stuck(page)]).toEqual([route, []]);
  }
});

test('the booking dialog scrolls as a whole at 400 % zoom', async ({ page, api }) => {
  const doctor = await api.doctorNamed(demoDoctor.fullName);
  await enterAs(page, await api.logIn(demoPatient), `/find-doctor?doctor=${doctor._id}`);
  await settled(page);
  const dialog = await openBooking(page, doctor);
  await page.setViewportSize(ZOOMED);
  const submit = dialog.getByRole('button', { name: 'Complete Payment' });
  await expect(submit).not.toBeInViewport();
  const radio = dialog.getByRole('radio').first();
  await radio.scrollIntoViewIfNeeded();
  await expect(radio).toBeInViewport();
  await submit.scrollIntoViewIfNeeded();
  await expect(submit).toBeInViewport({ ratio: 1 });
});

const backgroundOf = (place: Locator) =>
  place.evaluate((element) => getComputedStyle(element).backgroundColor);

test('forced colours distinguish selected from unselected', async ({ page, api }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const doctor = await api.doctorNamed(demoDoctor.fullName);
  await enterAs(page, await api.logIn(demoPatient), '/patientlogin/patient-records');
  await settled(page);
  const menu = page.getByRole('navigation', { name: 'Patient Portal' });
  const current = await backgroundOf(menu.getByRole('link', { name: 'Records' }));
  expect(current).not.toBe(await backgroundOf(menu.getByRole('link', { name: 'Orders' })));
  const tabs = page.getByRole('tab');
  expect(await backgroundOf(tabs.nth(0))).not.toBe(await backgroundOf(tabs.nth(1)));

  await enterAs(page, await api.logIn(demoPatient), `/find-doctor?doctor=${doctor._id}`);
  await settled(page);
  const dialog = await openBooking(page, doctor);
  const days = dialog.getByRole('radiogroup', { name: 'Preferred date' }).locator('label');
  await days.nth(1).click();
  expect(await backgroundOf(days.nth(1))).not.toBe(await backgroundOf(days.nth(2)));
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`print shows only the page in light colours (${colorScheme} screen)`, async ({ page, api }) => {
    await page.emulateMedia({ colorScheme });
    await enterAs(page, await api.logIn(demoPatient), '/patientlogin/patientapps');
    await settled(page);
    const rows = page.getByRole('main').getByRole('listitem');
    const onScreen = await rows.count();
    await page.emulateMedia({ colorScheme, media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Patient Portal' })).toBeHidden();
    await expect(page.getByRole('link', { name: /^Emergency/ })).toBeHidden();
    expect(await rows.count()).toBe(onScreen);
    const cards = await page.getByRole('heading', { level: 1 }).evaluate((heading) => ({
      text: getComputedStyle(heading).color,
      ground: getComputedStyle(document.body).backgroundColor,
    }));
    expect(cards).toEqual({ text: 'rgb(18, 38, 42)', ground: 'rgb(255, 255, 255)' });

    await visit(page, '/labtest');
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open the chat' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Emergency' })).toBeHidden();
  });
}
