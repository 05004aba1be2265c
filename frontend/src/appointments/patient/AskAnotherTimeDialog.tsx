import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { sentenceOf } from '../../api/client';
import { SlotPicker } from '../../booking/SlotPicker';
import type { BookingForm } from '../../booking/bookingForm';
import { useFreeDays } from '../../booking/useSlots';
import { serverNow } from '../../common/clock/serverClock';
import { DateField } from '../../common/dates/DateField';
import { ConfirmDialog } from '../../common/feedback/ConfirmDialog';
import { notifySuccess } from '../../common/feedback/notices';
import { calendarDate, formatVisit } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';
import { useAskAnotherTime } from '../useAppointments';
import { KindChange } from '../video/KindChange';
import { whenText } from '../when';
import { tPatientAppointment } from '../../messages/care/patientAppointments';
import { tPage } from '../../messages/pages';

interface AskAnotherTimeDialogProps {
  appointment: AppointmentDto;
  onClose: () => void;
}

/** The patient of a moved visit chooses another free time of the doctor, or only a day without free times. */
export function AskAnotherTimeDialog({ appointment, onClose }: AskAnotherTimeDialogProps) {
  const { timeZone } = useHospital();
  const asking = useAskAnotherTime();
  const freeDays = useFreeDays(appointment.acceptedDoctorId?._id ?? '', timeZone);
  const { control, setValue, setError } = useForm<BookingForm>({
    defaultValues: { preferredDate: '', preferredTime: '', reason: '', kind: appointment.kind },
  });
  const [date, time, kind = 'inPerson'] = useWatch({
    control,
    name: ['preferredDate', 'preferredTime', 'kind'],
  });
  const hasHours = !freeDays.isError && (freeDays.isPending || freeDays.data.length > 0);
  const first = freeDays.data?.[0]?.date;
  useEffect(() => {
    if (first) setValue('preferredDate', first);
  }, [first, setValue]);

  const ask = () => {
    if (!date) return setError('preferredDate', { message: tPage('chooseDate') });
    if (hasHours && !time) return setError('preferredTime', { message: tPage('chooseTime') });
    asking.mutate(
      {
        id: appointment._id,
        preferredDate: date,
        preferredTime: hasHours ? time : null,
        ...(hasHours && kind !== appointment.kind && { kind }),
      },
      {
        onSuccess: () => {
          onClose();
          notifySuccess(tPatientAppointment('timeRequestSent'), tPatientAppointment('timeRequestPending'));
        },
        // Usually the time was just taken.
        onError: () => void freeDays.refetch(),
      },
    );
  };
  return (
    <ConfirmDialog
      title={tPatientAppointment('askForAnotherTime')}
      confirmLabel={tPatientAppointment('askForThisTime')}
      busy={asking.isPending}
      error={
        asking.error && { text: tPatientAppointment('timeRequestFailed'), detail: sentenceOf(asking.error) }
      }
      onConfirm={ask}
      onClose={onClose}
    >
      <Typography>
        {tPatientAppointment('otherTimeText', { when: whenText(appointment, timeZone) })}
      </Typography>
      <Typography component="p" variant="h3" aria-live="polite" sx={{ my: 2, minHeight: '1.3em' }}>
        {date && (time || !hasHours) ? formatVisit(date, time, timeZone) : tPage('chooseDateAndTime')}
      </Typography>
      {hasHours ? (
        <>
          <SlotPicker freeDays={freeDays} control={control} setValue={setValue} />
          {time && <KindChange was={appointment.kind} is={kind} />}
        </>
      ) : (
        <Box>
          <Typography sx={{ mb: 2 }}>{tPatientAppointment('noHoursOffered')}</Typography>
          <DateField
            label={tPage('day')}
            value={date}
            min={calendarDate(serverNow(), timeZone)}
            onChange={(chosen) => setValue('preferredDate', chosen)}
          />
        </Box>
      )}
    </ConfirmDialog>
  );
}
