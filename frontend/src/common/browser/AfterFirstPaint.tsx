import { type ReactNode, Suspense, useEffect, useState } from 'react';

interface AfterFirstPaintProps {
  /** Keeps the room meanwhile. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * What stands below the first screen. It is drawn once the page has been taken over, so what the server sends has the
 * fallback in its place, and the page does not wait for it.
 */
export function AfterFirstPaint({ fallback, children }: AfterFirstPaintProps) {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => setPainted(true), []);
  return isPainted ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}
