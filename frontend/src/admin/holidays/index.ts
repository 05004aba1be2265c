import HolidayIcon from '@mui/icons-material/BeachAccessOutlined';
import { listScreen } from '../screens';
import type { ConsoleResource } from '../shell/consoleResource';
import { tAdminResource } from '../../messages/admin/resources';

export default {
  name: 'holidays',
  icon: HolidayIcon,
  options: { label: tAdminResource('holidays'), audited: true },
  list: listScreen(({ HolidayList }) => HolidayList),
  recordRepresentation: 'name',
} satisfies ConsoleResource;
