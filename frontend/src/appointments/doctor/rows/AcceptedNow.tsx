import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../../api/client';
import { serverTime } from '../../../common/clock/serverClock';
import { notifyError, notifySuccess } from '../../../common/feedback/notices';
import { useHospital } from '../../../hospital/useHospital';
import { tDoctorAppointment } from '../../../messages/care/doctorAppointments';
import { type RecentAcceptance, recentAcceptances } from '../../accept/recentAcceptances';
import { subjectOf, useUndoAccept } from '../../accept/useAcceptRequested';
import { whenText } from '../../when';

const secondsTo = (at: number) => Math.max(0, Math.ceil((at - serverTime()) / 1000));

/** Whole seconds left, hidden from screen readers. */
function useSecondsLeft(until: number): number {
  const [seconds, setSeconds] = useState(() => secondsTo(until));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsTo(until)), 250);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}

/** Replaces an accepted request for some seconds and offers an undo. */
export function AcceptedNow({ acceptance }: { acceptance: RecentAcceptance }) {
  const { timeZone } = useHospital();
  const { request, undoUntil } = acceptance;
  const seconds = useSecondsLeft(undoUntil);
  const undoing = useUndoAccept();
  const place = useRef<HTMLLIElement>(null);
  // The pressed button is gone, so the focus stays on this row. Not on the undo, which a second press would
  // trigger.
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, []);
  const { fullName } = request.patientId;
  const undo = () =>
    undoing.mutateAsync(request).then(
      () => {
        recentAcceptances.drop(request._id);
        notifySuccess(tDoctorAppointment('acceptanceUndone'), undefined, subjectOf(request));
      },
      (error: unknown) => {
        recentAcceptances.drop(request._id);
        notifyError(tDoctorAppointment('undoFailed'), sentenceOf(error), subjectOf(request));
      },
    );
  return (
    <Card
      component="li"
      ref={place}
      tabIndex={-1}
      sx={{
        px: { xs: 2, md: 2.5 },
        py: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        bgcolor: 'success.light',
      }}
    >
      <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
        {tDoctorAppointment('acceptedFor', { fullName, when: whenText(request, timeZone) })}{' '}
        {tDoctorAppointment('patientIsToldSoon')}
      </Typography>
      <Button
        loading={undoing.isPending}
        onClick={() => void undo()}
        aria-label={tDoctorAppointment('undoNamed', { fullName })}
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {tDoctorAppointment('undo')} ({seconds})
      </Button>
    </Card>
  );
}
