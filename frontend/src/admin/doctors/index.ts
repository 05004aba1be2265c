import StethoscopeIcon from '@mui/icons-material/MedicalServicesOutlined';
import { listScreen, recordScreen } from '../screens';
import type { ConsoleResource } from '../shell/consoleResource';
import { tAdminResource } from '../../messages/admin/resources';

export default {
  name: 'doctors',
  icon: StethoscopeIcon,
  options: { label: tAdminResource('doctors'), audited: true },
  list: listScreen(({ DoctorList }) => DoctorList),
  edit: recordScreen(({ DoctorEdit }) => DoctorEdit),
  recordRepresentation: 'fullName',
} satisfies ConsoleResource;
