import type { Page } from '@playwright/test';
import { goToCheckout } from './support/booking';
import { expect, test } from './support/test';

const MINUTE = 60_000;

/** The page's own clock differs by this much; `deviceIsOff` changes it while the page is open. */
function shiftClock(off: number): void {
  const device = globalThis as unknown as { deviceIsOff: number; Date: DateConstructor };
  const RealDate = device.Date;
  device.deviceIsOff = off;
  device.Date = new Proxy(RealDate, {
    construct: (Real, given: []) =>
      given.length > 0 ? new Real(...given) : new Real(Real.now() + device.deviceIsOff),
    get: (Real, name) =>
      name === 'now' ? () => Real.now() + device.deviceIsOff : (Reflect.get(Real, name) as unknown),
  });
}

const minutesLeft = async (page: Page): Promise<number> =>
  Number.parseInt(await page.getByRole('timer').innerText(), 10);

for (const off of [40, -40]) {
  test(`a device that is ${off} minutes off counts down by the server's clock`, async ({ page, api }) => {
    const [doctor, patient] = [await api.doctorNamed('Dr. Suresh Kulkarni'), await api.newPatient('Tara')];
    await page.addInitScript(shiftClock, off * MINUTE);
    await goToCheckout({ api, page, patient, doctor });
    await page.goto('/#/find-doctor');
    const begun = page.getByRole('region', { name: 'The booking you have started' });
    await expect(begun).toBeVisible();
    await expect.poll(() => minutesLeft(page)).toBeGreaterThan(25);
    expect(await minutesLeft(page)).toBeLessThanOrEqual(30);

    await page.evaluate((ms) => Object.assign(globalThis, { deviceIsOff: ms }), 3 * 60 * MINUTE);
    await page.waitForTimeout(1500);
    await expect(begun).toBeVisible();
    expect(await minutesLeft(page)).toBeGreaterThan(25);
    await page.addInitScript(shiftClock, 3 * 60 * MINUTE);
    await page.reload();
    await expect(begun).toBeVisible();
    await expect.poll(() => minutesLeft(page)).toBeGreaterThan(25);
    await begun.getByRole('button', { name: 'Release' }).click();
  });
}
