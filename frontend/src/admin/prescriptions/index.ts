import PrescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import { PrescriptionList } from './PrescriptionList';
import { PrescriptionShow } from './PrescriptionShow';
import type { ConsoleResource } from '../shell/consoleResource';
import { adminPrescriptionWords } from '../../words/admin/prescriptions';

export default {
  name: 'prescriptions',
  icon: PrescriptionIcon,
  options: { label: adminPrescriptionWords.prescriptions, audited: true },
  list: PrescriptionList,
  show: PrescriptionShow,
  recordRepresentation: 'number',
} satisfies ConsoleResource;
