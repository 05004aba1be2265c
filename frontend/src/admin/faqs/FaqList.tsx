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
import { adminCommonWords } from '../../words/admin/common';
import { adminContentWords } from '../../words/admin/content';

const FILTERS = [
  <SelectInput
    key="category"
    source="category"
    label={adminContentWords.category}
    choices={CATEGORY_CHOICES}
    emptyText={adminCommonWords.any}
  />,
  <NullableBooleanInput
    key="published"
    source="published"
    label={adminContentWords.onSite}
    nullLabel={adminCommonWords.any}
    trueLabel={adminCommonWords.shown}
    falseLabel={adminCommonWords.hidden}
  />,
];

const BULK: Bulk<FaqDto> = {
  nouns: adminContentWords.faqs,
  nameOf: ({ question }) => question,
  actions: contentSteps(adminContentWords.faqsPublishText, adminContentWords.faqsUnpublishText),
};

export const FaqList = () => (
  <ListPage
    sorts={[
      { label: adminContentWords.asOnSite, field: 'position', order: 'ASC' },
      { label: adminContentWords.lastPlaceFirst, field: 'position', order: 'DESC' },
      ...alphabetical(adminCommonWords.question, 'question'),
      NEWEST_FIRST,
    ]}
    search={adminContentWords.faqSearchHint}
    filters={FILTERS}
    empty={adminContentWords.faqsEmpty}
    action={
      <Button component={Link} to="/admin/faqs/create" variant="contained" startIcon={<AddIcon />}>
        {adminContentWords.addFaq}
      </Button>
    }
  >
    <Records<FaqDto> bulk={BULK}>
      <DataTable.Col<FaqDto> source="question" label={adminCommonWords.question} />
      <DataTable.Col<FaqDto> label={adminContentWords.category} render={({ category }) => category} />
      <DataTable.Col<FaqDto> source="position" label={adminCommonWords.place} align="right" />
      <DataTable.Col<FaqDto>
        label={adminCommonWords.state}
        render={({ published }) => <StatusChip status={published ? 'published' : 'hidden'} />}
      />
    </Records>
  </ListPage>
);
