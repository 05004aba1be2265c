import { Suspense } from 'react';
import { Link, Navigate, useLocation, useParams } from 'react-router';
import type { Opening } from '../../../../openapi/contract/care/slots.js';
import type { Doctor } from '../../../../openapi/contract/people/doctors.js';
import { ApiError } from '../../api/client';
import { useSession } from '../../auth/useSession';
import { useFreeDays } from '../../booking/useSlots';
import { serverNow } from '../../common/clock/serverClock';
import { Skeleton, SkeletonList } from '../../common/feedback/Skeleton';
import { ErrorRetry } from '../../common/feedback/ErrorRetry';
import { Loading } from '../../common/feedback/Loading';
import { buttonLook } from '../../common/forms/Button';
import { calendarDate, formatRupees } from '../../common/format/format';
import { lazyThemed } from '../../common/theme/lazyThemed';
import { useHospital } from '../../hospital/useHospital';
import { usePageTitle } from '../../hospital/usePageTitle';
import { ShareButtons } from '../../posts/ShareButtons';
import { tPage } from '../../messages/pages';
import { tDoctor } from '../../messages/people/doctors';
import { FEE_UNKNOWN } from '../DoctorCard';
import { DoctorPicture } from '../DoctorPicture';
import { DoctorRating } from '../DoctorRating';
import { profilePath } from '../profilePath';
import { useBookDoctor } from '../useBookDoctor';
import { useDoctorBySlug } from '../useDoctors';
import { useDoctorsUrl } from '../useDoctorsUrl';
import { DoctorReviews } from './DoctorReviews';
import { FreeTimes } from './FreeTimes';
import { ProfileFacts } from './ProfileFacts';
import { useDoctorReviews } from './useDoctorReviews';
import '../findDoctor.css';
import './doctorProfile.css';

const BookDoctorDialog = lazyThemed(
  async () => (await import('../../booking/BookDoctorDialog')).BookDoctorDialog,
);

const ProfileSkeleton = () => (
  <Loading>
    <div className="doctor-profile__head">
      <Skeleton height={128} width="128px" />
      <SkeletonList count={3} height={28} />
    </div>
    <SkeletonList count={4} height={64} />
  </Loading>
);

const ColumnsSkeleton = () => (
  <Loading>
    <div className="doctor-profile__columns">
      <SkeletonList count={2} height={320} />
    </div>
  </Loading>
);

const NoSuchDoctor = () => (
  <div className="stack stack--start">
    <h1 className="h1">{tDoctor('doctorNotFound')}</h1>
    <p>{tDoctor('doctorNotFoundText')}</p>
    <Link className={buttonLook('contained')} to="/find-doctor">
      {tDoctor('seeAllDoctors')}
    </Link>
  </div>
);

/** Portrait, name, stars and fee, with the booking and share buttons. */
function ProfileHead({ doctor, onBook }: { doctor: Doctor; onBook: () => void }) {
  const { fullName, speciality, image, fee, slug } = doctor;
  return (
    <header className="doctor-profile__head">
      <DoctorPicture image={image} size={128} alt={fullName} eager />
      <div>
        <h1 className="h1">{fullName}</h1>
        <p className="doctor-speciality">{speciality ?? tPage('notAvailable')}</p>
        <DoctorRating rating={doctor.rating} reviewCount={doctor.reviewCount} />
        <p className="h3 doctor-profile__fee">
          {fee === null ? FEE_UNKNOWN : formatRupees(fee)}
          {fee !== null && <span className="body2 muted"> {tDoctor('perVisit')}</span>}
        </p>
      </div>
      <div className="doctor-profile__ways">
        <button type="button" className={buttonLook('contained')} onClick={onBook}>
          {tDoctor('bookDoctor')}
        </button>
        <ShareButtons
          title={fullName}
          summary={tDoctor('shareSummary', { fullName })}
          path={profilePath(slug)}
        />
      </div>
    </header>
  );
}

interface ColumnsProps {
  doctor: Doctor;
  onBook: (opening?: Opening) => void;
}

/**
 * The free times and the text. On a phone the text is below the free times and waits for them, so that it does
 * not move while it is read. It does not wait for a failed request.
 */
function ProfileColumns({ doctor, onBook }: ColumnsProps) {
  const { timeZone } = useHospital();
  const freeDays = useFreeDays(doctor._id, timeZone);
  // Read here as well, so that the reviews load in parallel.
  useDoctorReviews(doctor._id);
  const hasFailed = freeDays.failureCount + freeDays.errorUpdateCount > 0;
  if (freeDays.isLoading && !hasFailed) return <ColumnsSkeleton />;
  return (
    <div className="doctor-profile__columns">
      <section aria-labelledby="free-times" className="doctor-profile__free">
        <h2 className="h3" id="free-times">
          {tDoctor('freeTimesOfTwoWeeks')}
        </h2>
        <FreeTimes
          doctor={doctor}
          freeDays={freeDays}
          today={calendarDate(serverNow(), timeZone)}
          onBook={onBook}
        />
      </section>
      <div>
        <ProfileFacts doctor={doctor} />
        <DoctorReviews doctor={doctor} />
      </div>
    </div>
  );
}

function Profile({ doctor }: { doctor: Doctor }) {
  const { _id, fullName, speciality } = doctor;
  const { bookedId, opening, setBooked } = useDoctorsUrl();
  const book = useBookDoctor(setBooked);
  const isPatient = useSession()?.userType === 'patient';
  usePageTitle(
    speciality ? `${fullName}, ${speciality}` : fullName,
    tDoctor('profileDescription', { name: speciality ? `${fullName}, ${speciality}` : fullName }),
  );
  const onBook = (at?: Opening) => book(_id, at);
  return (
    <article className="doctor-profile" aria-label={fullName}>
      <ProfileHead doctor={doctor} onBook={() => onBook()} />
      <ProfileColumns doctor={doctor} onBook={onBook} />
      <Suspense>
        {bookedId === _id && isPatient && (
          <BookDoctorDialog doctorId={_id} opening={opening} onClose={() => setBooked(null)} />
        )}
      </Suspense>
    </article>
  );
}

/** The page of a doctor, found by the slug in the address. */
export function DoctorProfilePage() {
  const { slug = '' } = useParams();
  const { search } = useLocation();
  const { data: doctor, error, refetch } = useDoctorBySlug(slug);
  if (doctor && doctor.slug !== slug) return <Navigate replace to={profilePath(doctor.slug) + search} />;
  return (
    <div className="page">
      {doctor && <Profile key={doctor._id} doctor={doctor} />}
      {!doctor && !error && <ProfileSkeleton />}
      {!doctor && error instanceof ApiError && error.status === 404 && <NoSuchDoctor />}
      {!doctor && error && !(error instanceof ApiError && error.status === 404) && (
        <ErrorRetry error={error} onRetry={() => void refetch()} />
      )}
    </div>
  );
}
