import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './expect';

/** What depends on the colours; everything else is the same in both schemes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const GRAVE = ['serious', 'critical'];

/** Waits until the page is drawn in its new colours and nothing moves towards its place any more. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ends = ({ effect }: Animation) => Number.isFinite(effect?.getComputedTiming().endTime);
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map(({ finished }) => finished),
    );
  });

/** The serious and critical findings of the page as it stands, in the light and in the dark scheme. */
export async function findings(page: Page, place: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settle(page);
    const axe = new AxeBuilder({ page }).setLegacyMode();
    const { violations, passes } = await (
      colorScheme === 'dark' ? axe.withRules(COLOUR_RULES) : axe
    ).analyze();
    expect(passes.map(({ id }) => id)).toContain('color-contrast');
    for (const { id, impact, nodes } of violations) {
      if (!GRAVE.includes(impact ?? '')) continue;
      found.push(`${place}, ${colorScheme}, ${id}: ${nodes.map(({ target }) => String(target)).join(' | ')}`);
    }
  }
  return found;
}

/** How many px the page is wider than the screen. */
export const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
