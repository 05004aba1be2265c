import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import type { Availability } from '../../../openapi/contract/care/availability.js';
import { WEEKDAYS, inWeekOrder } from '../../../openapi/contract/people/field-lists.js';
import type { Weekday } from '../../../openapi/contract/people/fields.js';
import { ApiError, sentenceOf } from '../api/client';
import { DialogError } from '../common/feedback/DialogError';
import { formatTime } from '../common/format/format';
import { notifyError, notifySuccess } from '../common/feedback/notices';
import { useHospital } from '../hospital/useHospital';
import { AddTime } from './AddTime';
import { FeeField } from './FeeField';
import { OutsideVisits } from './OutsideVisits';
import { TimesChoice, type TimesKind } from './TimesChoice';
import { ToggleChips } from './ToggleChips';
import { problemOfFee, problemsOf } from './contracts';
import { WeekHours } from './WeekHours';
import { stepOf, timesOfDay } from './dayTimes';
import { hoursOfTable } from './weekHours';
import { useSaveAvailability } from './useAvailability';
import { tAvailability } from '../messages/care/availability';
import { tVideo } from '../messages/care/video';
import { tPage } from '../messages/pages';

/** Sorted and without duplicates. */
const inOrder = (times: string[]) => [...new Set(times)].sort();
const days = WEEKDAYS.map((day) => ({ value: day, label: day }));

const NOT_SAVED = tAvailability('saveFailed');
const CHANGED_MEANWHILE = tAvailability('changedElsewhere');
/** The key of its notices. */
const FORM = 'days and times';
const toFee = (text: string) => (text.trim() === '' ? null : Number(text));
const visitPath = (id: string) => `/doctor-login/appointments?visit=${id}`;
const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'EDIT_CONFLICT';

/** The fee, days and times for bookings; remounted for each stored version. */
export function DaysForm({ availability }: { availability: Availability }) {
  const { version } = availability;
  const saving = useSaveAvailability();
  const stored = {
    days: inWeekOrder(availability.availableDays),
    times: availability.timeSlots.toSorted(),
    fee: String(availability.fee ?? ''),
  };
  const [fee, setFee] = useState(stored.fee);
  const [feeProblem, setFeeProblem] = useState<string>();
  const [availableDays, setDays] = useState<string[]>(stored.days);
  const [timeSlots, setTimes] = useState<string[]>(stored.times);
  const [kind, setKind] = useState<TimesKind>(availability.hours ? 'week' : 'table');
  const [hours, setHours] = useState(availability.hours ?? hoursOfTable(stored.days, stored.times));
  const [hoursProblems, setHoursProblems] = useState<Record<string, string>>({});
  const isBusy = saving.isPending;
  // An added time stays visible when it is deselected, until the page is left.
  const [added, setAdded] = useState<string[]>([]);
  const { openingHours } = useHospital();
  const usual = timesOfDay(openingHours.from, openingHours.to, stepOf(stored.times));
  const known = inOrder([...usual, ...stored.times, ...added]);
  const errors = saving.error instanceof ApiError ? saving.error.fieldErrors : {};
  const isChanged =
    fee !== stored.fee ||
    availableDays.join() !== stored.days.join() ||
    timeSlots.join() !== stored.times.join() ||
    (kind === 'week') !== Boolean(availability.hours) ||
    (kind === 'week' && JSON.stringify(hours) !== JSON.stringify(availability.hours));

  const addTime = (time: string) => {
    setAdded((times) => [...times, time]);
    setTimes((times) => inOrder([...times, time]));
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const problem = problemOfFee(toFee(fee));
    setFeeProblem(problem);
    const found = kind === 'week' ? problemsOf(hours) : {};
    setHoursProblems(found);
    if (problem || Object.keys(found).length > 0) return;
    saving.mutate(
      {
        availableDays: availableDays as Weekday[],
        timeSlots,
        fee: toFee(fee),
        version,
        ...(kind === 'week' ? { hours } : availability.hours && { hours: null }),
      },
      {
        onSuccess: () => notifySuccess(tAvailability('saved'), undefined, FORM),
        // The new version remounts this form, so its own message would be lost.
        onError: (error) => isConflict(error) && notifyError(NOT_SAVED, CHANGED_MEANWHILE, FORM),
      },
    );
  };
  return (
    <Card component="section" aria-label={tAvailability('feeDaysAndTimes')} sx={{ p: { xs: 2, md: 3 } }}>
      <form noValidate onSubmit={save}>
        <Typography variant="h3" component="h2">
          {tAvailability('feeDaysAndTimes')}
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 0.5, mb: 3 }}>
          {tAvailability('pageHint')}
        </Typography>
        <Stack spacing={2}>
          <FeeField value={fee} error={feeProblem ?? errors.fee} onChange={setFee} />
          <TimesChoice value={kind} onChange={setKind} />
          {kind === 'week' ? (
            <WeekHours
              hours={hours}
              problems={hoursProblems}
              canVideo={availability.canVideo}
              onChange={setHours}
            />
          ) : (
            <>
              <ToggleChips
                legend={tAvailability('days')}
                choices={days}
                values={availableDays}
                error={errors.availableDays}
                onChange={setDays}
              />
              <ToggleChips
                legend={tPage('timeSlots')}
                choices={known.map((time) => ({ value: time, label: formatTime(time) }))}
                values={timeSlots}
                error={errors.timeSlots}
                onChange={setTimes}
              />
              <AddTime onAdd={addTime} />
              {availability.canVideo && (
                <Typography color="text.secondary">{tVideo('videoNeedsWeekdayHours')}</Typography>
              )}
            </>
          )}
          <OutsideVisits visits={availability.visitsOutside} pathOf={visitPath} />
        </Stack>
        <DialogError
          text={saving.error && NOT_SAVED}
          detail={saving.error ? sentenceOf(saving.error) : undefined}
        />
        <Button type="submit" variant="contained" disabled={!isChanged} loading={isBusy} sx={{ mt: 3 }}>
          {tAvailability('saveAll')}
        </Button>
      </form>
    </Card>
  );
}
