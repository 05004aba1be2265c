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
  <SelectInput
    key="status"
    source="status"
    label={adminCommonWords.state}
    choices={stateChoices(POST_STATUSES)}
    emptyText={adminCommonWords.any}
  />,
];

const BULK: Bulk<PostSummary> = {
  nouns: adminContentWords.articles,
  nameOf: ({ title }) => title,
  actions: contentSteps(adminContentWords.articlesPublishText, adminContentWords.articlesUnpublishText),
};

export const PostList = () => (
  <ListPage
    sorts={[
      { label: adminCommonWords.newestFirst, field: 'id', order: 'DESC' },
      OLDEST_FIRST,
      { label: adminContentWords.publishedLast, field: 'publishedAt', order: 'DESC' },
      { label: adminContentWords.publishedFirst, field: 'publishedAt', order: 'ASC' },
      ...alphabetical(adminContentWords.title, 'title'),
    ]}
    search={adminContentWords.articleSearchHint}
    filters={FILTERS}
    empty={adminContentWords.articlesEmpty}
    action={
      <Button component={Link} to="/admin/posts/create" variant="contained" startIcon={<AddIcon />}>
        {adminContentWords.writeArticle}
      </Button>
    }
  >
    <Records<PostSummary> bulk={BULK}>
      <DataTable.Col<PostSummary> source="title" label={adminContentWords.title} />
      <DataTable.Col<PostSummary> label={adminContentWords.category} render={({ category }) => category} />
      <DataTable.Col<PostSummary> label={adminContentWords.author} render={({ author }) => author} />
      <DataTable.Col<PostSummary>
        source="publishedAt"
        label={adminContentWords.published}
        render={({ publishedAt }) => <Moment at={publishedAt} />}
      />
      <DataTable.Col<PostSummary>
        label={adminCommonWords.state}
        render={({ status }) => <StatusChip status={status} />}
      />
    </Records>
  </ListPage>
);
