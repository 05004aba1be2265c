import MergeIcon from '@mui/icons-material/CallMerge';
import { listScreen, recordScreen } from '../screens';
import type { ConsoleResource } from '../shell/consoleResource';
import { tAdminResource } from '../../messages/admin/resources';

export default {
  name: 'merges',
  icon: MergeIcon,
  options: { label: tAdminResource('merges'), audited: false },
  list: listScreen(({ MergeList }) => MergeList),
  create: recordScreen(({ MergeCreate }) => MergeCreate),
} satisfies ConsoleResource;
