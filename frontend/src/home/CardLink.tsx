import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface CardLinkProps {
  to: string;
  /** Padding in steps of 8 px. */
  padding?: number;
  children: ReactNode;
}

/** A card that is a link. */
export const CardLink = ({ to, padding = 2, children }: CardLinkProps) => (
  <Link to={to} className="card-link" style={{ padding: padding * 8 }}>
    {children}
  </Link>
);
