import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router';
import { usePageTitle } from '../hospital/usePageTitle';
import { DocumentsTab } from './DocumentsTab';
import { NotesTab } from './NotesTab';
import { OverviewTab } from './OverviewTab';
import { ReportsTab } from './ReportsTab';

const TABS = [
  { value: 'overview', label: 'Overview', Content: OverviewTab },
  { value: 'reports', label: 'Reports', Content: ReportsTab },
  { value: 'notes', label: "Doctors' notes", Content: NotesTab },
  { value: 'documents', label: 'Documents', Content: DocumentsTab },
] as const;

/** The patient's own records; the address says which part is open. */
export function RecordsPage() {
  usePageTitle('Records');
  const [params, setParams] = useSearchParams();
  const open = TABS.find(({ value }) => value === params.get('show')) ?? TABS[0];
  const { Content } = open;
  return (
    <>
      <Typography variant="h1" sx={{ mb: 2 }}>
        Records
      </Typography>
      <Tabs
        value={open.value}
        onChange={(_event, show: string) => setParams({ show }, { replace: true })}
        variant="scrollable"
        scrollButtons={false}
        aria-label="Parts of the records"
        sx={{ mb: 3, borderBottom: 1, borderColor: 'divider' }}
      >
        {TABS.map(({ value, label }) => (
          <Tab key={value} value={value} label={label} id={`tab-${value}`} aria-controls="records-panel" />
        ))}
      </Tabs>
      <Box role="tabpanel" id="records-panel" aria-labelledby={`tab-${open.value}`}>
        <Content />
      </Box>
    </>
  );
}
