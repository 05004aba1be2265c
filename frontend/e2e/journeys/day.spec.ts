import { faultsOf } from '../support/checks';
import { demoDoctor } from '../support/people';
import { enterAs } from '../support/site';
import { expect, test } from '../support/test';

test("a doctor should call the next by token, and the waiting room's screen should follow without a name", async ({
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
  const name = /Start: (.*)/.exec(
    (await first.getByRole('button', { name: /^Start/ }).getAttribute('aria-label')) ?? '',
  )?.[1];
  expect(await faultsOf(page, "the doctor's day")).toEqual([]);
  await page.getByRole('button', { name: 'Call next' }).click();
  const comeIn = wall.getByRole('region', { name: 'Please come in' });
  await expect(comeIn.getByText(token, { exact: true })).toBeVisible();

  await page.getByRole('button', { name: `Start: ${name}` }).click();
  const inside = wall.getByRole('region', { name: 'With the doctor' });
  await expect(inside.getByText(token, { exact: true })).toBeVisible();
  await expect(wall.locator('body')).not.toContainText(name!);
  await expect(
    page.getByRole('region', { name: 'With you' }).getByRole('button', { name: `Complete: ${name}` }),
  ).toBeVisible();
});
