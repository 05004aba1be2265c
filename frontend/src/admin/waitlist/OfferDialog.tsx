import { DialogContentText, Stack, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { WaitlistEntry } from '../../../../openapi/contract/care/waitlist.js';
import { SlotPicker } from '../../booking/SlotPicker';
import type { BookingForm } from '../../booking/bookingForm';
import { useFreeDays } from '../../booking/useSlots';
import { ConfirmDialog } from '../../common/feedback/ConfirmDialog';
import { notifySuccess } from '../../common/feedback/notices';
import { useHospital } from '../../hospital/useHospital';
import { NO_FILTER } from '../../users/doctorsFilter';
import { useDoctors } from '../../users/useDoctors';
import { useStep } from '../steps/useStep';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminWaitlist } from '../../messages/admin/waitlist';

interface OfferDialogProps {
  entry: WaitlistEntry;
  onClose: () => void;
}

interface Choice {
  doctorId: string;
  date: string;
  time: string;
}

/** The doctors of the speciality to choose from. */
function DoctorChoice({ entry, onChoose }: { entry: WaitlistEntry; onChoose: (id: string) => void }) {
  const { data } = useDoctors({
    ...NO_FILTER,
    speciality: entry.speciality ?? undefined,
    sort: 'nextOpening',
    page: 1,
  });
  return (
    <TextField
      select
      label={tAdminCommon('doctor')}
      defaultValue=""
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{tAdminWaitlist('chooseDoctor')}</option>
      {data?.doctors.map(({ _id, fullName }) => (
        <option key={_id} value={_id}>
          {fullName}
        </option>
      ))}
    </TextField>
  );
}

/** The free days and times of the doctor. */
function TimeChoice({ doctorId, onChoose }: { doctorId: string; onChoose: (choice: Choice) => void }) {
  const { timeZone } = useHospital();
  const freeDays = useFreeDays(doctorId, timeZone);
  const { control, setValue } = useForm<BookingForm>({
    defaultValues: { preferredDate: '', preferredTime: '', reason: '' },
  });
  const [date, time] = useWatch({ control, name: ['preferredDate', 'preferredTime'] });
  useEffect(() => onChoose({ doctorId, date, time }), [doctorId, date, time, onChoose]);
  return <SlotPicker freeDays={freeDays} control={control} setValue={setValue} />;
}

/** Offers a free time to this person, whatever their position. */
export function OfferDialog({ entry, onClose }: OfferDialogProps) {
  const [doctorId, setDoctorId] = useState(entry.doctorId ?? '');
  const [choice, setChoice] = useState<Choice | null>(null);
  const [error, setError] = useState<string | null>(null);
  const offering = useStep<Choice>({
    run: (provider, body) => provider.act('waitlist', entry.id, 'offer', body),
    onDone: () =>
      notifySuccess(
        tAdminWaitlist('timeIsHeld'),
        tAdminWaitlist('timeHeldText', { patientName: entry.patientName }),
      ),
    failure: (reason) => ({ text: tAdminWaitlist('offerFailed'), detail: reason }),
  });
  const offer = () => {
    if (!choice?.date || !choice.time) return setError(tAdminWaitlist('chooseDateAndTime'));
    offering.mutate(choice, { onSettled: onClose });
  };
  return (
    <ConfirmDialog
      title={tAdminWaitlist('offerTime')}
      confirmLabel={tAdminWaitlist('offerThisTime')}
      busy={offering.isPending}
      error={error ? { text: error } : null}
      onConfirm={offer}
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 2 }}>
        {tAdminWaitlist('offerHint', { patientName: entry.patientName })}
      </DialogContentText>
      <Stack spacing={2}>
        {!entry.doctorId && <DoctorChoice entry={entry} onChoose={setDoctorId} />}
        {doctorId && <TimeChoice key={doctorId} doctorId={doctorId} onChoose={setChoice} />}
      </Stack>
    </ConfirmDialog>
  );
}
