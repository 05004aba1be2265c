import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { isMistypedHospitalNumber } from '../../../openapi/contract/people/hospital-number.js';
import { EmptyState } from '../common/feedback/EmptyState';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { Loading } from '../common/feedback/Loading';
import { SearchField } from '../common/forms/SearchField';
import { useTypedSearch } from '../common/forms/useTypedSearch';
import { DoctorPicture } from '../users/DoctorPicture';
import { recordsPath } from '../records/doctor/paths';
import { usePersonFacts } from '../records/doctor/usePersonFacts';
import { type LinkedPatient, usePatients } from './usePatients';
import { tPatient } from '../messages/people/patients';

function PatientRow({ patient }: { patient: LinkedPatient }) {
  const facts = usePersonFacts(patient);
  return (
    <Card component="li">
      <CardActionArea component={RouterLink} to={recordsPath(patient.id)} sx={{ p: 2 }}>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <DoctorPicture image={patient.image} size={56} />
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
              {patient.fullName}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {facts}
            </Typography>
          </Box>
        </Stack>
      </CardActionArea>
    </Card>
  );
}

const PatientsSkeleton = () => (
  <Loading>
    <Stack spacing={2}>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} variant="rounded" height={90} />
      ))}
    </Stack>
  </Loading>
);

interface PatientListProps {
  search: string;
  /** Must be stable between renders. */
  onSearch: (search: string) => void;
}

/** The patients whose record is open to the doctor, searchable by name or hospital number. */
export function PatientList({ search, onSearch }: PatientListProps) {
  const [text, setText] = useTypedSearch(search, onSearch);
  const patients = usePatients(search);
  return (
    <>
      <Box role="search" aria-label={tPatient('patients')} sx={{ mb: 3 }}>
        <SearchField
          label={tPatient('searchLabel')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Box>
      {patients.isPending && <PatientsSkeleton />}
      {patients.isError && <ErrorRetry error={patients.error} onRetry={() => void patients.refetch()} />}
      {patients.data?.length === 0 && search !== '' && (
        <EmptyState
          text={isMistypedHospitalNumber(search) ? tPatient('hospitalNumberWrong') : tPatient('searchEmpty')}
        >
          <Button onClick={() => setText('')}>{tPatient('clearSearch')}</Button>
        </EmptyState>
      )}
      {patients.data?.length === 0 && search === '' && (
        <EmptyState text={tPatient('empty')}>
          <Button component={RouterLink} to="/doctor-login/appointments">
            {tPatient('seeRequests')}
          </Button>
        </EmptyState>
      )}
      <Stack
        component="ul"
        aria-label={tPatient('patients')}
        spacing={2}
        sx={{ p: 0, m: 0, listStyle: 'none' }}
      >
        {patients.data?.map((patient) => (
          <PatientRow key={patient.id} patient={patient} />
        ))}
      </Stack>
      {patients.hasNextPage && (
        <Button
          sx={{ mt: 2 }}
          loading={patients.isFetchingNextPage}
          onClick={() => void patients.fetchNextPage()}
        >
          {tPatient('showMorePatients')}
        </Button>
      )}
    </>
  );
}
