import { useCallback, useEffect, useRef, useState } from 'react';
import { useMedia } from '../browser/useMedia';

/** true at the end of the row, with the last slide in view. */
const isAtEnd = (list: HTMLElement) => list.scrollLeft + list.clientWidth >= list.scrollWidth - 1;
const isAtStart = (list: HTMLElement) => list.scrollLeft <= 1;

/** The offset of each slide from the first one, px. */
function startsOf(list: HTMLElement): number[] {
  const slides = [...list.children].filter((slide) => slide instanceof HTMLElement);
  return slides.map((slide) => slide.offsetLeft - (slides[0]?.offsetLeft ?? 0));
}

/**
 * Scrolls to the next slide and from the end to the start, or back. A row that is completely visible does not
 * move.
 */
function step(list: HTMLElement, by: 1 | -1): void {
  const starts = startsOf(list);
  const at = list.scrollLeft;
  const next = () => starts.find((start) => start > at + 1) ?? list.scrollWidth;
  const previous = () => starts.findLast((start) => start < at - 1) ?? 0;
  if (by === 1) list.scrollLeft = isAtEnd(list) ? 0 : next();
  else list.scrollLeft = isAtStart(list) ? (starts.at(-1) ?? 0) : previous();
}

/**
 * A row of slides that moves automatically. It stops while hovered or focused, in a hidden tab, after Pause,
 * and for people who prefer reduced motion.
 * @param intervalMs time between two moves
 */
export function useCarousel(intervalMs: number) {
  const list = useRef<HTMLUListElement>(null);
  const wantsStillness = useMedia('(prefers-reduced-motion: reduce)');
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [isHeld, setIsHeld] = useState(false);
  const isPlaying = choice === null ? !wantsStillness : choice === 'play';

  useEffect(() => {
    if (!isPlaying || isHeld) return;
    const timer = setInterval(() => {
      if (list.current && !document.hidden) step(list.current, 1);
    }, intervalMs);
    return () => clearInterval(timer);
  }, [isPlaying, isHeld, intervalMs]);

  const move = useCallback((by: 1 | -1) => {
    if (list.current) step(list.current, by);
  }, []);
  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  return {
    list,
    isPlaying,
    toggle: () => setChoice(isPlaying ? 'pause' : 'play'),
    move,
    holders: { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release },
  };
}
