import type { Browser, Page } from '@playwright/test';
import pLimit from 'p-limit';
import type { FaqDto } from '../../openapi/contract/site/faqs.js';
import { pages } from './support/pages';
import { demoAdmin } from './support/people';
import { settled } from './support/site';
import { expect, test } from './support/test';

const sizes = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];
/** Waiting pages do not slow down the next ones. */
const inTurn = pLimit(4);
/** A visitor without any interaction sees everything after this time, ms. */
const LOOKS_MS = 1500;

const HOME_SECTIONS = [
  'Specialities',
  'Our facilities',
  'What patients say',
  'Frequently asked questions',
  'From our health blog',
];

/** Runs in the page: every heading and section, or the problem with it. */
function shownParts(): string[] {
  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
  return [...document.querySelectorAll('h1, h2, h3, h4, section')]
    .filter((part) => !part.closest('[role="dialog"], .chat-panel, details:not([open])'))
    .map((part) => {
      const { width, height } = part.getBoundingClientRect();
      const name = part.textContent.trim().slice(0, 40);
      const isVisible = part.checkVisibility({ visibilityProperty: true }) && opacityOf(part) > 0.9;
      return width > 0 && height > 0 && isVisible ? name : `HIDDEN ${name}`;
    });
}

/** Scrolls, uses keyboard and pointer, and waits: triggers everything that a page could hold back. */
async function provoke(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) await page.mouse.wheel(0, 600);
  await page.mouse.move(5, 300);
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  await settled(page);
}

interface Visit {
  viewport: { width: number; height: number };
  savesData?: boolean;
  movesPointer?: boolean;
}

/** Moves the pointer along the left margin until stopped. */
function movePointer(page: Page): () => Promise<void> {
  let isMoving = true;
  const moving = (async () => {
    for (let y = 100; isMoving; y = y < 500 ? y + 7 : 100) await page.mouse.move(3, y);
  })();
  return async () => {
    isMoving = false;
    await moving;
  };
}

const saveData = () =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });

/** The content that a page shows only after an interaction. */
async function missingParts(browser: Browser, address: string, visit: Visit): Promise<string[]> {
  const context = await browser.newContext({ viewport: visit.viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  if (visit.savesData) await page.addInitScript(saveData);
  await page.goto(address);
  const stop = visit.movesPointer ? movePointer(page) : async () => {};
  await settled(page);
  await page.waitForTimeout(LOOKS_MS);
  const before = await page.evaluate(shownParts);
  await stop();
  await provoke(page);
  const after = await page.evaluate(shownParts);
  await context.close();
  return [
    ...after.filter((part) => !before.includes(part)),
    ...before.filter((part) => part.startsWith('HIDDEN')),
  ];
}

for (const visit of sizes.flatMap((viewport): Visit[] => [
  { viewport },
  { viewport, savesData: true },
  { viewport, movesPointer: true },
])) {
  const how = [visit.savesData && ' with data saver', visit.movesPointer && ' with a moving pointer'];
  test(`shows every public page completely without input at ${visit.viewport.width} px${how.filter(Boolean).join('')}`, async ({
    browser,
    baseURL,
  }) => {
    const found = await Promise.all(
      pages.visitor.map(([route]) =>
        inTurn(async () => ({ route, missing: await missingParts(browser, `${baseURL}/#${route}`, visit) })),
      ),
    );
    expect(found.filter(({ missing }) => missing.length > 0)).toEqual([]);
  });
}

test('sends the home page with all sections and their data', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/`);
  for (const name of HOME_SECTIONS) await expect(page.getByRole('region', { name })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Reviews' }).getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('list', { name: 'Latest articles' }).getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('group')).not.toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await context.close();
});

test('sends the home page with a question that was added a moment ago', async ({ api, request }) => {
  const admin = await api.logIn(demoAdmin);
  const question = 'Is there a garden for visitors?';
  const faq = { question, answer: 'Yes, behind the main building.', category: 'Visiting us', position: 1 };
  const { id } = await api.call<FaqDto>('post', '/api/v1/faqs', admin, faq);
  expect(await (await request.get('/')).text()).toContain(`<summary>${question}</summary>`);
  await api.call('delete', `/api/v1/faqs/${id}`, admin);
  expect(await (await request.get('/')).text()).not.toContain(question);
});
