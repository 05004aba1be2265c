import { type RefObject, useLayoutEffect } from 'react';
import { fieldInUse } from '../browser/fields';
import { type Stretch, freePlace } from './freePlace';

/** What a person may want to press next. */
const FORM_BUTTONS = 'form button, form [type="submit"], form a[href]';
/** What stands at the screen's upper edge while the page scrolls. */
const BARS = 'header';
/** After these something may stand elsewhere. */
const MOVING = ['scroll', 'resize', 'focusin', 'transitionend', 'load'] as const;
const GAP_PX = 8;

const withGap = ({ top, bottom }: DOMRect): Stretch => ({ top: top - GAP_PX, bottom: bottom + GAP_PX });

/** The form buttons and the field in use that stand in the columns of this box. */
function takenBeside({ left, right }: DOMRect): Stretch[] {
  const field = fieldInUse();
  return [...document.querySelectorAll(FORM_BUTTONS), ...(field ? [field] : [])]
    .map((element) => element.getBoundingClientRect())
    .filter((rect) => rect.height > 0 && rect.left < right && rect.right > left)
    .map(withGap);
}

/** The screen below the bars that stick to its upper edge. */
function roomOf(lowest: number): Stretch {
  const bars = [...document.querySelectorAll(BARS)]
    .filter((bar) => ['sticky', 'fixed'].includes(getComputedStyle(bar).position))
    .map((bar) => bar.getBoundingClientRect().bottom);
  return { top: Math.max(0, ...bars) + GAP_PX, bottom: lowest };
}

function place(box: HTMLElement): void {
  box.style.translate = '';
  box.style.maxHeight = '';
  box.style.overflowY = '';
  const natural = box.getBoundingClientRect();
  const { top, bottom } = freePlace(roomOf(natural.bottom), takenBeside(natural), natural.height);
  box.style.translate = `0 ${bottom - natural.bottom}px`;
  if (bottom - top >= natural.height) return;
  box.style.maxHeight = `${bottom - top}px`;
  box.style.overflowY = 'auto';
}

/**
 * Keeps a box, which stands at the foot of the screen, off the buttons of forms and off the field in use, also while
 * they move: it rises above them, and where there is no room for all of it, its lower part is scrolled to.
 */
export function useFreePlace(ref: RefObject<HTMLElement | null>): void {
  // After each render too, since the box may have grown.
  useLayoutEffect(() => {
    if (ref.current) place(ref.current);
  });
  useLayoutEffect(() => {
    let frame = 0;
    const placeSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => ref.current && place(ref.current));
    };
    const page = new MutationObserver(placeSoon);
    page.observe(document.body, { childList: true, subtree: true });
    for (const event of MOVING) window.addEventListener(event, placeSoon, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      page.disconnect();
      for (const event of MOVING) window.removeEventListener(event, placeSoon, { capture: true });
    };
  }, [ref]);
}
