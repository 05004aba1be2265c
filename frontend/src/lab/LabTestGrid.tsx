import type { UseQueryResult } from '@tanstack/react-query';
import type { LabTestDto } from '../../../openapi/contract/shop/lab-tests.js';
import { EmptyState } from '../common/feedback/EmptyState';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { Loading } from '../common/feedback/Loading';
import { Button } from '../common/forms/Button';
import { PagedCards } from '../common/lists/PagedCards';
import { tSpecified } from '../messages/specified';
import { LabTestCard, LabTestCardSkeletons } from './LabTestCard';
import { EmptyRackDrawing } from './pictures/EmptyRackDrawing';
import type { LabTestsFilter, LabTestsPage } from './useLabTests';
import { tPage } from '../messages/pages';
import { tLab } from '../messages/shop/lab';

/** The number of cards that are visible first on wide screens. */
const FIRST_ROW = 4;

interface LabTestGridProps {
  query: UseQueryResult<LabTestsPage>;
  filter: LabTestsFilter;
  onFilter: (change: Partial<LabTestsFilter>) => void;
  onBook: (test: LabTestDto) => void;
}

function countSentence({ total, answered: { search, group } }: LabTestsPage): string {
  return tLab('found', {
    count: total,
    hasGroup: Boolean(group),
    group: group ?? '',
    hasSearch: Boolean(search),
    search: search ?? '',
  });
}

/** The tests of the page with pagination, or an empty state. */
export function LabTestGrid({ query, filter, onFilter, onBook }: LabTestGridProps) {
  if (query.isError) {
    return (
      <ErrorRetry
        text={tSpecified('labTestsFailed')}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (query.isPending) {
    return (
      <Loading>
        <div className="grid-cards grid-cards--waiting">
          <LabTestCardSkeletons cards={8} />
        </div>
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
        <EmptyState text={tLab('testsEmpty')} drawing={<EmptyRackDrawing />}>
          <Button look="outlined" onClick={() => onFilter({ search: '', group: undefined })}>
            {tLab('showAllTests')}
          </Button>
        </EmptyState>
      )}
      <ul aria-label={tPage('labTests')} className="grid-cards">
        {tests.map((test, index) => (
          <LabTestCard key={test._id} test={test} isFirst={index < FIRST_ROW} onBook={() => onBook(test)} />
        ))}
      </ul>
    </PagedCards>
  );
}
