import { faultsOf } from '../support/checks';
import { demoDoctor } from '../support/people';
import { enterAs } from '../support/site';
import { expect, test } from '../support/test';

test('a doctor calls the next patient by token, and the waiting room screen shows no name', async ({
  page,
  api,
  newWindow,
}) => {
  const doctor = await api.doctorNamed(demoDoctor.fullName);
  const wall = await newWindow();
  await wall.goto(`/#/queue/${doctor._id}`);
  await expect(wall.getByRole('heading', { name: demoDoctor.fullName })).toBeVisible();
  expect(await faultsOf(wall, 'the screen of the waiting room')).toEqual([]);

  await enterAs(page, await api.logIn(demoDoctor), '/doctor-login/today');
  const waiting = page.getByRole('region', { name: 'Waiting', exact: true });
  const first = waiting.getByRole('listitem').first();
  const token = /^Token (\d+)/.exec((await first.textContent()) ?? '')?.[1] ?? '';
  const name = /Call in: (.*)/.exec(
    (await first.getByRole('button', { name: /^Call in/ }).getAttribute('aria-label')) ?? '',
  )?.[1];
  expect(await faultsOf(page, "the doctor's day")).toEqual([]);
  // One click calls, starts and opens the visit.
  await page.getByRole('button', { name: `Call next: Token ${token}, ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const inside = wall.getByRole('region', { name: 'With the doctor' });
  await expect(inside.getByText(token, { exact: true })).toBeVisible();
  await expect(wall.locator('body')).not.toContainText(name!);
  await page.getByRole('link', { name: 'Today', exact: true }).click();
  await expect(
    page.getByRole('region', { name: 'With you' }).getByRole('button', { name: `Complete: ${name}` }),
  ).toBeVisible();
});
