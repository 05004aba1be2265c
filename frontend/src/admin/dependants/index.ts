import FamilyIcon from '@mui/icons-material/FamilyRestroomOutlined';
import { DependantList } from './DependantList';
import { DependantShow } from './DependantShow';
import type { ConsoleResource } from '../shell/consoleResource';
import { adminDependantWords } from '../../words/admin/dependants';

export default {
  name: 'dependants',
  icon: FamilyIcon,
  options: { label: adminDependantWords.dependants, audited: false },
  list: DependantList,
  show: DependantShow,
  recordRepresentation: 'fullName',
} satisfies ConsoleResource;
