import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useEffect, useRef, useState } from 'react';

/** true when the list cannot be moved on: the last slide is in view. */
const isAtEnd = (list: HTMLElement) => list.scrollLeft + list.clientWidth >= list.scrollWidth - 1;
const isAtStart = (list: HTMLElement) => list.scrollLeft <= 1;

/** The slide whose left edge is nearest to the list's. */
function currentSlide(list: HTMLElement): number {
  const distances = [...list.children].map((slide) =>
    slide instanceof HTMLElement ? Math.abs(slide.offsetLeft - list.offsetLeft - list.scrollLeft) : Infinity,
  );
  return distances.indexOf(Math.min(...distances));
}

function moveTo(list: HTMLElement, index: number): void {
  const slide = list.children[index];
  if (slide instanceof HTMLElement) list.scrollLeft = slide.offsetLeft - list.offsetLeft;
}

/** Moves a list on by one slide, from the last to the first; or back. */
function step(list: HTMLElement, by: 1 | -1): void {
  if (by === 1) moveTo(list, isAtEnd(list) ? 0 : currentSlide(list) + 1);
  else moveTo(list, isAtStart(list) ? list.children.length - 1 : currentSlide(list) - 1);
}

/**
 * A row of slides that moves by itself. It stands still while the pointer or the focus is on it, while the tab is
 * hidden, after Pause, and from the start for people who ask for less motion.
 * @param intervalMs time between two moves
 */
export function useCarousel(intervalMs: number) {
  const list = useRef<HTMLUListElement>(null);
  const wantsStillness = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
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
