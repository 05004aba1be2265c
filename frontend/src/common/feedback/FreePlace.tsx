import type { RefObject } from 'react';
import { useFreePlace } from './useFreePlace';

/** Keeps a box off what a person may want to press; a part of its own, so that the box itself waits for nothing. */
export function FreePlace({ box }: { box: RefObject<HTMLElement | null> }) {
  useFreePlace(box);
  return null;
}
