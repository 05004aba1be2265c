import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import { PostCreate, PostEdit } from './PostForms';
import { PostList } from './PostList';
import type { ConsoleResource } from '../shell/consoleResource';
import { adminContentWords } from '../../words/admin/content';

export default {
  name: 'posts',
  icon: ArticleIcon,
  options: { label: adminContentWords.articlesTitle, audited: true },
  list: PostList,
  create: PostCreate,
  edit: PostEdit,
  recordRepresentation: 'title',
} satisfies ConsoleResource;
