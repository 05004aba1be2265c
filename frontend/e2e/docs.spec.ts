import type { Locator, Page } from '@playwright/test';
import { graveFindings } from './support/checks';
import { demoPatient } from './support/people';
import { expect, test } from './support/test';

interface Document {
  tags: { name: string }[];
}

/** Opens an operation below its tag. */
async function open(page: Page, tag: string, id: string): Promise<Locator> {
  await page.locator(`h3.opblock-tag[data-tag="${tag}"]`).click();
  const operation = page.locator(`#operations-${tag}-${id}`);
  await operation.locator('.opblock-control-arrow').click();
  return operation;
}

/** Sends the form of an operation, expects the status, and returns the shown response body. */
async function tryIt(operation: Locator, status: string): Promise<string> {
  await operation.getByRole('button', { name: 'Execute', exact: true }).click();
  const answer = operation.locator('.live-responses-table .response');
  await expect(answer.locator('.response-col_status')).toHaveText(status);
  return answer.locator('.response-col_description code').first().innerText();
}

test('an integrator reads the documents in order, logs in and tries a call', async ({ page, request }) => {
  await page.setViewportSize({ width: 1280, height: 3000 }); // the page contains only visible parts of it
  const document = (await (await request.get('/api/docs-json')).json()) as Document;
  // The address of one operation, which is then open.
  await page.goto('/api/docs#/Appointments/listAppointments');
  const list = page.locator('#operations-Appointments-listAppointments');
  await tryIt(list, '401');
  const headings = page.locator('h3.opblock-tag');
  await expect(headings).toHaveCount(document.tags.length);
  const shown = await headings.evaluateAll((all) => all.map((heading) => heading.getAttribute('data-tag')));
  expect(shown).toEqual(document.tags.map(({ name }) => name));

  const login = await tryIt(await open(page, 'Users', 'login'), '200');
  const { token } = JSON.parse(login) as { token: string };
  await page.getByRole('button', { name: 'Authorize' }).first().click();
  const dialog = page.locator('.dialog-ux');
  await dialog.getByRole('textbox').fill(token);
  // Swagger UI names its own button "Apply given OAuth2 credentials", though its label is "Authorize".
  const ownWords = /^label-content-name-mismatch: button\[type="submit"\]/;
  expect((await graveFindings(page)).filter((finding) => !ownWords.test(finding))).toEqual([]);
  await dialog.locator('.btn.authorize').click();
  await dialog.locator('.btn-done').click();
  expect(await tryIt(list, '200')).toContain(demoPatient.fullName);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain(token);
});
