import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RecordsSummary, VitalReading } from '../../../../openapi/contract/care/records.js';
import { ErrorRetry } from '../../common/feedback/ErrorRetry';
import { Loading } from '../../common/feedback/Loading';
import { formatDate, calendarDate } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';
import type { LinkedPatient } from '../../patients/usePatients';
import { VitalFlag } from '../FlagChip';
import { GrowthSection } from '../growth/GrowthSection';
import { Trends } from './Trends';
import { usualRange, withUnit } from './recordView';
import { useRecordsSummary } from './useRecords';
import { tDoctorRecord } from '../../messages/care/doctorRecords';
import { ResolvedOn } from '../corrections/ResolvedOn';
import { tPage } from '../../messages/pages';

function Reading({ reading }: { reading: VitalReading }) {
  const { timeZone } = useHospital();
  const { name, value, unit, recordedAt } = reading;
  return (
    <Box component="li">
      <Typography variant="body2" color="text.secondary">
        {name}
      </Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h3" component="p">
          {withUnit(value, unit)}
        </Typography>
        <VitalFlag flag={reading.flag} notCompared={reading.notCompared} />
      </Stack>
      <Typography variant="caption" color="text.secondary" component="p">
        {usualRange(reading)}
      </Typography>
      <Typography variant="caption" color="text.secondary" component="p">
        {formatDate(calendarDate(new Date(recordedAt), timeZone))}
      </Typography>
    </Box>
  );
}

const VitalSignsCard = ({ readings }: { readings: RecordsSummary['latestVitals'] }) => (
  <Card component="section" aria-label={tPage('vitalSigns')} sx={{ p: { xs: 2, md: 3 } }}>
    <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
      {tPage('vitalSigns')}
    </Typography>
    {readings.length === 0 && (
      <Typography color="text.secondary">{tDoctorRecord('vitalSignsEmpty')}</Typography>
    )}
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
        p: 0,
        m: 0,
        listStyle: 'none',
      }}
    >
      {readings.map((reading) => (
        <Reading key={reading.vital} reading={reading} />
      ))}
    </Box>
  </Card>
);

function DiagnosesCard({ diagnoses }: Pick<RecordsSummary, 'diagnoses'>) {
  const { timeZone } = useHospital();
  return (
    <Card component="section" aria-label={tPage('diagnosisSummary')} sx={{ p: { xs: 2, md: 3 } }}>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {tPage('diagnosisSummary')}
      </Typography>
      {diagnoses.length === 0 && (
        <Typography color="text.secondary">{tDoctorRecord('diagnosesEmpty')}</Typography>
      )}
      <Stack component="ul" spacing={1.5} sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {diagnoses.map(({ id, title, text, recordedAt, authorName, resolved }) => (
          <li key={id}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
            {text && (
              <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {text}
              </Typography>
            )}
            <Typography variant="caption" color="text.secondary">
              {formatDate(calendarDate(new Date(recordedAt), timeZone))} · {authorName}
            </Typography>
            <ResolvedOn resolved={resolved} />
          </li>
        ))}
      </Stack>
    </Card>
  );
}

/** A patient's records at a glance: latest vital signs, diagnoses, and trends. */
export function SummarySections({ patient }: { patient: Pick<LinkedPatient, 'id' | 'dob' | 'gender'> }) {
  const summary = useRecordsSummary(patient.id);
  if (summary.isError) return <ErrorRetry error={summary.error} onRetry={() => void summary.refetch()} />;
  if (summary.isPending) {
    return (
      <Loading>
        <Skeleton variant="rounded" height={320} />
      </Loading>
    );
  }
  const { latestVitals, diagnoses, trends } = summary.data;
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <VitalSignsCard readings={latestVitals} />
        <DiagnosesCard diagnoses={diagnoses} />
      </Box>
      <GrowthSection person={patient} trends={trends} />
      <Trends trends={trends} />
    </>
  );
}
