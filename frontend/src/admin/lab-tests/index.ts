import ScienceIcon from '@mui/icons-material/ScienceOutlined';
import { recordScreen } from '../screens';
import type { ConsoleResource } from '../shell/consoleResource';
import { tAdminResource } from '../../messages/admin/resources';

export default {
  name: 'lab-tests',
  icon: ScienceIcon,
  options: { label: tAdminResource('labTests'), audited: true },
  list: recordScreen(({ LabTestToView }) => LabTestToView),
  edit: recordScreen(({ LabTestToForm }) => LabTestToForm),
  recordRepresentation: 'testName',
} satisfies ConsoleResource;
