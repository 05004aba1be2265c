import { Box, Card, Skeleton, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import type { QuestionDto } from '../../../../openapi/contract/site/questions.js';
import type { CountedQuery } from '../../api/countedPages';
import { EmptyState } from '../../common/feedback/EmptyState';
import { ErrorRetry } from '../../common/feedback/ErrorRetry';
import { Loading } from '../../common/feedback/Loading';
import { ShowMore } from '../../common/lists/ShowMore';

/** Height of each panel (specification section 9). */
export const PANEL_HEIGHT = '75vh';

interface QuestionPanelProps {
  heading: string;
  query: CountedQuery<QuestionDto>;
  /** Shown without a question. */
  empty: string;
  children: (question: QuestionDto) => ReactNode;
}

function Rows({ query, empty, children }: Omit<QuestionPanelProps, 'heading'>) {
  if (query.data && query.data.rows.length > 0)
    return (
      <Box
        component="ul"
        sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, p: 0, m: 0, listStyle: 'none' }}
      >
        {query.data.rows.map(children)}
      </Box>
    );
  if (query.data) return <EmptyState text={empty} />;
  if (query.isError) return <ErrorRetry error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <Loading>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} variant="rounded" height={180} sx={{ mb: 1.5 }} />
      ))}
    </Loading>
  );
}

/** One of the two panels: a fixed heading and scrolling questions. */
export function QuestionPanel({ heading, query, ...rows }: QuestionPanelProps) {
  const id = useId();
  const count = query.data ? ` (${query.data.total})` : '';
  return (
    <Card
      component="section"
      aria-labelledby={id}
      style={{ height: PANEL_HEIGHT }}
      sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}
    >
      <Typography id={id} component="h2" variant="h3" sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
        {heading + count}
      </Typography>
      <Box
        tabIndex={0}
        role="group"
        aria-labelledby={id}
        sx={{ flexGrow: 1, minHeight: 0, overflowY: 'auto', p: 2, bgcolor: 'background.default' }}
      >
        <Rows query={query} {...rows} />
        <ShowMore query={query} of={heading} />
      </Box>
    </Card>
  );
}
