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

/** Opens the page and answers how to see that each row moves as far as it must. */
async function openBrands(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await visit(page, '/medicine');
  const rows = page.getByRole('list', { name: /^Brands/ });
  await expect(rows).toHaveCount(INTERVALS_MS.length);

  const expectRightMoves = () =>
    Promise.all(
      INTERVALS_MS.map(async (intervalMs, index) => {
        const { overflow, places } = await watch(rows.nth(index), intervalMs + LATE_MS);
        const told = `row ${index + 1}, ${overflow} px too wide, stood at ${places.join(', ')}`;
        if (overflow < 1) expect(places, told).toEqual([0]);
        else expect(Math.max(...places), told).toBeGreaterThanOrEqual(Math.min(overflow, 150));
      }),
    );
  return { rows, expectRightMoves };
}

for (const width of [360, 1920]) {
  test(`brands should move at ${width} px where there is no room for all, and else rest`, async ({
    page,
  }) => {
    const { expectRightMoves } = await openBrands(page, width);
    await expectRightMoves();
  });
}

test('brands should move however little a row is wider than its window, and else rest', async ({ page }) => {
  const { rows, expectRightMoves } = await openBrands(page, 1280);
  for (const overflows of OVERFLOWS) {
    for (const [index, overflow] of overflows.entries()) await narrow(rows.nth(index), overflow);
    await expectRightMoves();
  }
});
