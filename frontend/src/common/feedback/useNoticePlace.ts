import { type RefObject, useLayoutEffect } from 'react';

/** Elements that notices must not cover. */
const CONTROLS = ':is(a, button, input, select, textarea, [role="combobox"]):not(.notices *)';
/** Scroll padding at the screen's edges, which keeps the focus visible, see site.css. */
const EDGES = { above: '--notices-above', below: '--notices-below' };

/** The cost of covering a control: highest in a form, which is being filled in. */
const weightOf = (control: Element): number => (control.closest('form') ? 10 : 1);

/** The cost of the controls below the notices at their present place; 0 without any. */
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
 * Keeps the notices below the page's header, without layout shifts. If they would cover controls they move to
 * the bottom edge, if fewer are there.
 * @param count the number of visible notices; each new one chooses the place again
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
    // The body's size changes with the page, whose header may differ.
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
