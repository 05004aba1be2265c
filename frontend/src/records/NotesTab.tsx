import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { EmptyState } from '../common/feedback/EmptyState';
import { RecordEntry } from './RecordEntry';
import { RecordPages } from './RecordPages';
import { tRecord } from '../messages/care/records';
import { tPage } from '../messages/pages';

/** Doctors' notes of visits. */
export const NotesTab = () => (
  <RecordPages
    kind="note"
    label={tRecord('doctorsNotes')}
    whenEmpty={
      <EmptyState text={tRecord('notesEmpty')}>
        <Button variant="contained" component={RouterLink} to="/find-doctor">
          {tPage('findDoctor')}
        </Button>
      </EmptyState>
    }
  >
    {(record) => <RecordEntry key={record._id} record={record} />}
  </RecordPages>
);
