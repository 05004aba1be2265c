import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import type { DoctorCard as DoctorCardData } from '../../../openapi/contract/people/doctors.js';
import { nouns } from '../../../openapi/contract/words/nouns.js';
import { counted } from '../../../openapi/contract/words/plural.js';
import { EmptyState } from '../common/feedback/EmptyState';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { Loading } from '../common/feedback/Loading';
import { PagedCards } from '../common/lists/PagedCards';
import { DoctorCard, DoctorCardSkeleton } from './DoctorCard';
import type { DoctorsFilter, DoctorsPage } from './useDoctors';

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: 2,
  p: 0,
  m: 0,
  listStyle: 'none',
};

interface DoctorGridProps {
  query: UseQueryResult<DoctorsPage>;
  filter: DoctorsFilter;
  selectedId: string | undefined;
  onFilter: (change: Partial<DoctorsFilter>) => void;
  onView: (doctor: DoctorCardData) => void;
  onBook: (doctor: DoctorCardData) => void;
}

function countSentence({ total, answered: { search, speciality } }: DoctorsPage): string {
  const doctors = counted(total, nouns.doctor);
  return [doctors, speciality && `in ${speciality}`, search && `for “${search}”`].filter(Boolean).join(' ');
}

/** The doctors of the page with their pages, or what there is to say when there are none. */
export function DoctorGrid({ query, filter, selectedId, onFilter, onView, onBook }: DoctorGridProps) {
  if (query.isError) return <ErrorRetry error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) {
    return (
      <Loading>
        <Box sx={{ ...grid, mt: 5 }}>
          {Array.from({ length: 6 }, (_, index) => (
            <DoctorCardSkeleton key={index} />
          ))}
        </Box>
      </Loading>
    );
  }
  const { doctors, pages } = query.data;
  return (
    <PagedCards
      sentence={countSentence(query.data)}
      isStale={query.isPlaceholderData}
      page={filter.page}
      pages={pages}
      onPage={(page) => onFilter({ page })}
    >
      {doctors.length === 0 && (
        <EmptyState text="No doctor matches your search.">
          <Button variant="outlined" onClick={() => onFilter({ search: '', speciality: undefined })}>
            Clear search
          </Button>
        </EmptyState>
      )}
      <Box component="ul" aria-label="Doctors" sx={grid}>
        {doctors.map((doctor) => (
          <DoctorCard
            key={doctor._id}
            doctor={doctor}
            selected={doctor._id === selectedId}
            onView={() => onView(doctor)}
            onBook={() => onBook(doctor)}
          />
        ))}
      </Box>
    </PagedCards>
  );
}
