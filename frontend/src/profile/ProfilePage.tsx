import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatHospitalNumber } from '../../../openapi/contract/people/hospital-number.js';
import type { Profile } from '../../../openapi/contract/people/profile.js';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { Loading } from '../common/feedback/Loading';
import { shortId } from '../common/format/format';
import { usePageTitle } from '../hospital/usePageTitle';
import { ExportSection } from './ExportSection';
import { PasswordForm } from './PasswordForm';
import { PictureForm } from './PictureForm';
import { ProfileForm } from './ProfileForm';
import { SessionsSection } from './SessionsSection';
import { useProfile } from './useProfile';
import { tCommon } from '../messages/common';
import { tProfile } from '../messages/people/profile';

const ProfileSkeleton = () => (
  <Loading>
    <Stack spacing={3}>
      <Skeleton variant="rounded" height={190} />
      <Skeleton variant="rounded" height={440} />
    </Stack>
  </Loading>
);

/** "asha@example.org · Hospital number 1000 0001 6". */
const identityOf = ({ _id, email, hospitalNumber }: Profile): string =>
  [
    email,
    hospitalNumber
      ? tProfile('hospitalNumber', { number: formatHospitalNumber(hospitalNumber) })
      : tProfile('shownId', { id: shortId(_id) }),
  ]
    .filter(Boolean)
    .join(' · ');

/** The own account: data, picture, password, sessions, and the export. */
export function ProfilePage() {
  usePageTitle(tCommon('profile'));
  const profile = useProfile();
  return (
    <Stack spacing={3} sx={{ maxWidth: 800 }}>
      <div>
        <Typography variant="h1">{tCommon('profile')}</Typography>
        {profile.data && (
          <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {identityOf(profile.data)}
          </Typography>
        )}
      </div>
      {profile.isPending && <ProfileSkeleton />}
      {profile.isError && <ErrorRetry error={profile.error} onRetry={() => void profile.refetch()} />}
      {profile.data && (
        <>
          <PictureForm profile={profile.data} />
          <ProfileForm profile={profile.data} />
        </>
      )}
      <PasswordForm />
      <SessionsSection />
      <ExportSection />
    </Stack>
  );
}
