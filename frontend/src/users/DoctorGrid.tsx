import type { UseQueryResult } from '@tanstack/react-query';
import type { Opening } from '../../../openapi/contract/care/slots.js';
import type { DoctorCard as DoctorCardData } from '../../../openapi/contract/people/doctors.js';
import { EmptyState } from '../common/feedback/EmptyState';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { Loading } from '../common/feedback/Loading';
import { PagedCards } from '../common/lists/PagedCards';
import { DoctorCard, DoctorCardSkeleton } from './DoctorCard';
import { NO_FILTER } from './doctorsFilter';
import type { DoctorsFilter } from './doctorsFilter';
import type { DoctorsPage } from './useDoctors';
import { tPage } from '../messages/pages';
import { tDoctor } from '../messages/people/doctors';

/** Pictures on the first screen of most devices. */
const SEEN_FIRST = 4;

interface DoctorGridProps {
  query: UseQueryResult<DoctorsPage>;
  filter: DoctorsFilter;
  selectedId: string | undefined;
  onFilter: (change: Partial<DoctorsFilter>) => void;
  today: string;
  onView: (doctor: DoctorCardData) => void;
  onBook: (doctor: DoctorCardData, opening?: Opening) => void;
}

function countSentence({ total, answered: { search, speciality } }: DoctorsPage): string {
  return tDoctor('found', {
    count: total,
    hasSpeciality: Boolean(speciality),
    speciality: speciality ?? '',
    hasSearch: Boolean(search),
    search: search ?? '',
  });
}

/** The doctors of the page with pagination, or an empty state. */
export function DoctorGrid({ query, filter, selectedId, today, onFilter, onView, onBook }: DoctorGridProps) {
  if (query.isError) return <ErrorRetry error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) {
    return (
      <Loading>
        <div className="doctor-cards doctor-cards--waiting">
          {Array.from({ length: 6 }, (_, index) => (
            <DoctorCardSkeleton key={index} />
          ))}
        </div>
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
        <EmptyState text={tDoctor('searchEmpty')}>
          <button type="button" className="button button--outlined" onClick={() => onFilter(NO_FILTER)}>
            {tDoctor('clearSearch')}
          </button>
        </EmptyState>
      )}
      <ul aria-label={tPage('doctors')} className="doctor-cards">
        {doctors.map((doctor, index) => (
          <DoctorCard
            key={doctor._id}
            doctor={doctor}
            selected={doctor._id === selectedId}
            isFirst={index < SEEN_FIRST}
            today={today}
            onView={() => onView(doctor)}
            onBook={(opening) => onBook(doctor, opening)}
          />
        ))}
      </ul>
    </PagedCards>
  );
}
