import type { Page } from '@playwright/test';

const NAMED =
  ':is(button, a, summary, [role="button"], [role="link"], [role="tab"], [role="menuitem"], [role="option"], input, textarea)[aria-label]';

/** Runs in the page. */
function lookForNames(named: string): string[] {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  /** The visible words: text for screen readers is clipped to a px, and a count is not a word. */
  const wordsOf = (element: Element) => {
    const words: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const holder = texts.currentNode.parentElement;
      if (!holder?.checkVisibility() || holder.getBoundingClientRect().width <= 1) continue;
      if (!holder.closest('[aria-hidden="true"], .MuiBadge-badge'))
        words.push(texts.currentNode.textContent ?? '');
    }
    return words.join(' ');
  };
  return [
    ...document.querySelectorAll<HTMLElement & { labels?: NodeListOf<HTMLLabelElement> | null }>(named),
  ].flatMap((element) => {
    const name = element.getAttribute('aria-label') ?? '';
    const seen = [element, ...(element.labels ?? [])].map(wordsOf).join(' ');
    return plain(name).startsWith(plain(seen)) ? [] : [`“${name}” does not begin with “${seen.trim()}”`];
  });
}

/** The controls whose accessible names do not begin with their visible text, so that voice control fails. */
export const unsayableNames = (page: Page): Promise<string[]> => page.evaluate(lookForNames, NAMED);
