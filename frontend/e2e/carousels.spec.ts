import type { Locator, Page } from '@playwright/test';
import { visit } from './support/site';
import { expect, test } from './support/test';

/** Time between two moves of each row, ms, as the specification has it. */
const INTERVALS_MS = [2500, 2000, 1000];
/** A timer of a busy machine, and the smooth scrolling of the browser. */
const LATE_MS = 1500;
/** By how much each row is made too wide for its window, px: not at all, a little, most of a slide, and more. */
const OVERFLOWS = [
  [0, 12, 100],
  [300, 0, 12],
];

// Elsewhere nothing moves, so that no test has to wait for it; here the moving is what is looked at.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Gives a row a window that lacks so many px for all of its slides. */
const narrow = (row: Locator, overflow: number) =>
  row.evaluate((list, lack) => {
    const slides = [...list.children].map((slide) => slide.getBoundingClientRect());
    list.style.width = `${(slides.at(-1)?.right ?? 0) - (slides[0]?.left ?? 0) - lack}px`;
    list.scrollTo({ left: 0, behavior: 'instant' });
  }, overflow);

/** How far a row can move, px, and all the places where it stood for so long. */
const watch = (row: Locator, ms: number) =>
  row.evaluate(async (list, duration) => {
    const places = new Set<number>();
    for (const start = Date.now(); Date.now() - start < duration;) {
      places.add(Math.round(list.scrollLeft));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return { overflow: list.scrollWidth - list.clientWidth, places: [...places] };
  }, ms);

/** What each row does, and what it should: move by a slide where it can, and else rest. */
async function expectRightMoves(rows: Locator): Promise<void> {
  const width = rows.page().viewportSize()?.width;
  await Promise.all(
    INTERVALS_MS.map(async (intervalMs, index) => {
      const { overflow, places } = await watch(rows.nth(index), intervalMs + LATE_MS);
      const told = `at ${width} px row ${index + 1}, ${overflow} px too wide, stood at ${places.join(', ')}`;
      if (overflow < 1) expect(places, told).toEqual([0]);
      else expect(Math.max(...places), told).toBeGreaterThanOrEqual(Math.min(overflow, 150));
    }),
  );
}

/** Opens the page in a window that is so wide, with all of its rows. */
async function openBrands(page: Page, width: number): Promise<Locator> {
  await page.setViewportSize({ width, height: 900 });
  await visit(page, '/medicine');
  const rows = page.getByRole('list', { name: /^Brands/ });
  await expect(rows).toHaveCount(INTERVALS_MS.length);
  return rows;
}

// All at once: each is only watched, for some seconds.
test('the brand carousel moves only when it overflows', async ({ newWindow }) => {
  const asWideAsThePage = [360, 1920].map(async (width) =>
    expectRightMoves(await openBrands(await newWindow(), width)),
  );
  const tooWide = OVERFLOWS.map(async (overflows) => {
    const rows = await openBrands(await newWindow(), 1280);
    for (const [index, overflow] of overflows.entries()) await narrow(rows.nth(index), overflow);
    await expectRightMoves(rows);
  });
  await Promise.all([...asWideAsThePage, ...tooWide]);
});
