import { Alert, Box, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import type { UserDto } from '../../../../openapi/contract/people/accounts.js';
import { whenText } from '../../appointments/when';
import { sentenceOf } from '../../api/client';
import { useHospital } from '../../hospital/useHospital';
import { tAdminUser } from '../../messages/admin/people/users';
import { doctorOf } from '../appointments/doctorOf';
import { RecordLink } from '../fields/RecordLink';

const MAX_SHOWN = 50;

/** Visits that staff have to settle: the record of the death cancels nothing. */
function OpenVisits({ patientId }: { patientId: string }) {
  const { timeZone } = useHospital();
  const { data, total, error } = useGetList<AppointmentDto>('appointments', {
    filter: { patientId, status: ['pending', 'accepted'] },
    sort: { field: 'preferredDate', order: 'ASC' },
    pagination: { page: 1, perPage: MAX_SHOWN },
  });
  if (error) return <Typography>{sentenceOf(error)}</Typography>;
  if (!data) return null;
  return (
    <>
      <Typography>{tAdminUser('death.openVisits', { count: total ?? data.length })}</Typography>
      {data.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {data.map((visit) => (
            <li key={visit.id}>
              <RecordLink resource="appointments" id={visit.id}>
                {tAdminUser('death.visitWith', {
                  when: whenText(visit, timeZone),
                  doctor: doctorOf(visit)?.fullName ?? tAdminUser('death.noDoctor'),
                })}
              </RecordLink>
            </li>
          ))}
        </Box>
      )}
    </>
  );
}

/** Above the page of a deceased patient. */
export const DeathNotice = ({ patient }: { patient: UserDto }) => (
  <Alert severity="info" sx={{ '& a': { textDecoration: 'underline' } }}>
    <Typography>{tAdminUser('death.notice')}</Typography>
    <OpenVisits patientId={patient.id} />
  </Alert>
);
