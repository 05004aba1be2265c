import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { EmptyState } from '../common/feedback/EmptyState';
import { RecordEntry } from './RecordEntry';
import { RecordPages } from './RecordPages';

/** What doctors noted at visits. */
export const NotesTab = () => (
  <RecordPages
    kind="note"
    label="Doctors' notes"
    whenEmpty={
      <EmptyState text="No notes yet. What a doctor notes at your visit appears here.">
        <Button variant="contained" component={RouterLink} to="/find-doctor">
          Find a doctor
        </Button>
      </EmptyState>
    }
  >
    {(record) => <RecordEntry key={record._id} record={record} />}
  </RecordPages>
);
