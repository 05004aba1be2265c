import { Button, Chip, FormHelperText, FormLabel, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { InputHelperText, useInput } from 'react-admin';
import { AddTime } from '../../availability/AddTime';
import { formatTime } from '../../common/format/format';
import { tSpecified } from '../../messages/specified';
import { EVENING, MORNING, mergeTimes } from './slots';
import { tAdminDoctor } from '../../messages/admin/people/doctors';

/** Edits a doctor's bookable times (HH:mm), sorted; pressing a chip removes its time. */
export function TimeSlotsInput({ source }: { source: string }) {
  const { field, fieldState } = useInput<{ [name: string]: string[] }>({ source });
  const labelId = useId();
  const errorId = useId();
  const times = (field.value ?? []) as string[];
  const add = (more: readonly string[]) => field.onChange(mergeTimes(times, more));

  return (
    <Stack role="group" aria-labelledby={labelId} aria-describedby={errorId} sx={{ gap: 1.5 }}>
      <FormLabel id={labelId} component="div" error={fieldState.invalid}>
        {tAdminDoctor('timeSlots')}
      </FormLabel>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {times.length === 0 && <Typography color="text.secondary">{tSpecified('noSlots')}</Typography>}
        {times.map((time) => {
          const remove = () => field.onChange(times.filter((each) => each !== time));
          return (
            <Chip
              key={time}
              label={formatTime(time)}
              aria-label={tAdminDoctor('removeTime', { time: formatTime(time) })}
              onClick={remove}
              onDelete={remove}
            />
          );
        })}
      </Stack>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <AddTime onAdd={(time) => add([time])} />
        <Button onClick={() => add(MORNING)}>{tAdminDoctor('addMorning')}</Button>
        <Button onClick={() => add(EVENING)}>{tAdminDoctor('addEvening')}</Button>
        <Button color="inherit" onClick={() => field.onChange([])} disabled={times.length === 0}>
          {tAdminDoctor('clearAll')}
        </Button>
      </Stack>
      <FormHelperText id={errorId} error={fieldState.invalid}>
        <InputHelperText error={fieldState.error?.message} helperText={tAdminDoctor('timeSlotsHint')} />
      </FormHelperText>
    </Stack>
  );
}
