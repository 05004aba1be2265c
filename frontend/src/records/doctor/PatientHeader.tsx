import BackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { telephoneLink } from '../../hospital/useHospital';
import { DoctorPicture } from '../../users/DoctorPicture';
import { recordsPath } from './paths';
import { usePersonFacts } from './usePersonFacts';
import { Allergies } from '../../patients/Allergies';
import { HeldBy } from '../../patients/HeldBy';
import type { LinkedPatient } from '../../patients/usePatients';
import { tDoctorRecord } from '../../messages/care/doctorRecords';

/** The patient's name and facts, and a link back to all patients. */
export function PatientHeader({ patient }: { patient: LinkedPatient }) {
  const facts = usePersonFacts(patient);
  const { fullName, image, mobile, email } = patient;
  return (
    <>
      <Button component={RouterLink} to={recordsPath()} startIcon={<BackIcon />} sx={{ mb: 1, ml: -1 }}>
        {tDoctorRecord('allPatients')}
      </Button>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: 3 }}>
        <DoctorPicture image={image} size={88} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {fullName}
          </Typography>
          <Typography color="text.secondary">{facts}</Typography>
          <Allergies allergies={patient.allergies} />
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {mobile && <Link href={telephoneLink(mobile)}>{mobile}</Link>}
            {mobile && email && ' · '}
            {email && <Link href={`mailto:${email}`}>{email}</Link>}
          </Typography>
          <HeldBy holder={patient.heldBy} />
        </Box>
      </Stack>
    </>
  );
}
