import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { BOOKING_DAYS_AHEAD } from '../../../openapi/contract/care/booking-days.js';
import type { DayPart } from '../../../openapi/contract/care/waitlist.js';
import { ApiError, sentenceOf } from '../api/client';
import { serverNow } from '../common/clock/serverClock';
import { DateField } from '../common/dates/DateField';
import type { ActingFor } from '../auth/session';
import { DialogError } from '../common/feedback/DialogError';
import { notifySuccess } from '../common/feedback/notices';
import { addDays, calendarDate } from '../common/format/format';
import { WhoIsItFor } from '../family/WhoIsItFor';
import { useWhoIsItFor } from '../family/useWhoIsItFor';
import { useHospital } from '../hospital/useHospital';
import { useJoinWaitlist } from './useWaitlist';
import { PART_WORDS } from './waitlistView';
import type { WaitlistTarget } from './waitlistView';
import { tWaitlist } from '../messages/care/waitlist';
import { tCommon } from '../messages/common';
import { tPage } from '../messages/pages';

/** The default number of days. */
const USUAL_DAYS = 14;
const shrunk = { shrink: true };

interface JoinWaitlistDialogProps {
  target: WaitlistTarget;
  /** The initial person; by default the one in the bar. */
  person?: ActingFor | null;
  onClose: () => void;
}

/** Asks for days and times and adds the person to the list; suitable free times are shown instead. */
export function JoinWaitlistDialog({ target, person, onClose }: JoinWaitlistDialogProps) {
  const whoIsItFor = useWhoIsItFor(undefined, person);
  const titleId = useId();
  const { timeZone } = useHospital();
  const today = calendarDate(serverNow(), timeZone);
  const [from, setFrom] = useState(today);
  const [to, setTo] = useState(addDays(today, USUAL_DAYS));
  const [part, setPart] = useState<DayPart>('any');
  const joining = useJoinWaitlist();
  const { error } = joining;
  const wrong = error instanceof ApiError ? error.fieldErrors : {};
  const bounds = { min: today, max: addDays(today, BOOKING_DAYS_AHEAD) };

  const join = () => {
    const whom = target.doctorId ? { doctorId: target.doctorId } : { speciality: target.speciality };
    joining.mutate(
      { body: { ...whom, from, to, part }, headers: whoIsItFor.headers },
      {
        onSuccess: ({ place }) => {
          onClose();
          notifySuccess(tWaitlist('joined'), tWaitlist('joinedText', { place }));
        },
      },
    );
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{tWaitlist('joinTitle')}</DialogTitle>
      <DialogContent>
        <Box sx={{ mb: 2 }}>
          <WhoIsItFor choice={whoIsItFor} />
        </Box>
        <DialogContentText sx={{ mb: 2.5 }}>{tWaitlist('joinHint', { name: target.name })}</DialogContentText>
        <Stack spacing={2.5}>
          <DateField label={tPage('from')} value={from} problem={wrong.from} onChange={setFrom} {...bounds} />
          <DateField label={tPage('until')} value={to} problem={wrong.to} onChange={setTo} {...bounds} />
          <TextField
            select
            label={tWaitlist('partOfDay')}
            value={part}
            slotProps={{ select: { native: true }, inputLabel: shrunk }}
            onChange={({ target }) => setPart(target.value as DayPart)}
          >
            {Object.entries(PART_WORDS).map(([each, words]) => (
              <option key={each} value={each}>
                {words}
              </option>
            ))}
          </TextField>
        </Stack>
        <DialogError text={error && tWaitlist('joinFailed')} detail={error ? sentenceOf(error) : undefined} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{tCommon('back')}</Button>
        <Button variant="contained" loading={joining.isPending} onClick={join}>
          {tWaitlist('joinList')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
