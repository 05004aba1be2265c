import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import { listScreen } from '../screens';
import type { ConsoleResource } from '../shell/consoleResource';
import { adminResourceWords } from '../../words/admin/resources';

export default {
  name: 'doctor-ids',
  icon: BadgeIcon,
  options: { label: adminResourceWords.doctorIds, audited: true },
  list: listScreen(({ DoctorIdList }) => DoctorIdList),
  recordRepresentation: 'code',
} satisfies ConsoleResource;
