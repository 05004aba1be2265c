import { useLayoutEffect, useRef } from 'react';

const GAP = 4;
const MARGIN = 8;

/** Below the field if there is room, else above it, and always inside the window. */
function place(panel: HTMLElement, anchor: Element): void {
  const field = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const below = field.bottom + GAP;
  const top = below + height <= window.innerHeight - MARGIN ? below : field.top - GAP - height;
  const left = Math.min(field.right - width, window.innerWidth - width - MARGIN);
  panel.style.top = `${Math.max(MARGIN, Math.min(top, window.innerHeight - height - MARGIN))}px`;
  panel.style.left = `${Math.max(MARGIN, left)}px`;
}

/** Shows the element in the top layer, above dialogs, next to its parent. */
export function useTopLayer() {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = panel.current;
    const anchor = shown?.parentElement;
    if (!shown || !anchor) return undefined;
    // Browsers without popovers show it in place.
    shown.showPopover?.();
    const follow = () => place(shown, anchor);
    follow();
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, []);
  return panel;
}
