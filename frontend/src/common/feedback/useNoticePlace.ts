import { type RefObject, useLayoutEffect } from 'react';

/** Room that pages leave above their content, see `main` in site.css. */
const ROOM = '--notices-height';

/** Keeps the notices under the page's header and moves the page's content down by their height. */
export function useNoticePlace(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const notices = ref.current;
    if (!notices) return;
    const place = () => {
      const header = document.querySelector('header')?.getBoundingClientRect();
      notices.style.top = `${Math.max(0, header?.bottom ?? 0)}px`;
      document.documentElement.style.setProperty(ROOM, `${notices.offsetHeight}px`);
    };
    // The body changes its size with the page, whose header may be another one.
    const sizes = new ResizeObserver(place);
    sizes.observe(notices);
    sizes.observe(document.body);
    window.addEventListener('scroll', place, { passive: true });
    place();
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', place);
      document.documentElement.style.removeProperty(ROOM);
    };
  }, [ref]);
}
