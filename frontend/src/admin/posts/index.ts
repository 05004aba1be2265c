import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import { listScreen, recordScreen } from '../screens';
import type { ConsoleResource } from '../shell/consoleResource';
import { tAdminResource } from '../../messages/admin/resources';

export default {
  name: 'posts',
  icon: ArticleIcon,
  options: { label: tAdminResource('posts'), audited: true },
  list: listScreen(({ PostList }) => PostList),
  create: recordScreen(({ PostCreate }) => PostCreate),
  edit: recordScreen(({ PostEdit }) => PostEdit),
  recordRepresentation: 'title',
} satisfies ConsoleResource;
