import type { Page } from '@playwright/test';
import { settled } from './site';

/** Elements that stay in place while the page scrolls, by selector. */
const FLOATING = 'aside[aria-label="Help at once"] :is(a, button), button[aria-label="Open the chat"]';

/** Runs in the page: the text below floating elements at the present scroll position. */
function wordsUnder(floating: string): string[] {
  const covers = [...document.querySelectorAll(floating)].filter((element) => element.checkVisibility());
  const help = document.querySelector('aside[aria-label="Help at once"]')?.getBoundingClientRect();
  const isBar = help !== undefined && help.width === document.documentElement.clientWidth;
  const found: string[] = [];
  for (const cover of covers) {
    const over = cover.getBoundingClientRect();
    // A bar as wide as the screen only covers its own area.
    if (isBar && over.top >= help.top && over.bottom <= help.bottom) continue;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const holder = text.parentElement;
      if (!text.textContent?.trim() || !holder?.checkVisibility() || cover.contains(text)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const rect of range.getClientRects()) {
        const [left, right] = [Math.max(rect.left, over.left), Math.min(rect.right, over.right)];
        const [top, bottom] = [Math.max(rect.top, over.top), Math.min(rect.bottom, over.bottom)];
        // Clipped slides of a carousel are not visible.
        const isThere = () =>
          document.elementsFromPoint((left + right) / 2, (top + bottom) / 2).includes(holder);
        if (left < right && top < bottom && isThere()) found.push(text.textContent.trim());
      }
    }
  }
  return found;
}

/** The text that floating buttons cover at any scroll position. */
export async function coveredWords(page: Page, route: string): Promise<string[]> {
  await page.goto(`/#${route}`);
  await settled(page);
  const found: string[] = [];
  const { height, screen } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    screen: window.innerHeight,
  }));
  for (let top = 0; top < height; top += screen / 2) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    found.push(...(await page.evaluate(wordsUnder, FLOATING)));
  }
  return found.map((words) => `${route}: ${words}`);
}
