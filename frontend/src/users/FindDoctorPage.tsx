import { Suspense, useState } from 'react';
import type { Opening } from '../../../openapi/contract/care/slots.js';
import { useSession } from '../auth/useSession';
import { VisitCheckout } from '../booking/VisitCheckout';
import { serverNow } from '../common/clock/serverClock';
import { calendarDate } from '../common/format/format';
import { useMedia } from '../common/browser/useMedia';
import { lazyThemed } from '../common/theme/lazyThemed';
import { ForWhom } from '../family/ForWhom';
import { useHospital } from '../hospital/useHospital';
import { usePageTitle } from '../hospital/usePageTitle';
import { DoctorFilters } from './filters/DoctorFilters';
import { DoctorGrid } from './DoctorGrid';
import { DoctorPanel } from './DoctorPanel';
import { useBookDoctor } from './useBookDoctor';
import { useDoctors } from './useDoctors';
import { useDoctorsUrl } from './useDoctorsUrl';
import './findDoctor.css';
import { tPage } from '../messages/pages';
import { tDoctor } from '../messages/people/doctors';

const BookDoctorDialog = lazyThemed(
  async () => (await import('../booking/BookDoctorDialog')).BookDoctorDialog,
);
const DoctorSheet = lazyThemed(async () => (await import('./DoctorSheet')).DoctorSheet);

/** The minimum width for the side panel; findDoctor.css has the same. */
const WIDE = '(min-width:1000px)';

/** Doctors to search and book; also the return page of the checkout. */
export function FindDoctorPage() {
  usePageTitle(tPage('findDoctor'), tDoctor('listDescription'));
  const { filter, setFilter, doctorId, setDoctor, bookedId, opening, setBooked } = useDoctorsUrl();
  const doctors = useDoctors(filter);
  const isWide = useMedia(WIDE);
  const [sheetOpen, setSheetOpen] = useState(false);
  const book = useBookDoctor(setBooked);
  const isPatient = useSession()?.userType === 'patient';
  const today = calendarDate(serverNow(), useHospital().timeZone);
  const selectedId = doctorId ?? doctors.data?.doctors[0]?._id;

  const view = (id: string) => {
    setDoctor(id);
    setSheetOpen(true);
  };
  const bookFromSheet = (id: string, at?: Opening) => {
    setSheetOpen(false);
    book(id, at);
  };

  return (
    <div className="find-doctor">
      <h1>{tPage('findDoctor')}</h1>
      <ForWhom />
      <VisitCheckout />
      <DoctorFilters filter={filter} today={today} onChange={setFilter} />
      <div className="find-doctor__columns">
        <DoctorGrid
          query={doctors}
          filter={filter}
          selectedId={isWide ? selectedId : undefined}
          today={today}
          onFilter={setFilter}
          onView={({ _id }) => view(_id)}
          onBook={({ _id }, at) => book(_id, at)}
        />
        {isWide && (
          <aside aria-label={tDoctor('doctorDetails')} className="find-doctor__panel">
            <DoctorPanel doctorId={selectedId} today={today} onBook={book} />
          </aside>
        )}
      </div>
      <Suspense>
        {!isWide && sheetOpen && (
          <DoctorSheet
            doctorId={selectedId}
            today={today}
            onBook={bookFromSheet}
            onClose={() => setSheetOpen(false)}
          />
        )}
        {bookedId && isPatient && (
          <BookDoctorDialog doctorId={bookedId} opening={opening} onClose={() => setBooked(null)} />
        )}
      </Suspense>
    </div>
  );
}
