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
import { tAdminDemoData } from '../../messages/admin/demoData';
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
  <Card component="section" sx={{ p: 3 }} aria-label={tAdminDemoData('counts')}>
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))' }}>
      {COUNTS.map((name) => (
        <Fact key={name} label={tAdminDemoData(`count.${name}`)} value={numberText(counts[name])} />
      ))}
    </Box>
    <Box sx={{ mt: 2 }}>
      <Fact label={tAdminDemoData('all')} value={numberText(left)} />
    </Box>
  </Card>
);

const Problems = ({ problems }: { problems: string[] }) => (
  <Alert severity="warning" role="alert">
    {tAdminDemoData('problems')}
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
      {tAdminDemoData('removing', { left: numberText(left), total: numberText(total) })}
    </Typography>
    <LinearProgress
      variant="determinate"
      value={total > 0 ? (100 * (total - left)) / total : 100}
      aria-label={tAdminDemoData('remove')}
    />
  </Stack>
);

function RemovalForm({ data }: { data: DemoData }) {
  const [typed, setTyped] = useState('');
  const removal = useRemoveDemoData();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    removal.mutate(undefined, { onSuccess: () => notifySuccess(tAdminDemoData('removed')) });
  };
  if (removal.isPending) return <Progress {...data} />;
  return (
    <Stack component="form" onSubmit={submit} sx={{ gap: 2, alignItems: 'flex-start' }}>
      {removal.error && (
        <Alert severity="error" role="alert">
          {tAdminDemoData('failed')} {sentenceOf(removal.error)}
        </Alert>
      )}
      <TextField
        label={tAdminDemoData('confirm', { word: DEMO_REMOVAL_WORD })}
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
        {tAdminDemoData('remove')}
      </Button>
    </Stack>
  );
}

const Present = ({ data }: { data: DemoData }) => (
  <Stack sx={{ gap: 3 }}>
    <Typography>{tAdminDemoData('intro')}</Typography>
    {data.state === 'removing' && (
      <Alert severity="info" role="status">
        {tAdminDemoData('rest', { left: numberText(data.left), total: numberText(data.total) })}
      </Alert>
    )}
    <Counts data={data} />
    <Typography color="text.secondary">
      {tAdminDemoData('siteCloses')} {tAdminDemoData('doctorsStay')}
    </Typography>
    {data.problems.length > 0 && <Problems problems={data.problems} />}
    <RemovalForm data={data} />
  </Stack>
);

/** Removes the demo hospital after its counts were shown and a word was typed. */
export function DemoDataPage() {
  const { data, error, refetch } = useDemoData();
  return (
    <Page title={tAdminDemoData('title')}>
      {error && !data && (
        <ErrorRetry text={tAdminDemoData('loadFailed')} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <LoadingPage />}
      {data?.state === 'none' && <Typography>{tAdminDemoData('none')}</Typography>}
      {data && data.state !== 'none' && <Present data={data} />}
    </Page>
  );
}
