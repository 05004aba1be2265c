import RecordIcon from '@mui/icons-material/AssignmentOutlined';
import { listScreen, recordScreen } from '../screens';
import type { ConsoleResource } from '../shell/consoleResource';
import { tAdminResource } from '../../messages/admin/resources';

export default {
  name: 'records',
  icon: RecordIcon,
  options: { label: tAdminResource('records'), audited: true },
  list: listScreen(({ RecordList }) => RecordList),
  show: recordScreen(({ RecordShow }) => RecordShow),
  recordRepresentation: 'title',
} satisfies ConsoleResource;
