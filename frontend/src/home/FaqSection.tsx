import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { FaqDto } from '../../../openapi/contract/site/faqs.js';
import { EmptyState } from '../common/feedback/EmptyState';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { Loading } from '../common/feedback/Loading';
import { Section } from './Section';
import { useFaqs } from './useHome';

/** Questions shown until somebody asks for all: four in each column. */
const SHOWN_FIRST = 8;
const ROW_HEIGHT = 60;

const item = {
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 2,
    minHeight: ROW_HEIGHT,
    px: 2,
    py: 1,
    cursor: 'pointer',
    fontWeight: 600,
    listStyle: 'none',
    borderRadius: 'inherit',
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '""',
      width: '9px',
      height: '9px',
      flexShrink: 0,
      borderRight: '2px solid',
      borderBottom: '2px solid',
      transform: 'rotate(45deg)',
      transition: 'transform 150ms',
    },
  },
  '&[open] summary::after': { transform: 'rotate(225deg)' },
};

/** A column is a list of its own, so that an opened answer moves only what stands below it. */
const Column = ({ faqs }: { faqs: FaqDto[] }) => (
  <Stack spacing={1}>
    {faqs.map(({ id, question, answer }) => (
      <Box key={id} component="details" sx={item}>
        <Typography component="summary">{question}</Typography>
        <Typography sx={{ px: 2, pb: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {answer}
        </Typography>
      </Box>
    ))}
  </Stack>
);

const twoColumns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
  columnGap: 2,
  rowGap: 1,
  alignItems: 'start',
};

function Columns({ faqs }: { faqs: FaqDto[] }) {
  const middle = Math.ceil(faqs.length / 2);
  return (
    <Box sx={twoColumns}>
      <Column faqs={faqs.slice(0, middle)} />
      <Column faqs={faqs.slice(middle)} />
    </Box>
  );
}

function Faqs() {
  const { data, isPending, error, refetch } = useFaqs();
  const [showsAll, setShowsAll] = useState(false);
  if (error) return <ErrorRetry error={error} onRetry={() => void refetch()} />;
  if (isPending) {
    return (
      <Loading>
        <Box sx={twoColumns}>
          {Array.from({ length: SHOWN_FIRST }, (_, index) => (
            <Skeleton key={index} variant="rounded" height={ROW_HEIGHT} />
          ))}
        </Box>
      </Loading>
    );
  }
  if (data.length === 0)
    return <EmptyState text="No questions here yet. Ask ours in the chat at the corner of the page." />;
  return (
    <>
      <Columns faqs={showsAll ? data : data.slice(0, SHOWN_FIRST)} />
      {!showsAll && data.length > SHOWN_FIRST && (
        <Button variant="outlined" onClick={() => setShowsAll(true)} sx={{ mt: 2 }}>
          Show all {data.length} questions
        </Button>
      )}
    </>
  );
}

/** Questions that are often asked, in two columns. */
export const FaqSection = () => (
  <Section heading="Frequently asked questions">
    <Faqs />
  </Section>
);
