import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { SelectInput } from 'react-admin';
import { Link } from 'react-router';
import { POST_STATUSES, type PostSummary } from '../../../../openapi/contract/site/posts.js';
import type { Bulk } from '../common/lists/BulkBar';
import { ListPage, OLDEST_FIRST, alphabetical } from '../common/lists/ListPage';
import { Moment } from '../common/records/Moment';
import type { Column } from '../common/lists/RecordRows';
import { StatusChip } from '../common/records/StatusChip';
import { contentSteps } from '../content/contentSteps';
import { stateChoices } from '../common/records/format';
import { CATEGORY_CHOICES } from './postKind';

const COLUMNS: Column<PostSummary>[] = [
  { label: 'Title', sortBy: 'title', render: ({ title }) => title },
  { label: 'Category', render: ({ category }) => category },
  { label: 'Author', render: ({ author }) => author },
  { label: 'Published', sortBy: 'publishedAt', render: ({ publishedAt }) => <Moment at={publishedAt} /> },
  { label: 'State', render: ({ status }) => <StatusChip status={status} /> },
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
    <SelectInput
      source="status"
      label="State"
      choices={stateChoices(POST_STATUSES)}
      emptyText="Any"
      helperText={false}
    />
  </>
);

const BULK: Bulk<PostSummary> = {
  nouns: ['article', 'articles'],
  nameOf: ({ title }) => title,
  actions: contentSteps(
    'Everybody can read them on the site.',
    'They leave the site and become drafts again.',
  ),
};

export const PostList = () => (
  <ListPage<PostSummary>
    title="Articles"
    columns={COLUMNS}
    bulk={BULK}
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
  />
);
