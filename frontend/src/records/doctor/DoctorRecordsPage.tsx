import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { lazyPart } from '../../common/browser/lazyPart';
import { usePageTitle } from '../../hospital/usePageTitle';
import { PatientList } from '../../patients/PatientList';
import { useDoctorRecordsUrl } from './useDoctorRecordsUrl';
import { tPage } from '../../messages/pages';

const PatientRecords = lazyPart(async () => (await import('./PatientRecords')).PatientRecords);

/** Medical records: the doctor's patients, or the records of the one in the address. */
export function DoctorRecordsPage() {
  usePageTitle(tPage('medicalRecordsHeading'));
  const url = useDoctorRecordsUrl();
  if (url.patientId) {
    return (
      <Suspense>
        <PatientRecords key={url.patientId} patientId={url.patientId} url={url} />
      </Suspense>
    );
  }
  return (
    <>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {tPage('medicalRecordsHeading')}
      </Typography>
      <PatientList search={url.search} onSearch={url.setSearch} />
    </>
  );
}
