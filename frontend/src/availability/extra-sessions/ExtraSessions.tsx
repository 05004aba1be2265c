import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ExtraSessionDto } from '../../../../openapi/contract/care/extra-sessions.js';
import { tExtraSession } from '../../messages/care/extraSessions';
import { tPage } from '../../messages/pages';
import { PlannedCard } from '../PlannedCard';
import { useRefresh } from '../useAvailability';
import { ExtraSessionForm } from './ExtraSessionForm';
import { sessionText } from './sessionText';
import { useExtraSessions } from './useExtraSessions';
import { RemoveSessionDialog } from './RemoveSessionDialog';

/** A planned session; only an administrator removes one with colleagues. */
function PlannedSession({ session, onRemove }: { session: ExtraSessionDto; onRemove: () => void }) {
  const when = sessionText(session);
  const isOwn = session.doctors.length === 1;
  return (
    <>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{session.name}</Typography>
        <Typography variant="body2" color="text.secondary">
          {when}
        </Typography>
        {!isOwn && (
          <Typography variant="body2" color="text.secondary">
            {tExtraSession('byAdministrator')}
          </Typography>
        )}
      </Box>
      {isOwn && (
        <Button
          color="inherit"
          aria-label={tExtraSession('removeNamed', { name: session.name, when })}
          onClick={onRemove}
        >
          {tPage('remove')}
        </Button>
      )}
    </>
  );
}

/** The doctor's planned extra sessions, with a form to add more. */
export function ExtraSessions({ today }: { today: string }) {
  const sessions = useExtraSessions();
  const refresh = useRefresh();
  const [removed, setRemoved] = useState<ExtraSessionDto | null>(null);
  return (
    <PlannedCard
      title={tExtraSession('extraSessions')}
      hint={tExtraSession('besideUsualTimes')}
      form={<ExtraSessionForm today={today} />}
      query={sessions}
      coming={sessions.data?.filter(({ date }) => date >= today).toReversed()}
      none={tExtraSession('nonePlanned')}
      listName={tExtraSession('planned')}
      after={
        removed && (
          <RemoveSessionDialog
            session={removed}
            visitPathOf={(id) => `/doctor-login/appointments?visit=${id}`}
            onSettled={() => void refresh()}
            onClose={() => setRemoved(null)}
          />
        )
      }
    >
      {(session) => <PlannedSession session={session} onRemove={() => setRemoved(session)} />}
    </PlannedCard>
  );
}
