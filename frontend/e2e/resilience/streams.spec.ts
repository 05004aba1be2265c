import type { BrowserContext } from '@playwright/test';
import { demoPatient } from '../support/people';
import { enterAs } from '../support/site';
import { expect, test } from '../support/test';

/** Counts the open event streams of a browser. */
function countStreams(context: BrowserContext) {
  const open = new Set<unknown>();
  let most = 0;
  context.on('request', (request) => {
    if (!/\/stream(\?|$)/.test(request.url())) return;
    open.add(request);
    // A closed page ends its requests without an event.
    request
      .frame()
      .page()
      .once('close', () => open.delete(request));
    most = Math.max(most, open.size);
  });
  context.on('requestfailed', (request) => open.delete(request));
  context.on('requestfinished', (request) => open.delete(request));
  return { open: () => open.size, most: () => most };
}

test('six wall screens share one stream, and a seventh tab still loads', async ({ context, api }) => {
  const streams = countStreams(context);
  const doctors = (await api.doctors()).slice(0, 6);
  expect(doctors).toHaveLength(6);
  for (const doctor of doctors) {
    const wall = await context.newPage();
    await wall.goto(`/#/queue/${doctor._id}`);
    await expect(wall.getByRole('heading', { name: doctor.fullName })).toBeVisible();
  }
  await expect.poll(streams.open).toBe(1);
  const seventh = await context.newPage();
  await enterAs(seventh, await api.logIn(demoPatient), '/patientlogin/patient-dash');
  await expect(seventh.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  // One for the queues, one for the patient's notifications.
  await expect.poll(streams.open).toBe(2);
  expect(streams.most()).toBeLessThanOrEqual(3);
});

test('the wall screen that holds the stream can be closed: the others go on', async ({ context, api }) => {
  const streams = countStreams(context);
  const [one, two] = await api.doctors();
  const [first, second] = [await context.newPage(), await context.newPage()];
  await first.goto(`/#/queue/${one._id}`);
  await expect(first.getByRole('heading', { name: one.fullName })).toBeVisible();
  await second.goto(`/#/queue/${two._id},${one._id}`);
  await expect(second.getByRole('heading', { name: two.fullName })).toBeVisible();
  await expect(second.getByRole('heading', { name: one.fullName })).toBeVisible();
  const again = context.waitForEvent('request', (request) => request.url().includes('/api/v1/queue/stream'));
  await first.close();
  expect((await again).url()).toContain(`doctors=${two._id},${one._id}`);
  await expect.poll(streams.open).toBe(1);
});
