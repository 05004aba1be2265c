import type { Locator, Page } from '@playwright/test';
import { visit } from './support/site';
import { expect, test } from './support/test';

/** Intervals of the rows, ms, as in the specification. */
const INTERVALS_MS = [2500, 2000, 1000];
/** Tolerance for a busy machine's timer and smooth scrolling. */
const LATE_MS = 1500;
/** By how much each row is wider than its window, px: not at all, a little, most of a slide, and more. */
const OVERFLOWS = [
  [0, 12, 100],
  [300, 0, 12],
];

// Other tests disable motion; this one tests it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Makes a row's window this many px too narrow for its slides. */
const narrow = (row: Locator, overflow: number) =>
  row.evaluate((list, lack) => {
    const slides = [...list.children].map((slide) => slide.getBoundingClientRect());
    list.style.width = `${(slides.at(-1)?.right ?? 0) - (slides[0]?.left ?? 0) - lack}px`;
    list.scrollTo({ left: 0, behavior: 'instant' });
  }, overflow);

/** A row's scroll range, px, and all its resting positions within a period. */
const watch = (row: Locator, ms: number) =>
  row.evaluate(async (list, duration) => {
    const places = new Set<number>();
    for (const start = Date.now(); Date.now() - start < duration;) {
      places.add(Math.round(list.scrollLeft));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return { overflow: list.scrollWidth - list.clientWidth, places: [...places] };
  }, ms);

/** The actual and expected movement of each row: by a slide if possible, else none. */
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

/** Opens the page in a window of this width, with all of its rows. */
async function openBrands(page: Page, width: number): Promise<Locator> {
  await page.setViewportSize({ width, height: 900 });
  await visit(page, '/medicine');
  const rows = page.getByRole('list', { name: /^Brands/ });
  await expect(rows).toHaveCount(INTERVALS_MS.length);
  return rows;
}

// In parallel, because each is only watched for some seconds.
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
