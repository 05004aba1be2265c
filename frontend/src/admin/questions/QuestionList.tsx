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
import { Allowed } from '../steps/Allowed';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminQuestion } from '../../messages/admin/questions';

const FILTERS = [
  <SelectInput
    key="status"
    source="status"
    label={tAdminCommon('state')}
    choices={stateChoices(QUESTION_STATUSES)}
    emptyText={tAdminCommon('any')}
  />,
  <NullableBooleanInput
    key="published"
    source="published"
    label={tAdminQuestion('inFaqs')}
    nullLabel={tAdminCommon('any')}
    trueLabel={tAdminCommon('yes')}
    falseLabel={tAdminCommon('no')}
  />,
  ...dayRange('askedAt', tAdminCommon('asked')),
];

const BULK: Bulk<QuestionDto> = {
  needs: 'questions.edit',
  nouns: (count: number) => tAdminQuestion('questions', { count }),
  nameOf: ({ message }) => `“${message}”`,
  actions: [
    {
      action: 'delete',
      label: tAdminCommon('delete'),
      icon: <DeleteIcon />,
      destructive: true,
      consequence: tAdminQuestion('bulkDeleteText'),
    },
  ],
};

/** All questions as a list; each links to the Chatbot screen, where it is answered. */
export const QuestionList = () => (
  <ListPage
    sorts={[NEWEST_FIRST, OLDEST_FIRST]}
    search={tAdminQuestion('searchHint')}
    filters={FILTERS}
    empty={tAdminQuestion('listEmpty')}
    action={
      <Allowed to="questions.edit">
        <Button component={Link} to="/admin/Chatbot" variant="contained">
          {tAdminQuestion('answerQuestions')}
        </Button>
      </Allowed>
    }
  >
    <Records<QuestionDto> bulk={BULK}>
      <DataTable.Col<QuestionDto> label={tAdminCommon('question')} render={({ message }) => message} />
      <DataTable.Col<QuestionDto>
        label={tAdminCommon('answer')}
        render={({ adminReply }) => adminReply ?? '–'}
      />
      <DataTable.Col<QuestionDto>
        label={tAdminQuestion('askedBy')}
        render={({ askedBy }) => (
          <PersonLink resource="users" person={askedBy} none={tAdminQuestion('visitor')} />
        )}
      />
      <DataTable.Col<QuestionDto>
        source="id"
        label={tAdminCommon('asked')}
        render={({ askedAt }) => <Moment at={askedAt} />}
      />
      <DataTable.Col<QuestionDto>
        label={tAdminCommon('state')}
        render={({ status }) => <StatusChip status={status} />}
      />
      <DataTable.Col<QuestionDto>
        label={tAdminQuestion('inFaqs')}
        render={({ published }) => (published ? tAdminCommon('yes') : tAdminCommon('no'))}
      />
    </Records>
  </ListPage>
);
