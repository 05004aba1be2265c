import type { Page } from '@playwright/test';
import type { Api } from './support/api';
import { type Account, demoAdmin } from './support/people';
import { expectAlert, expectRoute, logIn, settled } from './support/site';
import { expect, test } from './support/test';

interface Mail {
  id: string;
  to: string;
  subject: string;
  state: string;
  html: string;
}

/** The link of the newest password mail to this person. */
async function mailedLink(api: Api, { email, type }: Account): Promise<URL> {
  await api.call('post', '/api/users/forgot-password', undefined, { email, type });
  const admin = await api.logIn(demoAdmin);
  const newest = `/api/v1/mails?sort=${encodeURIComponent('["id","DESC"]')}`;
  const mailOf = async () =>
    (await api.call<Mail[]>('get', newest, admin)).find(
      ({ to, subject, state }) => to === email && subject === 'Choose a new password' && state === 'kept',
    );
  await expect.poll(mailOf).toBeTruthy();
  const { html } = await api.call<Mail>('get', `/api/v1/mails/${(await mailOf())?.id}`, admin);
  return new URL(/href="([^"]+reset-password[^"]+)"/.exec(html)![1].replaceAll('&#x3D;', '='));
}

/** Every address and referrer that the page sends during the test. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url().split('#')[0], request.headers().referer ?? ''));
  return sent;
}

const newPassword = (page: Page) => page.getByLabel('New password');

test('addresses without a # open their pages', async ({ page }) => {
  for (const path of [
    '/login',
    '/find-doctor?speciality=Cardiology',
    '/medicine',
    '/blog',
    '/orders?order=HP-2026-7KQ4XM',
  ]) {
    await page.goto(path);
    await settled(page);
    await expectRoute(page, path);
    expect(new URL(page.url()).pathname).toBe('/');
  }
  await page.goto('/patientlogin/patientapps?visit=66f1a2b3c4d5e6f708192a3b');
  await expectRoute(page, '/login');
});

test('links with an encoded # or trailing punctuation open', async ({ page }) => {
  for (const address of [
    '/%23/login',
    '/%2523/login',
    '/login).',
    '/#/login).',
    '/#/login%20',
    '/#%2Flogin',
  ]) {
    await page.goto('/robots.txt');
    await page.goto(address);
    await expectRoute(page, '/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  }
  // Pasted into a tab with the open site.
  await page.goto('/#/about).');
  await expectRoute(page, '/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an unknown address shows the not-found page', async ({ page }) => {
  for (const address of ['/nothing', '/doctors/%25e0', '/%2523/nothing']) {
    expect((await page.goto(address))?.status()).toBe(404);
    await expect(
      page
        .getByRole('heading', { level: 1, name: 'Page not found' })
        .or(page.getByRole('heading', { level: 1, name: 'This doctor is no longer here' })),
    ).toBeVisible();
  }
  await page.goto('/#/blog/%E0%A4%A');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the secret of a mailed link reaches no server and is removed from the address at once', async ({
  page,
  api,
}) => {
  const patient = await api.newPatient('Farah');
  const { pathname, hash } = await mailedLink(api, patient);
  expect(pathname).toBe('/reset-password');
  const token = hash.replace('#token=', '');
  const sent = sentBy(page);

  await page.goto(`${pathname}${hash}`);
  await expectRoute(page, '/reset-password');
  await expect(newPassword(page)).toBeVisible();
  expect(page.url()).not.toContain(token);
  await page.reload();
  await newPassword(page).fill('bright-harbour-208');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expectRoute(page, '/login');
  await logIn(page, { ...patient, password: 'bright-harbour-208' });
  await expectAlert(page, 'Login successful!');
  expect(sent.filter((one) => one.includes(token))).toEqual([]);
});

test('older and damaged forms of a mailed link work, too', async ({ page, api }) => {
  const token = (await mailedLink(api, await api.newPatient('Omar'))).hash.replace('#token=', '');
  for (const address of [
    `/#/reset-password?token=${token}).`,
    `/reset-password?token=${token}`,
    `/reset-password%23token=${token}`,
    `/%23/reset-password?token=${token}%3E`,
  ]) {
    await page.goto('/robots.txt');
    await page.goto(address);
    await expect(newPassword(page)).toBeVisible();
    await expectRoute(page, '/reset-password');
  }
  // Pasted into a tab with the open site.
  await page.goto('/#/login');
  await settled(page);
  await page.goto(`/#/reset-password?token=${token}`);
  await expect(newPassword(page)).toBeVisible();
  await expectRoute(page, '/reset-password');
  await newPassword(page).fill('quiet-harbour-208');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expectRoute(page, '/login');
});

test('pasted codes and email addresses are accepted with surrounding text', async ({ page, api }) => {
  const patient = await api.newPatient('Tidy');
  await page.goto('/login');
  await logIn(page, { ...patient, email: ` <${patient.email}>, ` });
  await expectAlert(page, 'Login successful!');
});
