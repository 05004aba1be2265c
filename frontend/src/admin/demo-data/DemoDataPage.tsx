import {
  Alert,
  Box,
  Button,
  Card,
  LinearProgress,
  List,
  ListItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { type SyntheticEvent, useState } from 'react';
import { type DemoData, DEMO_REMOVAL_WORD } from '../../../../openapi/contract/console/demo-data.js';
import { sentenceOf } from '../../api/client';
import { ErrorRetry } from '../../common/feedback/ErrorRetry';
import { LoadingPage } from '../../common/feedback/LoadingPage';
import { notifySuccess } from '../../common/feedback/notices';
import { tAdminHome } from '../../messages/admin/home';
import { Fact } from '../common/forms/FormGrid';
import { Page } from '../shell/Page';
import { useDemoData, useRemoveDemoData } from './useDemoData';

const COUNTS = [
  'doctors',
  'patients',
  'administrators',
  'appointments',
  'medicines',
  'orders',
  'labTests',
  'labBookings',
  'articles',
] as const satisfies (keyof DemoData['counts'])[];

const numberText = (count: number) => count.toLocaleString('en-IN');

const Counts = ({ data: { counts, left } }: { data: DemoData }) => (
  <Card component="section" sx={{ p: 3 }} aria-label={tAdminHome('demoData.counts')}>
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))' }}>
      {COUNTS.map((name) => (
        <Fact key={name} label={tAdminHome(`demoData.count.${name}`)} value={numberText(counts[name])} />
      ))}
    </Box>
    <Box sx={{ mt: 2 }}>
      <Fact label={tAdminHome('demoData.all')} value={numberText(left)} />
    </Box>
  </Card>
);

const Problems = ({ problems }: { problems: string[] }) => (
  <Alert severity="warning" role="alert">
    {tAdminHome('demoData.problems')}
    <List dense disablePadding sx={{ listStyle: 'disc', pl: 2.5 }}>
      {problems.map((problem) => (
        <ListItem key={problem} disableGutters sx={{ display: 'list-item' }}>
          {problem}
        </ListItem>
      ))}
    </List>
  </Alert>
);

const Progress = ({ left, total }: DemoData) => (
  <Stack sx={{ gap: 1 }}>
    <Typography role="status">
      {tAdminHome('demoData.removing', { left: numberText(left), total: numberText(total) })}
    </Typography>
    <LinearProgress
      variant="determinate"
      value={total > 0 ? (100 * (total - left)) / total : 100}
      aria-label={tAdminHome('demoData.remove')}
    />
  </Stack>
);

function RemovalForm({ data }: { data: DemoData }) {
  const [typed, setTyped] = useState('');
  const removal = useRemoveDemoData();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    removal.mutate(undefined, { onSuccess: () => notifySuccess(tAdminHome('demoData.removed')) });
  };
  if (removal.isPending) return <Progress {...data} />;
  return (
    <Stack component="form" onSubmit={submit} sx={{ gap: 2, alignItems: 'flex-start' }}>
      {removal.error && (
        <Alert severity="error" role="alert">
          {tAdminHome('demoData.failed')} {sentenceOf(removal.error)}
        </Alert>
      )}
      <TextField
        label={tAdminHome('demoData.confirm', { word: DEMO_REMOVAL_WORD })}
        value={typed}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button
        type="submit"
        variant="contained"
        color="error"
        disabled={typed.trim() !== DEMO_REMOVAL_WORD || data.problems.length > 0}
      >
        {tAdminHome('demoData.remove')}
      </Button>
    </Stack>
  );
}

const Present = ({ data }: { data: DemoData }) => (
  <Stack sx={{ gap: 3 }}>
    <Typography>{tAdminHome('demoData.intro')}</Typography>
    {data.state === 'removing' && (
      <Alert severity="info" role="status">
        {tAdminHome('demoData.rest', { left: numberText(data.left), total: numberText(data.total) })}
      </Alert>
    )}
    <Counts data={data} />
    <Typography color="text.secondary">
      {tAdminHome('demoData.siteCloses')} {tAdminHome('demoData.doctorsStay')}
    </Typography>
    {data.problems.length > 0 && <Problems problems={data.problems} />}
    <RemovalForm data={data} />
  </Stack>
);

/** Removes the demo hospital after its counts were shown and a word was typed. */
export function DemoDataPage() {
  const { data, error, refetch } = useDemoData();
  return (
    <Page title={tAdminHome('demoData.title')}>
      {error && !data && (
        <ErrorRetry text={tAdminHome('demoData.loadFailed')} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <LoadingPage />}
      {data?.state === 'none' && <Typography>{tAdminHome('demoData.none')}</Typography>}
      {data && data.state !== 'none' && <Present data={data} />}
    </Page>
  );
}
