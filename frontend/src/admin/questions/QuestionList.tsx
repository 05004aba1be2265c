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
import { adminCommonWords } from '../../words/admin/common';
import { adminQuestionWords } from '../../words/admin/questions';

const FILTERS = [
  <SelectInput
    key="status"
    source="status"
    label={adminCommonWords.state}
    choices={stateChoices(QUESTION_STATUSES)}
    emptyText={adminCommonWords.any}
  />,
  <NullableBooleanInput
    key="published"
    source="published"
    label={adminQuestionWords.inFaqs}
    nullLabel={adminCommonWords.any}
    trueLabel={adminCommonWords.yes}
    falseLabel={adminCommonWords.no}
  />,
  ...dayRange('askedAt', adminCommonWords.asked),
];

const BULK: Bulk<QuestionDto> = {
  nouns: adminQuestionWords.questions,
  nameOf: ({ message }) => `“${message}”`,
  actions: [
    {
      action: 'delete',
      label: adminCommonWords.delete,
      icon: <DeleteIcon />,
      destructive: true,
      consequence: adminQuestionWords.bulkDeleteText,
    },
  ],
};

/** All questions as a list; they are answered on the Chatbot screen, to which each of them leads. */
export const QuestionList = () => (
  <ListPage
    sorts={[NEWEST_FIRST, OLDEST_FIRST]}
    search={adminQuestionWords.searchHint}
    filters={FILTERS}
    empty={adminQuestionWords.listEmpty}
    action={
      <Button component={Link} to="/admin/Chatbot" variant="contained">
        {adminQuestionWords.answerQuestions}
      </Button>
    }
  >
    <Records<QuestionDto> bulk={BULK}>
      <DataTable.Col<QuestionDto> label={adminCommonWords.question} render={({ message }) => message} />
      <DataTable.Col<QuestionDto>
        label={adminCommonWords.answer}
        render={({ adminReply }) => adminReply ?? '–'}
      />
      <DataTable.Col<QuestionDto>
        label={adminQuestionWords.askedBy}
        render={({ askedBy }) => (
          <PersonLink resource="users" person={askedBy} none={adminQuestionWords.visitor} />
        )}
      />
      <DataTable.Col<QuestionDto>
        source="id"
        label={adminCommonWords.asked}
        render={({ askedAt }) => <Moment at={askedAt} />}
      />
      <DataTable.Col<QuestionDto>
        label={adminCommonWords.state}
        render={({ status }) => <StatusChip status={status} />}
      />
      <DataTable.Col<QuestionDto>
        label={adminQuestionWords.inFaqs}
        render={({ published }) => (published ? adminCommonWords.yes : adminCommonWords.no)}
      />
    </Records>
  </ListPage>
);
