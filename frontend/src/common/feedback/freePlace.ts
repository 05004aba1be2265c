/** A stretch of the screen from top to bottom, px from its upper edge. */
export interface Stretch {
  top: number;
  bottom: number;
}

/**
 * The lowest stretch of this height that no taken one touches; where there is none, the longest that is free.
 * @param room where the stretch has to lie
 * @param taken what must stay in sight, in any order
 */
export function freePlace(room: Stretch, taken: readonly Stretch[], height: number): Stretch {
  const fromBelow = taken
    .filter(({ top, bottom }) => bottom > room.top && top < room.bottom)
    .toSorted((one, other) => other.bottom - one.bottom);
  const free: Stretch[] = [];
  let end = room.bottom;
  for (const { top, bottom } of fromBelow) {
    if (bottom < end) free.push({ top: bottom, bottom: end });
    end = Math.min(end, top);
  }
  free.push({ top: room.top, bottom: Math.max(end, room.top) });
  const lengthOf = (stretch: Stretch) => stretch.bottom - stretch.top;
  const fitting = free.find((stretch) => lengthOf(stretch) >= height);
  const chosen = fitting ?? free.reduce((one, other) => (lengthOf(other) > lengthOf(one) ? other : one));
  return { top: Math.max(chosen.top, chosen.bottom - height), bottom: chosen.bottom };
}
