import type { ReactNode } from 'react';
import { PageNumbers } from './PageNumbers';

interface PagedCardsProps {
  /** How many there are of what was asked for, in words. */
  sentence: string;
  /** true while the cards are still those of the question before. */
  isStale: boolean;
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** The cards of the page, or what there is to say when there are none. */
  children: ReactNode;
}

/** One page of a list of cards: how many there are, the cards, and the way to the other pages. */
export const PagedCards = ({ sentence, isStale, page, pages, onPage, children }: PagedCardsProps) => (
  <div aria-busy={isStale} className={isStale ? 'stale' : undefined}>
    <p role="status" className="body2 muted" style={{ marginBottom: 16 }}>
      {sentence}
    </p>
    {children}
    {pages > 1 && <PageNumbers page={Math.min(page, pages)} pages={pages} onPage={onPage} />}
  </div>
);
