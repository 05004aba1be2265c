import { type RefObject, useEffect, useRef } from 'react';

/**
 * Of a list below other things: a ref for its heading, and a function that brings the heading into sight and gives it
 * the focus, as after a turn of the page at the list's foot.
 */
export function useListHeading() {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const showList = () => {
    headingRef.current?.focus({ preventScroll: true });
    headingRef.current?.scrollIntoView({ block: 'start' });
  };
  return [headingRef, showList] as const;
}

/** Phones, whose keyboard takes half of the screen while a text is typed. */
const SMALL = '(max-width: 899px)';

/**
 * What was found for a typed text comes into sight, on small screens right under the bars of the page, also when the
 * list before it was much longer; the focus stays in the box.
 */
export function useFoundInSight(headingRef: RefObject<HTMLElement | null>, search: string): void {
  useEffect(() => {
    if (!search) return;
    headingRef.current?.scrollIntoView({ block: window.matchMedia(SMALL).matches ? 'start' : 'nearest' });
  }, [headingRef, search]);
}
