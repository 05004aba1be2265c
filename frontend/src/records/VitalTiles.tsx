import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { VitalReading } from '../../../openapi/contract/care/records.js';
import { calendarDate, formatDate } from '../common/format/format';
import { useHospital } from '../hospital/useHospital';
import { VitalFlag } from './FlagChip';
import { rangeWords } from './charts';
import { tRecord } from '../messages/care/records';

function Tile({ reading }: { reading: VitalReading }) {
  const { timeZone } = useHospital();
  const { name, value, unit, low, high, recordedAt } = reading;
  const range = rangeWords(low, high);
  return (
    <Card component="li" sx={{ p: 2 }}>
      <Typography variant="body2" color="text.secondary">
        {name}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography variant="h3" component="p">
          {value} {unit}
        </Typography>
        <VitalFlag flag={reading.flag} notCompared={reading.notCompared} />
      </Box>
      <Typography variant="body2" color="text.secondary">
        {range && tRecord('usualRange', { range })}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {formatDate(calendarDate(new Date(recordedAt), timeZone))}
      </Typography>
    </Card>
  );
}

/** The latest value of each vital sign. */
export const VitalTiles = ({ readings }: { readings: VitalReading[] }) => (
  <Box
    component="ul"
    aria-label={tRecord('latestVitalSigns')}
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(200px, 1fr))' },
      gap: { xs: 1, sm: 2 },
      p: 0,
      m: 0,
      listStyle: 'none',
    }}
  >
    {readings.map((reading) => (
      <Tile key={reading.vital} reading={reading} />
    ))}
  </Box>
);
