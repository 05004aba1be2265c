import MedicationIcon from '@mui/icons-material/MedicationOutlined';
import { recordScreen } from '../screens';
import type { ConsoleResource } from '../shell/consoleResource';
import { tAdminCommon } from '../../messages/admin/common';

export default {
  name: 'medicines',
  icon: MedicationIcon,
  options: { label: tAdminCommon('medicines'), audited: true },
  list: recordScreen(({ MedicineToView }) => MedicineToView),
  edit: recordScreen(({ MedicineToForm }) => MedicineToForm),
  recordRepresentation: 'name',
} satisfies ConsoleResource;
