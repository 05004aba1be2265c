import { Button } from '@mui/material';
import { Link, useNavigate } from 'react-router';
import type { PostDto } from '../../../../openapi/contract/site/posts.js';
import { StatusChip } from '../fields/StatusChip';
import { NOTHING_TO_SAVE } from '../common/forms/UnsavedChanges';
import { ContentCreate } from '../content/ContentCreate';
import { ContentEdit } from '../content/ContentEdit';
import { DeleteStep } from '../content/DeleteStep';
import { POSTS } from './postKind';
import { tAdminContent } from '../../messages/admin/content';

export const PostCreate = () => (
  <ContentCreate
    kind={POSTS}
    title={tAdminContent('writeArticle')}
    failure={tAdminContent('addArticleFailed')}
    initial={{ status: 'draft', sources: [] }}
  />
);

const ViewButton = ({ post: { status, slug } }: { post: PostDto }) =>
  status === 'published' ? (
    <Button component={Link} to={`/blog/${slug}`} variant="outlined">
      {tAdminContent('seeItOnSite')}
    </Button>
  ) : null;

export function PostEdit() {
  const navigate = useNavigate();
  const toList = () => void navigate('/admin/posts', { state: NOTHING_TO_SAVE });
  return (
    <ContentEdit<PostDto>
      kind={POSTS}
      note={({ status }) => <StatusChip status={status} />}
      actions={(post) => <ViewButton post={post} />}
      steps={(post) => (
        <DeleteStep
          resource="posts"
          record={post}
          name={post.title}
          question={tAdminContent('deleteThisArticle')}
          consequence={tAdminContent('articleDeleteText')}
          onDone={toList}
        />
      )}
      onSaved={toList}
    />
  );
}
