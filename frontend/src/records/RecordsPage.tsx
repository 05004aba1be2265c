import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { Suspense, lazy } from 'react';
import { useSearchParams } from 'react-router';
import { Loading } from '../common/feedback/Loading';
import { useTitleOf } from '../family/useTitleOf';
import { usePageTitle } from '../hospital/usePageTitle';
import { NotesTab } from './NotesTab';
import { OverviewTab } from './OverviewTab';
import { ReportsTab } from './ReportsTab';
import { tRecord } from '../messages/care/records';
import { tPage } from '../messages/pages';

// Its dialogs are prefetched once it is open.
const DocumentsTab = lazy(async () => ({ default: (await import('./DocumentsTab')).DocumentsTab }));

const TABS = [
  { value: 'overview', label: tRecord('overview'), Content: OverviewTab },
  { value: 'reports', label: tPage('reports'), Content: ReportsTab },
  { value: 'notes', label: tRecord('doctorsNotes'), Content: NotesTab },
  { value: 'documents', label: tPage('documents'), Content: DocumentsTab },
] as const;

/** The patient's own records; the address contains the open part. */
export function RecordsPage() {
  const title = useTitleOf(tPage('records'));
  usePageTitle(title);
  const [params, setParams] = useSearchParams();
  const open = TABS.find(({ value }) => value === params.get('show')) ?? TABS[0];
  const { Content } = open;
  return (
    <>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Tabs
        value={open.value}
        onChange={(_event, show: string) => setParams({ show }, { replace: true })}
        variant="scrollable"
        scrollButtons={false}
        aria-label={tRecord('partsOfRecords')}
        sx={{ mb: 3, borderBottom: 1, borderColor: 'divider' }}
      >
        {TABS.map(({ value, label }) => (
          <Tab key={value} value={value} label={label} id={`tab-${value}`} aria-controls="records-panel" />
        ))}
      </Tabs>
      <Box role="tabpanel" id="records-panel" aria-labelledby={`tab-${open.value}`}>
        <Suspense
          fallback={
            <Loading>
              <Skeleton variant="rounded" height={260} />
            </Loading>
          }
        >
          <Content />
        </Suspense>
      </Box>
    </>
  );
}
