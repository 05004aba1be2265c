import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { DataTable, NullableBooleanInput, SelectInput } from 'react-admin';
import { Link } from 'react-router';
import type { FaqDto } from '../../../../openapi/contract/site/faqs.js';
import type { Bulk } from '../steps/BulkBar';
import { ListPage } from '../common/lists/ListPage';
import { NEWEST_FIRST, alphabetical } from '../common/lists/SortSelect';
import { Records } from '../common/lists/Records';
import { StatusChip } from '../fields/StatusChip';
import { contentSteps } from '../content/contentSteps';
import { CATEGORY_CHOICES } from './faqKind';

const FILTERS = [
  <SelectInput
    key="category"
    source="category"
    label="Category"
    choices={CATEGORY_CHOICES}
    emptyText="Any"
  />,
  <NullableBooleanInput
    key="published"
    source="published"
    label="On the site"
    nullLabel="Any"
    trueLabel="Shown"
    falseLabel="Hidden"
  />,
];

const BULK: Bulk<FaqDto> = {
  nouns: { one: 'FAQ', other: 'FAQs' },
  nameOf: ({ question }) => question,
  actions: contentSteps(
    'The home page shows them and the chat answers with them.',
    'The home page and the chat no longer know them.',
  ),
};

export const FaqList = () => (
  <ListPage
    sorts={[
      { label: 'As on the site', field: 'position', order: 'ASC' },
      { label: 'Last place first', field: 'position', order: 'DESC' },
      ...alphabetical('Question', 'question'),
      NEWEST_FIRST,
    ]}
    search="Words of question or answer"
    filters={FILTERS}
    empty="No FAQs yet. Add the first one: the home page shows it and the chat answers with it."
    action={
      <Button component={Link} to="/admin/faqs/create" variant="contained" startIcon={<AddIcon />}>
        Add FAQ
      </Button>
    }
  >
    <Records<FaqDto> bulk={BULK}>
      <DataTable.Col<FaqDto> source="question" label="Question" />
      <DataTable.Col<FaqDto> label="Category" render={({ category }) => category} />
      <DataTable.Col<FaqDto> source="position" label="Place" align="right" />
      <DataTable.Col<FaqDto>
        label="State"
        render={({ published }) => <StatusChip status={published ? 'published' : 'hidden'} />}
      />
    </Records>
  </ListPage>
);
