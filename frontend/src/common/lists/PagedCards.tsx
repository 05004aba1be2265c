import type { ReactNode } from 'react';
import { PageNumbers } from './PageNumbers';

interface PagedCardsProps {
  /** The number of results as text. */
  sentence: string;
  /** true while the cards belong to the previous query. */
  isStale: boolean;
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** The cards of the page, or an empty state. */
  children: ReactNode;
}

/** One page of a list of cards with its count and pagination. */
export const PagedCards = ({ sentence, isStale, page, pages, onPage, children }: PagedCardsProps) => (
  <div aria-busy={isStale} className={isStale ? 'stale' : undefined}>
    <p role="status" className="body2 muted" style={{ marginBottom: 16 }}>
      {sentence}
    </p>
    {children}
    {pages > 1 && <PageNumbers page={Math.min(page, pages)} pages={pages} onPage={onPage} />}
  </div>
);
