import { Card, Stack, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { HeldBy } from '../../patients/HeldBy';
import { Visit } from '../fields/Moment';
import { RecordLink } from '../fields/RecordLink';
import { tAdminHome } from '../../messages/admin/home';

const FIVE_OLDEST = {
  pagination: { page: 1, perPage: 5 },
  sort: { field: 'id', order: 'ASC' },
  filter: { status: 'pending' },
} as const;

export const useWaitingLongest = () => useGetList<AppointmentDto>('appointments', FIVE_OLDEST).data;

/** The oldest unanswered requests; nothing if there are none. */
export function WaitingLongest({ requests }: { requests: AppointmentDto[] }) {
  if (requests.length === 0) return null;
  return (
    <section>
      <Typography component="h2" variant="h3" sx={{ mb: 1.5 }}>
        {tAdminHome('longestWaiting')}
      </Typography>
      <Stack component="ul" sx={{ gap: 1, p: 0, m: 0, listStyle: 'none' }}>
        {requests.map(({ id, patientId, heldBy, doctorName, speciality, preferredDate, preferredTime }) => (
          <Card component="li" key={id} sx={{ p: 2 }}>
            <RecordLink resource="appointments" id={id}>
              {patientId.fullName}
            </RecordLink>
            <HeldBy holder={heldBy} />
            <Typography variant="body2" color="text.secondary">
              {doctorName ?? speciality ?? tAdminHome('noDoctorNamed')} ·{' '}
              <Visit date={preferredDate} time={preferredTime} />
            </Typography>
          </Card>
        ))}
      </Stack>
    </section>
  );
}
