import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Doctor } from '../../../openapi/contract/people/doctors.js';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { Loading } from '../common/feedback/Loading';
import { formatRupees, formatTime, shortId } from '../common/format/format';
import { messages } from '../messages';
import { experienceOf } from './DoctorCard';
import { DoctorPicture } from './DoctorPicture';
import { useDoctor } from './useDoctors';

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.75 }}>
    <Typography component="dt" variant="body2" color="text.secondary">
      {label}
    </Typography>
    <Typography
      component="dd"
      variant="body2"
      sx={{ m: 0, textAlign: 'right', fontWeight: 600, overflowWrap: 'anywhere' }}
    >
      {children}
    </Typography>
  </Box>
);

const Chips = ({ heading, values, whenEmpty }: { heading: string; values: string[]; whenEmpty: string }) => (
  <Box sx={{ mt: 2 }}>
    <Typography variant="h6" component="h3">
      {heading}
    </Typography>
    {values.length === 0 && (
      <Typography variant="body2" color="text.secondary">
        {whenEmpty}
      </Typography>
    )}
    <Stack
      component="ul"
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 1, p: 0, m: 0, mt: 1, listStyle: 'none' }}
    >
      {values.map((value) => (
        <Chip component="li" key={value} label={value} variant="outlined" />
      ))}
    </Stack>
  </Box>
);

function DoctorDetails({ doctor, onBook }: { doctor: Doctor; onBook: () => void }) {
  const {
    fullName,
    speciality,
    image,
    experience,
    fee,
    qualification,
    availableDays,
    timeSlots,
    description,
  } = doctor;
  return (
    <>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <DoctorPicture image={image} size={72} />
        <div>
          <Typography variant="h3" component="h2">
            {fullName}
          </Typography>
          <Typography color="primary" sx={{ fontWeight: 600 }}>
            {speciality ?? 'N/A'}
          </Typography>
        </div>
      </Stack>
      <Box component="dl" sx={{ mt: 2, mb: 0 }}>
        <Fact label="Doctor ID">{shortId(doctor._id)}</Fact>
        <Fact label="Experience">{experienceOf(experience)}</Fact>
        <Fact label="Consultation fee">{fee === null ? 'Not set yet' : formatRupees(fee)}</Fact>
        <Fact label="Qualifications">{qualification ?? 'N/A'}</Fact>
      </Box>
      <Chips heading="Available days" values={availableDays} whenEmpty="No days available" />
      <Chips heading="Time slots" values={timeSlots.map(formatTime)} whenEmpty={messages.noSlots} />
      <Typography variant="h6" component="h3" sx={{ mt: 2 }}>
        About
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'pre-line' }}>
        {description ?? messages.noDescription}
      </Typography>
      <Box sx={{ position: 'sticky', bottom: 0, bgcolor: 'background.paper', pt: 2, pb: { xs: 2, md: 0 } }}>
        <Button fullWidth size="large" variant="contained" onClick={onBook}>
          Book Doctor
        </Button>
      </Box>
    </>
  );
}

interface DoctorPanelProps {
  doctorId: string | undefined;
  onBook: (doctorId: string) => void;
}

/** The details of the selected doctor. */
export function DoctorPanel({ doctorId, onBook }: DoctorPanelProps) {
  const doctor = useDoctor(doctorId);
  if (!doctorId) return <Typography color="text.secondary">{messages.selectDoctor}</Typography>;
  if (doctor.isError) return <ErrorRetry error={doctor.error} onRetry={() => void doctor.refetch()} />;
  if (doctor.isPending) {
    return (
      <Loading>
        <Stack spacing={2}>
          <Skeleton variant="rounded" height={72} />
          <Skeleton variant="rounded" height={140} />
          <Skeleton variant="rounded" height={200} />
        </Stack>
      </Loading>
    );
  }
  return <DoctorDetails doctor={doctor.data} onBook={() => onBook(doctorId)} />;
}
