import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import { listScreen, recordScreen } from '../screens';
import type { ConsoleResource } from '../shell/consoleResource';
import { adminResourceWords } from '../../words/admin/resources';

export default {
  name: 'posts',
  icon: ArticleIcon,
  options: { label: adminResourceWords.posts, audited: true },
  list: listScreen(({ PostList }) => PostList),
  create: recordScreen(({ PostCreate }) => PostCreate),
  edit: recordScreen(({ PostEdit }) => PostEdit),
  recordRepresentation: 'title',
} satisfies ConsoleResource;
