import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Control, Controller, type UseFormSetValue, useWatch } from 'react-hook-form';
import { ChoiceChips } from '../common/forms/ChoiceChips';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { Loading } from '../common/feedback/Loading';
import { formatDate, formatTime } from '../common/format/format';
import { tSpecified } from '../messages/specified';
import { VisitKindField } from './VisitKindField';
import type { BookingForm } from './bookingForm';
import type { useFreeDays } from './useSlots';
import { withKind } from '../appointments/when';
import { tBooking } from '../messages/care/booking';
import { tPage } from '../messages/pages';

const DateFace = ({ date }: { date: string }) => {
  const [weekday, dayAndMonth = ''] = formatDate(date).split(', ');
  return (
    <Box aria-hidden>
      <Box sx={{ typography: 'caption' }}>{weekday}</Box>
      <Box sx={{ fontWeight: 600 }}>{dayAndMonth.replace(/ \d+$/, '')}</Box>
    </Box>
  );
};

/** The message of a refused field; the console's forms nest it one level deeper. */
function sentenceOf(error: { message?: unknown } | undefined): string | undefined {
  const message = error?.message;
  return typeof message === 'object' ? sentenceOf(message as { message?: unknown }) : (message as string);
}

interface SlotPickerProps {
  freeDays: ReturnType<typeof useFreeDays>;
  control: Control<BookingForm>;
  setValue: UseFormSetValue<BookingForm>;
}

/** Only free dates and times. */
export function SlotPicker({ freeDays, control, setValue }: SlotPickerProps) {
  const [chosenDate, chosenTime] = useWatch({ control, name: ['preferredDate', 'preferredTime'] });
  if (freeDays.isPending) {
    return (
      <Loading>
        <Stack spacing={2}>
          <Skeleton variant="rounded" height={132} />
          <Skeleton variant="rounded" height={92} />
        </Stack>
      </Loading>
    );
  }
  if (freeDays.isError) return <ErrorRetry error={freeDays.error} onRetry={() => void freeDays.refetch()} />;

  const dates = freeDays.data.map(({ date }) => ({
    value: date,
    label: formatDate(date),
    face: <DateFace date={date} />,
  }));
  const { times = [], kinds } = freeDays.data.find(({ date }) => date === chosenDate) ?? {};
  const labelOf = (time: string) => withKind(formatTime(time), kinds?.[time]);
  return (
    <Stack spacing={2}>
      {dates.length === 0 && <Typography>{tSpecified('noSlots')}</Typography>}
      {dates.length > 0 && (
        <Controller
          name="preferredDate"
          control={control}
          render={({ field, fieldState }) => (
            <ChoiceChips
              legend={tPage('preferredDate')}
              choices={dates}
              value={field.value}
              error={sentenceOf(fieldState.error)}
              inputRef={field.ref}
              onChange={(date) => {
                field.onChange(date);
                setValue('preferredTime', '');
              }}
            />
          )}
        />
      )}
      {freeDays.hasNextPage && (
        <Button
          sx={{ alignSelf: 'flex-start' }}
          loading={freeDays.isFetchingNextPage}
          onClick={() => void freeDays.fetchNextPage()}
        >
          {tBooking('showLaterDates')}
        </Button>
      )}
      {times.length > 0 && (
        <Controller
          name="preferredTime"
          control={control}
          render={({ field, fieldState }) => (
            <ChoiceChips
              legend={tBooking('preferredTime')}
              choices={times.map((time) => ({ value: time, label: labelOf(time) }))}
              value={field.value}
              error={sentenceOf(fieldState.error)}
              inputRef={field.ref}
              onChange={field.onChange}
            />
          )}
        />
      )}
      <VisitKindField offered={kinds?.[chosenTime]} control={control} setValue={setValue} />
    </Stack>
  );
}
