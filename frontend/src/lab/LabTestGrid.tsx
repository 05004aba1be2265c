import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import type { LabTestDto } from '../../../openapi/contract/shop/lab-tests.js';
import { nouns } from '../../../openapi/contract/words/nouns.js';
import { counted } from '../../../openapi/contract/words/plural.js';
import { EmptyState } from '../common/feedback/EmptyState';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { Loading } from '../common/feedback/Loading';
import { PagedCards } from '../common/lists/PagedCards';
import { messages } from '../messages';
import { LabTestCard, LabTestCardSkeleton } from './LabTestCard';
import { EmptyRackDrawing } from './pictures/EmptyRackDrawing';
import type { LabTestsFilter, LabTestsPage } from './useLabTests';

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 256px), 1fr))',
  gap: 2,
  p: 0,
  m: 0,
  listStyle: 'none',
};

interface LabTestGridProps {
  query: UseQueryResult<LabTestsPage>;
  filter: LabTestsFilter;
  onFilter: (change: Partial<LabTestsFilter>) => void;
  onBook: (test: LabTestDto) => void;
}

function countSentence({ total, answered: { search, group } }: LabTestsPage): string {
  const tests = counted(total, nouns.test);
  return [tests, group && `in ${group}`, search && `like “${search}”`].filter(Boolean).join(' ');
}

/** The tests of the page with their pages, or what there is to say when there are none. */
export function LabTestGrid({ query, filter, onFilter, onBook }: LabTestGridProps) {
  if (query.isError) {
    return (
      <ErrorRetry text={messages.labTestsFailed} error={query.error} onRetry={() => void query.refetch()} />
    );
  }
  if (query.isPending) {
    return (
      <Loading>
        <Box sx={{ ...grid, mt: 4.5 }}>
          {Array.from({ length: 8 }, (_, index) => (
            <LabTestCardSkeleton key={index} />
          ))}
        </Box>
      </Loading>
    );
  }
  const { tests, pages } = query.data;
  return (
    <PagedCards
      sentence={countSentence(query.data)}
      isStale={query.isPlaceholderData}
      page={filter.page}
      pages={pages}
      onPage={(page) => onFilter({ page })}
    >
      {tests.length === 0 && (
        <EmptyState text="No lab tests found." drawing={<EmptyRackDrawing />}>
          <Button variant="outlined" onClick={() => onFilter({ search: '', group: undefined })}>
            Show all tests
          </Button>
        </EmptyState>
      )}
      <Box component="ul" aria-label="Lab tests" sx={grid}>
        {tests.map((test) => (
          <LabTestCard key={test._id} test={test} onBook={() => onBook(test)} />
        ))}
      </Box>
    </PagedCards>
  );
}
