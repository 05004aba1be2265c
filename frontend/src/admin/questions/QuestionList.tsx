import DeleteIcon from '@mui/icons-material/DeleteOutline';
import { Button } from '@mui/material';
import { NullableBooleanInput, SelectInput } from 'react-admin';
import { Link } from 'react-router';
import { QUESTION_STATUSES, type Question } from '../../../../openapi/contract/site/questions.js';
import type { Bulk } from '../common/lists/BulkBar';
import { DayRange } from '../common/lists/DayRange';
import { ListPage, NEWEST_FIRST, OLDEST_FIRST } from '../common/lists/ListPage';
import { Moment } from '../common/records/Moment';
import { PersonLink } from '../common/records/RecordLink';
import type { Column } from '../common/lists/RecordRows';
import { StatusChip } from '../common/records/StatusChip';
import { stateChoices } from '../common/records/format';

const COLUMNS: Column<Question>[] = [
  { label: 'Question', render: ({ message }) => message },
  { label: 'Answer', render: ({ adminReply }) => adminReply ?? '–' },
  {
    label: 'Asked by',
    render: ({ askedBy }) => <PersonLink resource="users" person={askedBy} none="A visitor" />,
  },
  { label: 'Asked', sortBy: 'id', render: ({ askedAt }) => <Moment at={askedAt} /> },
  { label: 'State', render: ({ status }) => <StatusChip status={status} /> },
  { label: 'In the FAQs', render: ({ published }) => (published ? 'Yes' : 'No') },
];

const FILTERS = (
  <>
    <SelectInput
      source="status"
      label="State"
      choices={stateChoices(QUESTION_STATUSES)}
      emptyText="Any"
      helperText={false}
    />
    <NullableBooleanInput
      source="published"
      label="In the FAQs"
      nullLabel="Any"
      trueLabel="Yes"
      falseLabel="No"
      helperText={false}
    />
    <DayRange source="askedAt" label="Asked" />
  </>
);

const BULK: Bulk<Question> = {
  nouns: ['question', 'questions'],
  nameOf: ({ message }) => `“${message}”`,
  actions: [
    {
      action: 'delete',
      label: 'Delete',
      icon: <DeleteIcon />,
      destructive: true,
      consequence:
        'The chat no longer answers with them. Whoever still waits for an answer is told that there will be none.',
    },
  ],
};

/** All questions as a list; they are answered on the Chatbot screen, to which each of them leads. */
export const QuestionList = () => (
  <ListPage<Question>
    title="Questions"
    columns={COLUMNS}
    bulk={BULK}
    sorts={[NEWEST_FIRST, OLDEST_FIRST]}
    search="Words of the question"
    filters={FILTERS}
    empty="No questions yet. What the chat cannot answer appears here."
    action={
      <Button component={Link} to="/admin/Chatbot" variant="contained">
        Answer questions
      </Button>
    }
  />
);
