import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PrescriptionDto } from '../../../openapi/contract/care/prescriptions.js';
import { serverNow } from '../common/clock/serverClock';
import { calendarDate } from '../common/format/format';
import { StatusChip } from '../common/lists/StatusChip';
import { useHospital } from '../hospital/useHospital';
import { OrderMedicinesButton } from './OrderMedicinesButton';
import { levelWords, reminders, supplySentence } from './prescriptionView';
import { tPrescription } from '../messages/care/prescriptions';

const TONES = { urgent: 'error', soon: 'primary', upcoming: 'neutral' } as const;

/** The prescriptions whose medicines run out next, with the way to order them. Nothing when none do. */
export function RefillReminders({ prescriptions }: { prescriptions: PrescriptionDto[] }) {
  const { timeZone } = useHospital();
  const due = reminders(prescriptions);
  if (due.length === 0) return null;
  const today = calendarDate(serverNow(), timeZone);
  return (
    <Box component="section" aria-label={tPrescription('refillReminders')} sx={{ mb: 4 }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {tPrescription('refillReminders')}
      </Typography>
      <Stack component="ul" spacing={2} sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {due.map((prescription) => (
          <Card
            component="li"
            key={prescription._id}
            sx={{
              p: { xs: 2, md: 3 },
              display: 'flex',
              flexWrap: 'wrap',
              gap: 2,
              alignItems: 'center',
              justifyContent: 'space-between',
            }}
          >
            <Box sx={{ minWidth: 0, flex: '1 1 280px' }}>
              <Stack direction="row" useFlexGap spacing={1.5} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
                <StatusChip
                  label={levelWords(prescription.refill.level)}
                  tone={TONES[prescription.refill.level]}
                />
                <Typography sx={{ fontWeight: 600 }}>{supplySentence(prescription.refill, today)}</Typography>
              </Stack>
              <Typography variant="body2" color="text.secondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
                {prescription.medicines.map(({ name }) => name).join(', ')}
              </Typography>
            </Box>
            <OrderMedicinesButton
              prescription={prescription}
              variant={prescription.refill.level === 'urgent' ? 'contained' : 'outlined'}
            />
          </Card>
        ))}
      </Stack>
    </Box>
  );
}
