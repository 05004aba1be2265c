import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SessionInfo } from '../../../openapi/contract/people/login.js';
import { sentenceOf } from '../api/client';
import { InlineError } from '../common/feedback/InlineError';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { Loading } from '../common/feedback/Loading';
import { formatInstant } from '../common/format/format';
import { notifyError, notifySuccess } from '../common/feedback/notices';
import { StatusChip } from '../common/lists/StatusChip';
import { useHospital } from '../hospital/useHospital';
import { ProfileSection } from './ProfileSection';
import { deviceName } from './deviceName';
import { useEndOtherSessions, useSessions } from './useProfile';
import { tProfile } from '../messages/people/profile';

function SessionRow({ session }: { session: SessionInfo }) {
  const { timeZone } = useHospital();
  const { current, createdAt, lastSeenAt, address, userAgent } = session;
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 600 }}>{deviceName(userAgent)}</Typography>
        {current && <StatusChip tone="primary" label={tProfile('thisDevice')} />}
      </Stack>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {address
          ? tProfile('lastSeenFrom', { instant: formatInstant(lastSeenAt, timeZone), address })
          : tProfile('lastSeen', { instant: formatInstant(lastSeenAt, timeZone) })}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {tProfile('loggedInAt', { instant: formatInstant(createdAt, timeZone) })}
      </Typography>
    </Box>
  );
}

/** The key of its notices. */
const FORM = 'other devices';

/** The person's sessions, and logging out of all others. */
export function SessionsSection() {
  const sessions = useSessions();
  const ending = useEndOtherSessions();
  const hasOthers = sessions.data?.some(({ current }) => !current) ?? false;
  const end = () =>
    ending.mutate(undefined, {
      onSuccess: () => notifySuccess(tProfile('otherDevicesLoggedOut'), undefined, FORM),
      onError: (error) => notifyError(tProfile('logOutOthersFailed'), sentenceOf(error), FORM),
    });
  return (
    <ProfileSection heading={tProfile('loggedInDevices')} hint={tProfile('unknownDeviceHint')}>
      {sessions.isPending && (
        <Loading>
          <Skeleton variant="rounded" height={96} />
        </Loading>
      )}
      {sessions.isError && <ErrorRetry error={sessions.error} onRetry={() => void sessions.refetch()} />}
      <Box
        component="ul"
        aria-label={tProfile('loggedInDevices')}
        sx={{ p: 0, m: 0, mb: 1, listStyle: 'none' }}
      >
        {sessions.data?.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </Box>
      {sessions.data && !hasOthers && <Typography>{tProfile('noOtherDevices')}</Typography>}
      <InlineError subject={FORM} />
      {hasOthers && (
        <Button variant="outlined" loading={ending.isPending} onClick={end}>
          {tProfile('logOutOtherDevices')}
        </Button>
      )}
    </ProfileSection>
  );
}
