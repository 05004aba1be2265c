import type { Page } from '@playwright/test';
import { expectRoute, settled } from './support/site';
import { expect, test } from './support/test';

/** Opens the home page as the server sends it; its scripts wait until released. */
async function openWithoutScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await isLetGo;
    await route.continue();
  });
  // The load event waits for the scripts.
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return letGo;
}

const searchBox = (page: Page) => page.getByRole('main').getByRole('combobox');

/** Runs in the page: its elements with their attributes, without React's generated ids. */
function elementsOf(html: string | null): string[] {
  const root = html ? new DOMParser().parseFromString(html, 'text/html') : document;
  const layout = root.querySelector('.public-layout');
  return [...(layout?.querySelectorAll('*') ?? [])].map((element) => {
    const attributes = [...element.attributes]
      .filter(({ value }) => !/^_[rR]_/.test(value))
      .map(({ name, value }) =>
        name === 'style' ? `style=${(element as HTMLElement).style.cssText}` : `${name}=${value}`,
      );
    return [element.localName, ...attributes.sort()].join(' ');
  });
}

test('sends the home page with the elements and attributes that the browser renders', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const html = await (await request.get('/')).text();
  await page.goto('/#/about');
  await settled(page);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('list', { name: 'Latest articles' })).toBeVisible();
  const rendered = await page.evaluate(elementsOf, null);
  expect(rendered.length).toBeGreaterThan(300);
  expect(await page.evaluate(elementsOf, html)).toEqual(rendered);
});

test('draws the illustrations of an article that is opened directly', async ({ page }) => {
  await page.goto('/#/blog/know-your-blood-pressure');
  await settled(page);
  const picture = page.getByRole('main').locator('svg use').first();
  await expect(picture).toHaveAttribute('href', /^\/assets\/scenes-.*\.svg#/);
  await expect.poll(() => picture.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(0);
});

test('keeps what is typed into the search of the home page before hydration', async ({ page }) => {
  const letGo = await openWithoutScripts(page);
  await searchBox(page).fill('derma');
  letGo();
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  await expect(searchBox(page)).toHaveValue('derma');
  await page.keyboard.press('Enter');
  await expectRoute(page, '/search?q=derma');
});

test('keeps the reading position of the home page through hydration', async ({ page }) => {
  const letGo = await openWithoutScripts(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  letGo();
  await settled(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
});
