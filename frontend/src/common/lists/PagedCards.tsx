import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

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

/** Begins with what stands on the button, so that it can be said. */
const nameOfPage = (page: number | null, isShown: boolean) =>
  `${page}, ${isShown ? 'this page' : 'go to this page'}`;

/** One page of a list of cards: how many there are, the cards, and the way to the other pages. */
export const PagedCards = ({ sentence, isStale, page, pages, onPage, children }: PagedCardsProps) => (
  <Box aria-busy={isStale} sx={{ opacity: isStale ? 0.6 : 1 }}>
    <Typography role="status" variant="body2" color="text.secondary" sx={{ mb: 2 }}>
      {sentence}
    </Typography>
    {children}
    {pages > 1 && (
      <Pagination
        count={pages}
        page={Math.min(page, pages)}
        onChange={(_, next) => onPage(next)}
        size="large"
        color="primary"
        getItemAriaLabel={(type, number, isShown) =>
          type === 'page' ? nameOfPage(number, isShown) : `Go to ${type} page`
        }
        sx={{ mt: 3, '& ul': { justifyContent: 'center' } }}
      />
    )}
  </Box>
);
