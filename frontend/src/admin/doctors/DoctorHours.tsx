import { Button, Card, Skeleton, Stack, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import type { Availability, UpdateAvailability } from '../../../../openapi/contract/care/availability.js';
import { client, read, sentenceOf } from '../../api/client';
import { OutsideVisits } from '../../availability/OutsideVisits';
import { TimesChoice, type TimesKind } from '../../availability/TimesChoice';
import { WeekHours } from '../../availability/WeekHours';
import { problemsOf } from '../../availability/contracts';
import { hoursOfTable } from '../../availability/weekHours';
import { DialogError } from '../../common/feedback/DialogError';
import { ErrorRetry } from '../../common/feedback/ErrorRetry';
import { Loading } from '../../common/feedback/Loading';
import { notifySuccess } from '../../common/feedback/notices';
import { tAdminDoctor } from '../../messages/admin/people/doctors';

const keyOf = (doctorId: string) => ['doctors', doctorId, 'availability'];

const visitPath = (id: string) => `/admin/appointments/${id}/show`;

function useSaveFor(doctorId: string) {
  const queries = useQueryClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: UpdateAvailability) =>
      read(client.PUT('/api/v1/doctors/{id}/availability', { params: { path: { id: doctorId } }, body })),
    onSuccess: () => {
      notifySuccess(tAdminDoctor('hoursSaved'), tAdminDoctor('doctorInformed'));
      refresh();
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: keyOf(doctorId) }),
  });
}

interface HoursFormProps {
  doctorId: string;
  availability: Availability;
}

/** Remounted for each stored version. */
function HoursForm({ doctorId, availability }: HoursFormProps) {
  const { availableDays, timeSlots, hours: stored, version } = availability;
  const saving = useSaveFor(doctorId);
  const [kind, setKind] = useState<TimesKind>(stored ? 'week' : 'table');
  const [hours, setHours] = useState(stored ?? hoursOfTable(availableDays, timeSlots));
  const [problems, setProblems] = useState<Record<string, string>>({});
  const save = () => {
    const found = kind === 'week' ? problemsOf(hours) : {};
    setProblems(found);
    if (Object.keys(found).length === 0)
      saving.mutate({ availableDays, timeSlots, version, hours: kind === 'week' ? hours : null });
  };
  return (
    <Stack spacing={2}>
      <TimesChoice value={kind} onChange={setKind} />
      {kind === 'week' ? (
        <WeekHours hours={hours} problems={problems} canVideo={availability.canVideo} onChange={setHours} />
      ) : (
        <Typography color="text.secondary">{tAdminDoctor('sameHoursEveryDay')}</Typography>
      )}
      <OutsideVisits visits={availability.visitsOutside} pathOf={visitPath} />
      <DialogError
        text={saving.error && tAdminDoctor('saveHoursFailed')}
        detail={saving.error ? sentenceOf(saving.error) : undefined}
      />
      <Button
        variant="contained"
        onClick={save}
        loading={saving.isPending}
        disabled={kind === 'table' && !stored}
        sx={{ alignSelf: 'start' }}
      >
        {tAdminDoctor('setHours')}
      </Button>
    </Stack>
  );
}

/** A doctor's hours by weekday, in the console. */
export function DoctorHours({ doctorId }: { doctorId: string }) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: keyOf(doctorId),
    queryFn: ({ signal }) =>
      read(client.GET('/api/v1/doctors/{id}/availability', { params: { path: { id: doctorId } }, signal })),
  });
  return (
    <Card component="section" aria-label={tAdminDoctor('hours')} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography component="h2" variant="h3">
        {tAdminDoctor('hours')}
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 0.5, mb: 3 }}>
        {tAdminDoctor('hoursHint')}
      </Typography>
      {isPending && (
        <Loading>
          <Skeleton variant="rounded" height={160} />
        </Loading>
      )}
      {error && <ErrorRetry error={error} onRetry={() => void refetch()} />}
      {data && <HoursForm key={data.version} doctorId={doctorId} availability={data} />}
    </Card>
  );
}
