import type { Page } from '@playwright/test';
import { coveredWords } from '../support/floating';
import { visit } from '../support/site';
import { expect, test } from '../support/test';

const PHONE = { width: 360, height: 740 };

const boxOf = (page: Page, label: string) => page.getByRole('searchbox', { name: label });

/** The distance between the search box and the first result, px. */
async function roomAbove(page: Page, label: string, list: string): Promise<number> {
  const [box, first] = await Promise.all([
    boxOf(page, label).boundingBox(),
    page.getByRole('list', { name: list, exact: true }).getByRole('listitem').first().boundingBox(),
  ]);
  if (!box || !first) throw new Error('The search box or the first result is not shown.');
  return first.y - box.y - box.height;
}

for (const { route, label, list, text, sentence, folded } of [
  {
    route: '/medicine',
    label: 'Search medicines by name',
    list: 'Medicines',
    text: 'paracet',
    sentence: /like “paracet”/,
    folded: 'Shop by health condition',
  },
  {
    route: '/labtest',
    label: 'Search tests by name',
    list: 'Lab tests',
    text: 'thyroid',
    sentence: /like “thyroid”/,
    folded: 'What our lab offers',
  },
]) {
  test(`a search on a phone in ${route} shows the results right below the field`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await visit(page, route);
    await expect(page.getByRole('region', { name: folded })).toBeVisible();
    await boxOf(page, label).fill(text);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByRole('region', { name: folded })).toHaveCount(0);
    expect(await roomAbove(page, label, list)).toBeLessThan(PHONE.height / 4);
    await expect(boxOf(page, label)).toBeFocused();
    await expect(boxOf(page, label)).toBeInViewport();

    await boxOf(page, label).fill('');
    await expect(page.getByRole('region', { name: folded })).toBeVisible();
  });
}

test('the chat that opens by itself covers neither the page of a phone nor a focused field', async ({
  page,
}) => {
  await page.clock.install();
  await page.setViewportSize(PHONE);
  await visit(page, '/find-doctor');
  await page.clock.runFor(7000);
  const chat = page.getByRole('region', { name: 'Chat with the hospital' });
  await expect(chat).toBeVisible();
  expect((await chat.boundingBox())?.height).toBeLessThanOrEqual(PHONE.height / 3);

  await boxOf(page, 'Search by name or speciality').click();
  await expect(chat).toHaveCount(0);
  await expect(boxOf(page, 'Search by name or speciality')).toBeFocused();
  await page.clock.runFor(20_000);
  await expect(chat).toHaveCount(0);

  await page.getByRole('button', { name: 'Open the chat' }).click();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeFocused();
  expect((await chat.boundingBox())?.height).toBeGreaterThan(PHONE.height / 3);
});

test('no floating button covers text, on any screen', async ({ page }) => {
  const found: string[] = [];
  for (const size of [{ width: 1280, height: 860 }, { width: 920, height: 700 }, PHONE]) {
    await page.setViewportSize(size);
    for (const route of ['/', '/find-doctor', '/labtest']) {
      found.push(...(await coveredWords(page, route)).map((words) => `${size.width} px, ${words}`));
    }
  }
  expect(found).toEqual([]);
});
