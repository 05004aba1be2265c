import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ExtraSessionDto } from '../../../../openapi/contract/care/extra-sessions.js';
import { ErrorRetry } from '../../common/feedback/ErrorRetry';
import { Loading } from '../../common/feedback/Loading';
import { extraSessionWords } from '../../words/care/extraSessions';
import { pageWords } from '../../words/pages';
import { useRefresh } from '../useAvailability';
import { ExtraSessionForm } from './ExtraSessionForm';
import { RemoveSessionDialog } from './RemoveSessionDialog';
import { sessionText } from './sessionText';
import { useExtraSessions } from './useExtraSessions';

const row = {
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** One that is planned: with colleagues in it, it is the administrator's to remove. */
function PlannedSession({ session, onRemove }: { session: ExtraSessionDto; onRemove: () => void }) {
  const when = sessionText(session);
  const isOwn = session.doctors.length === 1;
  return (
    <Stack component="li" direction="row" useFlexGap spacing={1} sx={row}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{session.name}</Typography>
        <Typography variant="body2" color="text.secondary">
          {when}
        </Typography>
        {!isOwn && (
          <Typography variant="body2" color="text.secondary">
            {extraSessionWords.byAdministrator}
          </Typography>
        )}
      </Box>
      {isOwn && (
        <Button
          color="error"
          aria-label={extraSessionWords.removeNamed(session.name, when)}
          onClick={onRemove}
        >
          {pageWords.remove}
        </Button>
      )}
    </Stack>
  );
}

/** The doctor's extra sessions: what is planned, and more of them. */
export function ExtraSessions({ today }: { today: string }) {
  const sessions = useExtraSessions();
  const refresh = useRefresh();
  const [removed, setRemoved] = useState<ExtraSessionDto | null>(null);
  const coming = sessions.data?.filter(({ date }) => date >= today).toReversed();
  return (
    <Card component="section" aria-label={extraSessionWords.extraSessions} sx={{ p: { xs: 2, md: 3 } }}>
      <Typography variant="h3" component="h2">
        {extraSessionWords.extraSessions}
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 0.5, mb: 3 }}>
        {extraSessionWords.besideUsualTimes}
      </Typography>
      <ExtraSessionForm today={today} />
      {sessions.isPending && (
        <Loading>
          <Skeleton variant="rounded" height={72} sx={{ mt: 2 }} />
        </Loading>
      )}
      {sessions.isError && <ErrorRetry error={sessions.error} onRetry={() => void sessions.refetch()} />}
      {coming?.length === 0 && (
        <Typography color="text.secondary" sx={{ mt: 3 }}>
          {extraSessionWords.nonePlanned}
        </Typography>
      )}
      {Boolean(coming?.length) && (
        <Box
          component="ul"
          aria-label={extraSessionWords.planned}
          sx={{ p: 0, m: 0, mt: 2, listStyle: 'none' }}
        >
          {coming?.map((session) => (
            <PlannedSession key={session.id} session={session} onRemove={() => setRemoved(session)} />
          ))}
        </Box>
      )}
      {removed && (
        <RemoveSessionDialog
          session={removed}
          visitPathOf={(id) => `/doctor-login/appointments?visit=${id}`}
          onSettled={() => void refresh()}
          onClose={() => setRemoved(null)}
        />
      )}
    </Card>
  );
}
