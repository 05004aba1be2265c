import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { NullableBooleanInput, SelectInput } from 'react-admin';
import { Link } from 'react-router';
import type { Faq } from '../../../../openapi/contract/site/faqs.js';
import type { Bulk } from '../common/lists/BulkBar';
import { ListPage, NEWEST_FIRST, alphabetical } from '../common/lists/ListPage';
import type { Column } from '../common/lists/RecordRows';
import { StatusChip } from '../common/records/StatusChip';
import { contentSteps } from '../content/contentSteps';
import { CATEGORY_CHOICES } from './faqKind';

const COLUMNS: Column<Faq>[] = [
  { label: 'Question', sortBy: 'question', render: ({ question }) => question },
  { label: 'Category', render: ({ category }) => category },
  { label: 'Place', sortBy: 'position', align: 'right', render: ({ position }) => position },
  { label: 'State', render: ({ published }) => <StatusChip status={published ? 'published' : 'hidden'} /> },
];

const FILTERS = (
  <>
    <SelectInput
      source="category"
      label="Category"
      choices={CATEGORY_CHOICES}
      emptyText="Any"
      helperText={false}
    />
    <NullableBooleanInput
      source="published"
      label="On the site"
      nullLabel="Any"
      trueLabel="Shown"
      falseLabel="Hidden"
      helperText={false}
    />
  </>
);

const BULK: Bulk<Faq> = {
  nouns: ['FAQ', 'FAQs'],
  nameOf: ({ question }) => question,
  actions: contentSteps(
    'The home page shows them and the chat answers with them.',
    'The home page and the chat no longer know them.',
  ),
};

export const FaqList = () => (
  <ListPage<Faq>
    title="FAQs"
    columns={COLUMNS}
    bulk={BULK}
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
  />
);
