import type { ReactNode } from 'react';
import { EmptyDrawing } from '../pictures/EmptyDrawing';

interface EmptyStateProps {
  text: string;
  drawing?: ReactNode;
  /** The way on, where there is one. */
  children?: ReactNode;
}

/** A list with nothing in it: a drawing, one sentence and, where there is one, the way on. */
export const EmptyState = ({ text, drawing = <EmptyDrawing />, children }: EmptyStateProps) => (
  <div className="empty-state">
    {drawing}
    <p className="muted">{text}</p>
    {children}
  </div>
);
