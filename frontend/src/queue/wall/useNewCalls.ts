import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Queue } from '../../../../openapi/contract/care/queue.js';
import { chimeSetting, playChime } from './chime';

/** How long a board is highlighted after a call, ms. */
const NEW_MS = 8000;

const newestCall = ({ lastCalls }: Queue): string => lastCalls[0]?.calledAt ?? '';

/**
 * Follows the calls: highlights the boards of new ones for some seconds and plays the chime if it is on.
 * Initial calls are not new.
 * @returns ids of the doctors whose boards are highlighted
 */
export function useNewCalls(queues: Queue[] | null): ReadonlySet<string> {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const known = useRef(new Map<string, string>());
  const announce = useEffectEvent((doctorIds: string[]) => {
    setMarked(new Set(doctorIds));
    if (chimeSetting.get()) playChime();
  });
  useEffect(() => {
    const called = (queues ?? []).filter((queue) => {
      const before = known.current.get(queue.doctor._id);
      known.current.set(queue.doctor._id, newestCall(queue));
      return before !== undefined && newestCall(queue) > before;
    });
    if (called.length > 0) announce(called.map(({ doctor }) => doctor._id));
  }, [queues]);
  useEffect(() => {
    if (marked.size === 0) return undefined;
    const timer = setTimeout(() => setMarked(new Set()), NEW_MS);
    return () => clearTimeout(timer);
  }, [marked]);
  return marked;
}
