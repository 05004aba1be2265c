import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { EmptyState } from '../common/feedback/EmptyState';
import { RecordEntry } from './RecordEntry';
import { RecordPages } from './RecordPages';
import { recordWords } from '../words/care/records';
import { pageWords } from '../words/pages';

/** What doctors noted at visits. */
export const NotesTab = () => (
  <RecordPages
    kind="note"
    label={recordWords.doctorsNotes}
    whenEmpty={
      <EmptyState text={recordWords.notesEmpty}>
        <Button variant="contained" component={RouterLink} to="/find-doctor">
          {pageWords.findDoctor}
        </Button>
      </EmptyState>
    }
  >
    {(record) => <RecordEntry key={record._id} record={record} />}
  </RecordPages>
);
