import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { demoPatient } from './support/people';
import { expect, test } from './support/test';

const GRAVE = ['serious', 'critical'];

interface Document {
  tags: { name: string }[];
}

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ''))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' | ')}`);
}

/** Opens an operation by its address on the page. */
async function open(page: Page, tag: string, id: string): Promise<Locator> {
  await page.goto(`/api/docs#/${tag}/${id}`);
  await page.reload();
  return page.locator(`#operations-${tag}-${id}`);
}

/** Sends what the form of an operation holds. Gives the status and the body of the answer as they are shown. */
async function tryIt(operation: Locator): Promise<{ status: string; body: string }> {
  await operation.getByRole('button', { name: 'Execute', exact: true }).click();
  const answer = operation.locator('.live-responses-table .response');
  await expect(answer).toBeVisible();
  return {
    status: await answer.locator('.response-col_status').innerText(),
    body: await answer.locator('.response-col_description code').first().innerText(),
  };
}

test('an integrator should read the documents in order, log in on them and try a call', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 3000 }); // the page holds only what can be seen of it
  const document = (await (await request.get('/api/docs-json')).json()) as Document;
  await page.goto('/api/docs');
  const headings = page.locator('h3.opblock-tag');
  await expect(headings).toHaveCount(document.tags.length);
  const shown = await headings.evaluateAll((all) => all.map((heading) => heading.getAttribute('data-tag')));
  expect(shown).toEqual(document.tags.map(({ name }) => name));

  const refused = await tryIt(await open(page, 'Appointments', 'listAppointments'));
  expect(refused.status).toBe('401');
  const login = await tryIt(await open(page, 'Users', 'login'));
  expect(login.status).toBe('200');
  const { token } = JSON.parse(login.body) as { token: string };

  await page.getByRole('button', { name: 'Authorize' }).first().click();
  const dialog = page.locator('.dialog-ux');
  await dialog.getByRole('textbox').fill(token);
  expect(await findings(page)).toEqual([]);
  await dialog.locator('.btn.authorize').click();
  await dialog.locator('.btn-done').click();

  const list = await tryIt(await open(page, 'Appointments', 'listAppointments'));
  expect(list.status).toBe('200');
  expect(list.body).toContain(demoPatient.fullName);
});
