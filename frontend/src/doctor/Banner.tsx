import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { UserDto } from '../../../openapi/contract/people/accounts.js';
import { shortId } from '../common/format/format';
import { StatusChip } from '../common/lists/StatusChip';
import { DoctorPicture } from '../users/DoctorPicture';
import { tPage } from '../messages/pages';
import { tDoctorArea } from '../messages/people/doctorArea';

/** Who is logged in. */
export const Banner = ({ doctor }: { doctor: UserDto }) => (
  <Card sx={{ p: { xs: 2, md: 3 } }}>
    <Stack direction="row" spacing={{ xs: 2, sm: 3 }} sx={{ alignItems: { xs: 'flex-start', sm: 'center' } }}>
      <DoctorPicture
        image={doctor.image}
        size={88}
        alt={tDoctorArea('photoOf', { fullName: doctor.fullName })}
      />
      <Box sx={{ minWidth: 0 }}>
        <Stack direction="row" useFlexGap spacing={1.5} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {tPage('welcome', { fullName: doctor.fullName })}
          </Typography>
          <StatusChip tone="success" label={tDoctorArea('activeDoctor')} />
        </Stack>
        <Typography sx={{ mt: 1 }}>{doctor.speciality ?? tPage('notAvailable')}</Typography>
        <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {tDoctorArea('shownDoctorId', { doctorId: shortId(doctor._id) })} · {doctor.email}
        </Typography>
      </Box>
    </Stack>
  </Card>
);
