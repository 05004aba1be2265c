import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router';
import { cancellingShort } from '../../../openapi/contract/messages/visit-rules.js';
import { missingForCards } from '../../../openapi/contract/care/card-booking.js';
import { HOLD_MINUTES } from '../../../openapi/contract/shop/payments.js';
import type { ActingFor } from '../auth/session';
import { partsText } from '../availability/cardBooking';
import { formatVisit } from '../common/format/format';
import { useHospital } from '../hospital/useHospital';
import { REQUEST_PATH } from '../appointments/patient/paths';
import { HeldForYou } from '../waitlist/HeldForYou';
import { JoinWaitlist } from '../waitlist/JoinWaitlist';
import { REASON_LENGTH, reasonHelp } from './bookingForm';
import { SlotPicker } from './SlotPicker';
import type { useBookingForm } from './useBookingForm';
import type { ShownDoctor } from '../users/useDoctors';
import { tBooking } from '../messages/care/booking';
import { tPage } from '../messages/pages';

interface BookingFieldsProps {
  formId: string;
  doctor: ShownDoctor;
  booking: ReturnType<typeof useBookingForm>;
}

interface NoTimeThatSuitsProps {
  doctor: ShownDoctor;
  hasTimes: boolean;
  person: ActingFor | null;
}

/** The waiting list, if no free time suits. */
const NoTimeThatSuits = ({ doctor, hasTimes, person }: NoTimeThatSuitsProps) => (
  <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
    {hasTimes && <Typography variant="body2">{tBooking('noSuitableTime')}</Typography>}
    <JoinWaitlist target={{ doctorId: doctor._id, name: doctor.fullName }} person={person} />
  </Stack>
);

/** The booking fields and what to know before paying. */
export function BookingFields({ formId, doctor, booking }: BookingFieldsProps) {
  const { timeZone, testMode, visitRules } = useHospital();
  const { control, register, setValue, formState } = booking.form;
  const [date, time, reason] = useWatch({ control, name: ['preferredDate', 'preferredTime', 'reason'] });
  const missing = missingForCards(doctor);
  const isFree = doctor.fee === 0;
  const reasonError = formState.errors.reason?.message;
  return (
    <Stack
      component="form"
      id={formId}
      spacing={2.5}
      noValidate
      onSubmit={(event) => void booking.submit(event)}
    >
      <Box>
        <Typography color="text.secondary">
          {doctor.fullName}
          {doctor.speciality && `, ${doctor.speciality}`}
        </Typography>
        <Typography variant="h3" component="p" aria-live="polite" sx={{ minHeight: '1.3em' }}>
          {date && time ? formatVisit(date, time, timeZone) : tPage('chooseDateAndTime')}
        </Typography>
      </Box>
      {missing.length > 0 && (
        <Alert severity="info">
          {tBooking('cannotBeBookedByCard', { fullName: doctor.fullName, parts: partsText(missing) })}{' '}
          <Link component={RouterLink} to={REQUEST_PATH} color="inherit">
            {tBooking('sendRequest')}
          </Link>
        </Alert>
      )}
      {booking.offer && <HeldForYou offer={booking.offer} />}
      <SlotPicker freeDays={booking.freeDays} control={control} setValue={setValue} />
      {/* The waiting list holds a freed time for a payment. */}
      {!isFree && (
        <NoTimeThatSuits
          doctor={doctor}
          hasTimes={Boolean(booking.freeDays.data?.length)}
          person={booking.person}
        />
      )}
      <TextField
        label={tPage('reasonLabel')}
        multiline
        minRows={2}
        error={Boolean(reasonError)}
        helperText={reasonHelp(reasonError, reason)}
        slotProps={{ htmlInput: { maxLength: REASON_LENGTH } }}
        {...register('reason')}
      />
      <Typography variant="body2" color="text.secondary">
        {isFree
          ? tBooking('freeVisitHint')
          : tBooking('timeHeldHint', {
              cancellingShort: cancellingShort(visitRules),
              holdMinutes: HOLD_MINUTES,
            })}
      </Typography>
      {testMode && !isFree && <Alert severity="info">{tPage('testModeHint')}</Alert>}
    </Stack>
  );
}
