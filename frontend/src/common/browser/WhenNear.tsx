import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { loadAhead } from './loadAhead';

/** Begins to come while it is still so far below the screen. */
const AHEAD = '300px';

interface WhenNearProps {
  /** Keeps the room meanwhile. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * What stands far below the first screen: it comes once somebody scrolls near it, begins to use the page, or has been
 * still for a while.
 */
export function WhenNear({ fallback, children }: WhenNearProps) {
  const room = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const come = () => setNear(true);
    if (!room.current || !('IntersectionObserver' in window)) {
      come();
      return undefined;
    }
    loadAhead(async () => come());
    const observer = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && come(), {
      rootMargin: AHEAD,
    });
    observer.observe(room.current);
    return () => observer.disconnect();
  }, []);
  return isNear ? <Suspense fallback={fallback}>{children}</Suspense> : <div ref={room}>{fallback}</div>;
}
