import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import { PostCreate, PostEdit } from './PostForms';
import { PostList } from './PostList';
import type { ConsoleResource } from '../shell/consoleResource';

export default {
  name: 'posts',
  icon: ArticleIcon,
  options: { label: 'Articles', audited: true },
  list: PostList,
  create: PostCreate,
  edit: PostEdit,
  recordRepresentation: 'title',
} satisfies ConsoleResource;
