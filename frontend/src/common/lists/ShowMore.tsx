import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import type { CountedQuery } from '../../api/countedPages';
import { tPage } from '../../messages/pages';

interface ShowMoreProps<Row> {
  query: CountedQuery<Row>;
  /** The subject of the list, for screen readers. */
  of: string;
}

/** Below a list: how much is shown, and a button for the next page. The focus stays here after the last one. */
export function ShowMore<Row>({ query, of }: ShowMoreProps<Row>) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const [wasAsked, setWasAsked] = useState(false);
  const shown = useRef<HTMLParagraphElement>(null);
  if (!data || (!hasNextPage && !wasAsked)) return null;
  // A disabled button would lose the focus.
  const showMore = async () => {
    if (isFetchingNextPage) return;
    setWasAsked(true);
    const after = await fetchNextPage();
    if (!after.hasNextPage) shown.current?.focus();
  };
  return (
    <Stack direction="row" spacing={2} sx={{ mt: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography ref={shown} tabIndex={-1} variant="body2" color="text.secondary">
        {tPage('shownOfTotal', { shown: data.rows.length, total: data.total })}
      </Typography>
      {hasNextPage && (
        <Button
          aria-label={tPage('showMoreOf', { of })}
          aria-busy={isFetchingNextPage}
          startIcon={isFetchingNextPage && <CircularProgress size={16} aria-hidden />}
          onClick={() => void showMore()}
        >
          {tPage('showMore')}
        </Button>
      )}
    </Stack>
  );
}
