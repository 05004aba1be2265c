import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { RecordsSummary } from '../../../openapi/contract/care/records.js';
import { AllergiesPanel } from '../allergies/AllergiesPanel';
import { useAllergies } from '../allergies/useAllergies';
import { useCurrentUser } from '../auth/useCurrentUser';
import { EmptyState } from '../common/feedback/EmptyState';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { Loading } from '../common/feedback/Loading';
import { calendarDate, formatDate } from '../common/format/format';
import { useHospital } from '../hospital/useHospital';
import { TrendCard } from './TrendCard';
import { GrowthSection } from './growth/GrowthSection';
import { VitalTiles } from './VitalTiles';
import { chartsOf } from './charts';
import { useRecordsSummary } from './useRecords';
import { tAllergy } from '../messages/care/allergies';
import { ResolvedOn } from './corrections/ResolvedOn';
import { tRecord } from '../messages/care/records';
import { tPage } from '../messages/pages';

const Section = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Box component="section" aria-label={heading}>
    <Typography variant="h2" sx={{ mb: 2 }}>
      {heading}
    </Typography>
    {children}
  </Box>
);

function Diagnoses({ diagnoses }: Pick<RecordsSummary, 'diagnoses'>) {
  const { timeZone } = useHospital();
  return (
    <Stack component="ul" spacing={2} sx={{ p: 0, m: 0, listStyle: 'none' }}>
      {diagnoses.map(({ id, title, text, recordedAt, authorName, resolved }) => (
        <Card component="li" key={id} sx={{ p: { xs: 2, md: 3 } }}>
          <Typography variant="h3">{title}</Typography>
          <Typography variant="body2" color="text.secondary">
            {formatDate(calendarDate(new Date(recordedAt), timeZone))}, {authorName}
          </Typography>
          <ResolvedOn resolved={resolved} />
          {text && (
            <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
          )}
        </Card>
      ))}
    </Stack>
  );
}

function Overview({ summary: { latestVitals, diagnoses, trends } }: { summary: RecordsSummary }) {
  const user = useCurrentUser().data;
  if (latestVitals.length === 0 && diagnoses.length === 0) {
    return (
      <EmptyState text={tRecord('overviewEmpty')}>
        <Button variant="contained" component={RouterLink} to="/find-doctor">
          {tPage('findDoctor')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <Stack spacing={4}>
      <Section heading={tPage('diagnosisSummary')}>
        {diagnoses.length > 0 ? (
          <Diagnoses diagnoses={diagnoses} />
        ) : (
          <Typography color="text.secondary">{tRecord('diagnosesEmpty')}</Typography>
        )}
      </Section>
      <Section heading={tPage('vitalSigns')}>
        <Stack spacing={2}>
          {latestVitals.length > 0 ? (
            <VitalTiles readings={latestVitals} />
          ) : (
            <Typography color="text.secondary">{tRecord('vitalSignsEmpty')}</Typography>
          )}
          {chartsOf(trends, 'vital').map((chart) => (
            <TrendCard key={chart.title} chart={chart} />
          ))}
        </Stack>
      </Section>
      {user && <GrowthSection person={user} trends={trends} />}
    </Stack>
  );
}

const SummarySkeleton = () => (
  <Loading>
    <Stack spacing={2}>
      <Skeleton variant="rounded" height={120} />
      <Skeleton variant="rounded" height={260} />
      <Skeleton variant="rounded" height={360} />
    </Stack>
  </Loading>
);

function Summary() {
  const summary = useRecordsSummary();
  if (summary.isPending) return <SummarySkeleton />;
  if (summary.isError) return <ErrorRetry error={summary.error} onRetry={() => void summary.refetch()} />;
  return <Overview summary={summary.data} />;
}

/** The records at a glance: allergies, diagnoses, the latest vital signs, and trends. */
export function OverviewTab() {
  const allergies = useAllergies();
  useRecordsSummary();
  return (
    <Stack spacing={4}>
      <Section heading={tAllergy('allergies')}>
        <Card sx={{ p: { xs: 2, md: 3 } }}>
          <AllergiesPanel />
        </Card>
      </Section>
      {/* Shown after the allergies, which would push it down. Both are read at the same time. */}
      {allergies.isPending ? <SummarySkeleton key="waiting" /> : <Summary />}
    </Stack>
  );
}
