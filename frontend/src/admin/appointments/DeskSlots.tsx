import { Typography } from '@mui/material';
import { useEffect } from 'react';
import { useGetOne } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { UserDto } from '../../../../openapi/contract/people/accounts.js';
import { SlotPicker } from '../../booking/SlotPicker';
import type { BookingForm } from '../../booking/bookingForm';
import { useFreeDays } from '../../booking/useSlots';
import { formatVisit } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';
import { rupeesText } from '../fields/format';
import { tAdminAppointment } from '../../messages/admin/appointments';

/** The free dates and times of a doctor as two inputs of the surrounding form. */
export function SlotsOf({ doctorId }: { doctorId: string }) {
  const { timeZone } = useHospital();
  const { control, getValues, setValue } = useFormContext<BookingForm>();
  const [date, time] = useWatch({ control, name: ['preferredDate', 'preferredTime'] });
  const freeDays = useFreeDays(doctorId, timeZone);
  const { data: days } = freeDays;

  // The chosen time may be another doctor's, or taken meanwhile.
  useEffect(() => {
    if (!days) return;
    const { preferredDate, preferredTime } = getValues();
    const day = days.find((each) => each.date === preferredDate);
    if (!day) setValue('preferredDate', days[0]?.date ?? '');
    if (!day?.times.includes(preferredTime)) setValue('preferredTime', '');
  }, [days, getValues, setValue]);

  return (
    <>
      <Typography component="p" variant="h3" aria-live="polite" sx={{ minHeight: '1.3em' }}>
        {date && time ? formatVisit(date, time, timeZone) : tAdminAppointment('chooseDateAndTime')}
      </Typography>
      <SlotPicker freeDays={freeDays} control={control} setValue={setValue} />
    </>
  );
}

function DeskFeeText({ doctorId }: { doctorId: string }) {
  const { data: doctor } = useGetOne<UserDto>('doctors', { id: doctorId });
  return (
    <Typography color="text.secondary">
      {tAdminAppointment('feePaidAtDeskAmount', { rupees: rupeesText(doctor?.fee) })}
    </Typography>
  );
}

/** When the chosen doctor is free; without a doctor, a hint to choose one. */
export function DeskSlots() {
  const doctorId = useWatch<{ doctorId: string }>({ name: 'doctorId' });
  if (!doctorId)
    return <Typography color="text.secondary">{tAdminAppointment('chooseDoctorForTimes')}</Typography>;
  return (
    <>
      <SlotsOf key={doctorId} doctorId={doctorId} />
      <DeskFeeText doctorId={doctorId} />
    </>
  );
}
