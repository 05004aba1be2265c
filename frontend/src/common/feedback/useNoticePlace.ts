import { type RefObject, useLayoutEffect } from 'react';

/** What notices must not cover. */
const CONTROLS = ':is(a, button, input, select, textarea, [role="combobox"]):not(.notices *)';
/** Heights at the edges of the screen that scrolling keeps free around the focus, see site.css. */
const EDGES = { above: '--notices-above', below: '--notices-below' };

/** How much it matters that a control is covered: most in a form, which is being filled in. */
const weightOf = (control: Element): number => (control.closest('form') ? 10 : 1);

/** How much lies under the notices where they stand now; 0 when no control does. */
function coveredWeight(notices: HTMLElement): number {
  const over = [...notices.children].map((notice) => notice.getBoundingClientRect());
  const isCovered = (control: Element) => {
    const { top, bottom, left, right, height } = control.getBoundingClientRect();
    return (
      height > 0 &&
      over.some((at) => top < at.bottom && bottom > at.top && left < at.right && right > at.left)
    );
  };
  return [...document.querySelectorAll(CONTROLS)]
    .filter(isCovered)
    .reduce((sum, control) => sum + weightOf(control), 0);
}

/**
 * Keeps the notices under the page's header, over the page: nothing moves. Where they would cover fields or buttons
 * they stand at the lower edge instead, if fewer lie there.
 * @param count how many notices are shown; each new one chooses the place again
 */
export function useNoticePlace(ref: RefObject<HTMLElement | null>, count: number): void {
  useLayoutEffect(() => {
    const notices = ref.current;
    if (!notices) return;
    const { style } = document.documentElement;
    const placeAt = (edge: keyof typeof EDGES) => {
      const header = document.querySelector('header')?.getBoundingClientRect();
      notices.classList.toggle('notices--below', edge === 'below');
      notices.style.top = edge === 'above' ? `${Math.max(0, header?.bottom ?? 0)}px` : '';
      for (const each of ['above', 'below'] as const)
        style.setProperty(EDGES[each], `${each === edge ? notices.offsetHeight : 0}px`);
    };
    const choose = () => {
      placeAt('above');
      const above = coveredWeight(notices);
      if (above === 0) return;
      placeAt('below');
      if (coveredWeight(notices) >= above) placeAt('above');
    };
    const chooseIfCovering = () => {
      if (coveredWeight(notices) > 0) choose();
    };
    const follow = () => placeAt(notices.classList.contains('notices--below') ? 'below' : 'above');
    // The body changes its size with the page, whose header may be another one.
    const sizes = new ResizeObserver(choose);
    sizes.observe(notices);
    sizes.observe(document.body);
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('scrollend', chooseIfCovering);
    choose();
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', follow);
      window.removeEventListener('scrollend', chooseIfCovering);
      for (const edge of Object.values(EDGES)) style.removeProperty(edge);
    };
  }, [ref, count]);
}
