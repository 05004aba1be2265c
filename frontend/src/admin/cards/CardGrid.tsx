import { Box, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { Loading } from '../../common/feedback/Loading';

const CARD_HEIGHT_PX = 236;
const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  p: 0,
  m: 0,
  listStyle: 'none',
};

/** Records as a grid of cards. */
export const CardGrid = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="ul" aria-label={title} sx={grid}>
    {children}
  </Box>
);

/** Loading cards in about their final size. */
export const LoadingCards = ({ cards }: { cards: number }) => (
  <Loading>
    <Box sx={grid}>
      {Array.from({ length: cards }, (_, card) => (
        <Skeleton key={card} variant="rounded" height={CARD_HEIGHT_PX} />
      ))}
    </Box>
  </Loading>
);
