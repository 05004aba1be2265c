import { type RefObject, useEffect, useRef } from 'react';

/**
 * A ref for a list's heading, and a function that scrolls to the heading and focuses it, e.g. after a page
 * change at the list's end.
 */
export function useListHeading() {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const showList = () => {
    headingRef.current?.focus({ preventScroll: true });
    headingRef.current?.scrollIntoView({ block: 'start' });
  };
  return [headingRef, showList] as const;
}

/** Phones, whose keyboard takes half of the screen. */
const SMALL = '(max-width: 899px)';

/**
 * Scrolls to the results of a typed text, on small screens directly below the page's bars; the focus stays in
 * the box.
 */
export function useFoundInSight(headingRef: RefObject<HTMLElement | null>, search: string): void {
  useEffect(() => {
    if (!search) return;
    headingRef.current?.scrollIntoView({ block: window.matchMedia(SMALL).matches ? 'start' : 'nearest' });
  }, [headingRef, search]);
}
