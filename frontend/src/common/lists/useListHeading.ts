import { useRef } from 'react';

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
