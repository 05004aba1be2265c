import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { RecordsSummary } from '../../../../openapi/contract/care/records.js';
import { TrendCard } from '../TrendCard';
import { chartsOf } from '../charts';
import { tDoctorRecord } from '../../messages/care/doctorRecords';

/** Measures with values on several days: one chart at a time, chosen by name. */
export function Trends({ trends }: Pick<RecordsSummary, 'trends'>) {
  const [chosen, setChosen] = useState<string | null>(null);
  const charts = [...chartsOf(trends, 'vital'), ...chartsOf(trends, 'lab')];
  const chart = charts.find(({ title }) => title === chosen) ?? charts[0];
  if (!chart) return null;
  return (
    <Box component="section" aria-label={tDoctorRecord('overTime')}>
      <Typography variant="h2">{tDoctorRecord('overTime')}</Typography>
      <Box
        role="group"
        aria-label={tDoctorRecord('whatWasMeasured')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 2 }}
      >
        {charts.map(({ title }) => (
          <Chip
            key={title}
            label={title}
            color={title === chart.title ? 'primary' : 'default'}
            variant={title === chart.title ? 'filled' : 'outlined'}
            aria-pressed={title === chart.title}
            onClick={() => setChosen(title)}
          />
        ))}
      </Box>
      <TrendCard key={chart.title} chart={chart} />
    </Box>
  );
}
