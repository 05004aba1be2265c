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
import { Allowed } from '../steps/Allowed';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminContent } from '../../messages/admin/content';

const FILTERS = [
  <SelectInput
    key="category"
    source="category"
    label={tAdminContent('category')}
    choices={CATEGORY_CHOICES}
    emptyText={tAdminCommon('any')}
  />,
  <NullableBooleanInput
    key="published"
    source="published"
    label={tAdminContent('onSite')}
    nullLabel={tAdminCommon('any')}
    trueLabel={tAdminCommon('shown')}
    falseLabel={tAdminCommon('hidden')}
  />,
];

const BULK: Bulk<FaqDto> = {
  needs: 'faqs.edit',
  nouns: (count: number) => tAdminContent('faqs', { count }),
  nameOf: ({ question }) => question,
  actions: contentSteps(tAdminContent('faqsPublishText'), tAdminContent('faqsUnpublishText')),
};

export const FaqList = () => (
  <ListPage
    sorts={[
      { label: tAdminContent('asOnSite'), field: 'position', order: 'ASC' },
      { label: tAdminContent('lastPlaceFirst'), field: 'position', order: 'DESC' },
      ...alphabetical(tAdminCommon('question'), 'question'),
      NEWEST_FIRST,
    ]}
    search={tAdminContent('faqSearchHint')}
    filters={FILTERS}
    empty={tAdminContent('faqsEmpty')}
    action={
      <Allowed to="faqs.edit">
        <Button component={Link} to="/admin/faqs/create" variant="contained" startIcon={<AddIcon />}>
          {tAdminContent('addFaq')}
        </Button>
      </Allowed>
    }
  >
    <Records<FaqDto> bulk={BULK}>
      <DataTable.Col<FaqDto> source="question" label={tAdminCommon('question')} />
      <DataTable.Col<FaqDto> label={tAdminContent('category')} render={({ category }) => category} />
      <DataTable.Col<FaqDto> source="position" label={tAdminCommon('place')} align="right" />
      <DataTable.Col<FaqDto>
        label={tAdminCommon('state')}
        render={({ published }) => <StatusChip status={published ? 'published' : 'hidden'} />}
      />
    </Records>
  </ListPage>
);
