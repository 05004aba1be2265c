import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Speciality } from '../../../openapi/contract/people/fields.js';
import { specialities, toSpeciality } from '../users/specialities';
import { JoinWaitlist } from './JoinWaitlist';
import { tWaitlist } from '../messages/care/waitlist';
import { tPage } from '../messages/pages';

/** The waiting list for any doctor of a speciality. */
export function WaitForSpeciality() {
  const [speciality, setSpeciality] = useState<Speciality>(specialities[0]);
  return (
    <Box component="section" aria-labelledby="wait-for-speciality" sx={{ mt: 4 }}>
      <Typography variant="h2" id="wait-for-speciality">
        {tWaitlist('anyDoctorOfSpeciality')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {tWaitlist('anySpecialityHint')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <TextField
          select
          size="small"
          label={tPage('speciality')}
          value={speciality}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          onChange={({ target }) => setSpeciality(toSpeciality(target.value) ?? specialities[0])}
        >
          {specialities.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </TextField>
        <JoinWaitlist target={{ speciality, name: tWaitlist('anyDoctorOf', { speciality }) }} />
      </Box>
    </Box>
  );
}
