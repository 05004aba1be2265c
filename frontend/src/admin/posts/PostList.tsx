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
  <SelectInput
    key="status"
    source="status"
    label={tAdminCommon('state')}
    choices={stateChoices(POST_STATUSES)}
    emptyText={tAdminCommon('any')}
  />,
];

const BULK: Bulk<PostSummary> = {
  needs: 'posts.edit',
  nouns: (count: number) => tAdminContent('articles', { count }),
  nameOf: ({ title }) => title,
  actions: contentSteps(tAdminContent('articlesPublishText'), tAdminContent('articlesUnpublishText')),
};

export const PostList = () => (
  <ListPage
    sorts={[
      { label: tAdminCommon('newestFirst'), field: 'id', order: 'DESC' },
      OLDEST_FIRST,
      { label: tAdminContent('publishedLast'), field: 'publishedAt', order: 'DESC' },
      { label: tAdminContent('publishedFirst'), field: 'publishedAt', order: 'ASC' },
      ...alphabetical(tAdminContent('title'), 'title'),
    ]}
    search={tAdminContent('articleSearchHint')}
    filters={FILTERS}
    empty={tAdminContent('articlesEmpty')}
    action={
      <Allowed to="posts.edit">
        <Button component={Link} to="/admin/posts/create" variant="contained" startIcon={<AddIcon />}>
          {tAdminContent('writeArticle')}
        </Button>
      </Allowed>
    }
  >
    <Records<PostSummary> bulk={BULK}>
      <DataTable.Col<PostSummary> source="title" label={tAdminContent('title')} />
      <DataTable.Col<PostSummary> label={tAdminContent('category')} render={({ category }) => category} />
      <DataTable.Col<PostSummary> label={tAdminContent('author')} render={({ author }) => author} />
      <DataTable.Col<PostSummary>
        source="publishedAt"
        label={tAdminContent('published')}
        render={({ publishedAt }) => <Moment at={publishedAt} />}
      />
      <DataTable.Col<PostSummary>
        label={tAdminCommon('state')}
        render={({ status }) => <StatusChip status={status} />}
      />
    </Records>
  </ListPage>
);
