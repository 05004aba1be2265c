import { PostCreate, PostEdit } from './PostForms';
import { PostList } from './PostList';

export default {
  name: 'posts',
  list: PostList,
  create: PostCreate,
  edit: PostEdit,
  recordRepresentation: 'title',
};
