import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { DataTable, SelectInput } from 'react-admin';
import { Link } from 'react-router';
import { POST_STATUSES, type PostSummary } from '../../../../openapi/contract/site/posts.js';
import type { Bulk } from '../steps/BulkBar';
import { ListPage } from '../common/lists/ListPage';
import { OLDEST_FIRST, alphabetical } from '../common/lists/SortSelect';
import { Moment } from '../fields/Moment';
import { Records } from '../common/lists/Records';
import { StatusChip } from '../fields/StatusChip';
import { contentSteps } from '../content/contentSteps';
import { stateChoices } from '../fields/format';
import { CATEGORY_CHOICES } from './postKind';

const FILTERS = [
  <SelectInput
    key="category"
    source="category"
    label="Category"
    choices={CATEGORY_CHOICES}
    emptyText="Any"
  />,
  <SelectInput
    key="status"
    source="status"
    label="State"
    choices={stateChoices(POST_STATUSES)}
    emptyText="Any"
  />,
];

const BULK: Bulk<PostSummary> = {
  nouns: { one: 'article', other: 'articles' },
  nameOf: ({ title }) => title,
  actions: contentSteps(
    'Everybody can read them on the site.',
    'They leave the site and become drafts again.',
  ),
};

export const PostList = () => (
  <ListPage
    sorts={[
      { label: 'Newest first', field: 'id', order: 'DESC' },
      OLDEST_FIRST,
      { label: 'Published last', field: 'publishedAt', order: 'DESC' },
      { label: 'Published first', field: 'publishedAt', order: 'ASC' },
      ...alphabetical('Title', 'title'),
    ]}
    search="Words of title or summary"
    filters={FILTERS}
    empty="No articles yet. Write the first one; it stays a draft until you publish it."
    action={
      <Button component={Link} to="/admin/posts/create" variant="contained" startIcon={<AddIcon />}>
        Write article
      </Button>
    }
  >
    <Records<PostSummary> bulk={BULK}>
      <DataTable.Col<PostSummary> source="title" label="Title" />
      <DataTable.Col<PostSummary> label="Category" render={({ category }) => category} />
      <DataTable.Col<PostSummary> label="Author" render={({ author }) => author} />
      <DataTable.Col<PostSummary>
        source="publishedAt"
        label="Published"
        render={({ publishedAt }) => <Moment at={publishedAt} />}
      />
      <DataTable.Col<PostSummary> label="State" render={({ status }) => <StatusChip status={status} />} />
    </Records>
  </ListPage>
);
