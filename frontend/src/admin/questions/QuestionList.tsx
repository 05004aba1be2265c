import DeleteIcon from '@mui/icons-material/DeleteOutline';
import { Button } from '@mui/material';
import { DataTable, NullableBooleanInput, SelectInput } from 'react-admin';
import { Link } from 'react-router';
import { QUESTION_STATUSES, type QuestionDto } from '../../../../openapi/contract/site/questions.js';
import type { Bulk } from '../steps/BulkBar';
import { dayRange } from '../common/lists/dayRange';
import { ListPage } from '../common/lists/ListPage';
import { NEWEST_FIRST, OLDEST_FIRST } from '../common/lists/SortSelect';
import { Moment } from '../fields/Moment';
import { PersonLink } from '../fields/RecordLink';
import { Records } from '../common/lists/Records';
import { StatusChip } from '../fields/StatusChip';
import { stateChoices } from '../fields/format';

const FILTERS = [
  <SelectInput
    key="status"
    source="status"
    label="State"
    choices={stateChoices(QUESTION_STATUSES)}
    emptyText="Any"
  />,
  <NullableBooleanInput
    key="published"
    source="published"
    label="In the FAQs"
    nullLabel="Any"
    trueLabel="Yes"
    falseLabel="No"
  />,
  ...dayRange('askedAt', 'Asked'),
];

const BULK: Bulk<QuestionDto> = {
  nouns: { one: 'question', other: 'questions' },
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
  <ListPage
    sorts={[NEWEST_FIRST, OLDEST_FIRST]}
    search="Words of the question"
    filters={FILTERS}
    empty="No questions yet. What the chat cannot answer appears here."
    action={
      <Button component={Link} to="/admin/Chatbot" variant="contained">
        Answer questions
      </Button>
    }
  >
    <Records<QuestionDto> bulk={BULK}>
      <DataTable.Col<QuestionDto> label="Question" render={({ message }) => message} />
      <DataTable.Col<QuestionDto> label="Answer" render={({ adminReply }) => adminReply ?? '–'} />
      <DataTable.Col<QuestionDto>
        label="Asked by"
        render={({ askedBy }) => <PersonLink resource="users" person={askedBy} none="A visitor" />}
      />
      <DataTable.Col<QuestionDto>
        source="id"
        label="Asked"
        render={({ askedAt }) => <Moment at={askedAt} />}
      />
      <DataTable.Col<QuestionDto> label="State" render={({ status }) => <StatusChip status={status} />} />
      <DataTable.Col<QuestionDto>
        label="In the FAQs"
        render={({ published }) => (published ? 'Yes' : 'No')}
      />
    </Records>
  </ListPage>
);
