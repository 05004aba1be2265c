import type { ReactNode } from 'react';
import { EmptyDrawing } from '../pictures/EmptyDrawing';

interface EmptyStateProps {
  text: string;
  drawing?: ReactNode;
  /** A link or button, if any. */
  children?: ReactNode;
}

/** An empty list: a drawing, a sentence and an optional action. */
export const EmptyState = ({ text, drawing = <EmptyDrawing />, children }: EmptyStateProps) => (
  <div className="empty-state">
    {drawing}
    <p className="muted">{text}</p>
    {children}
  </div>
);
