import { Box, Card, Stack, Typography } from '@mui/material';
import type { LabBookingDto } from '../../../../openapi/contract/shop/lab-bookings.js';
import type { LabResult } from '../../../../openapi/contract/care/lab-results.js';
import { Moment } from '../fields/Moment';
import { StatusChip } from '../fields/StatusChip';
import { rangeText } from './bookingFacts';

const Result = ({ result }: { result: LabResult }) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gap: 0.5,
      columnGap: 2,
      alignItems: 'center',
      gridTemplateColumns: { xs: '1fr auto', sm: '2fr 1fr 1fr 80px' },
      overflowWrap: 'anywhere',
    }}
  >
    <Typography>{result.name}</Typography>
    <Typography sx={{ fontWeight: 600, textAlign: { xs: 'right', sm: 'left' } }}>
      {result.value} {result.unit}
    </Typography>
    <Typography variant="body2" color="text.secondary">
      Reference {rangeText(result)}
    </Typography>
    <Box sx={{ textAlign: 'right' }}>{result.flag && <StatusChip status={result.flag} />}</Box>
  </Box>
);

/** The results as the patient has them, with the server's flags. */
export const ReportView = ({ report }: { report: NonNullable<LabBookingDto['report']> }) => (
  <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
    <Typography component="h2" variant="h3">
      Report
    </Typography>
    <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
      Reported <Moment at={report.reportedAt} />
    </Typography>
    <Stack component="ul" aria-label="Results" sx={{ gap: 2, p: 0, m: 0, listStyle: 'none' }}>
      {report.results.map((result) => (
        <Result key={result.name} result={result} />
      ))}
    </Stack>
    {report.remark && <Typography sx={{ mt: 2, whiteSpace: 'pre-line' }}>{report.remark}</Typography>}
  </Card>
);
