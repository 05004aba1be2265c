import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import { listScreen } from '../screens';
import type { ConsoleResource } from '../shell/consoleResource';
import { tAdminResource } from '../../messages/admin/resources';

export default {
  name: 'doctor-ids',
  icon: BadgeIcon,
  options: { label: tAdminResource('doctorIds'), audited: true },
  list: listScreen(({ DoctorIdList }) => DoctorIdList),
  recordRepresentation: 'code',
} satisfies ConsoleResource;
