import FamilyIcon from '@mui/icons-material/FamilyRestroomOutlined';
import { listScreen, recordScreen } from '../screens';
import type { ConsoleResource } from '../shell/consoleResource';
import { adminResourceWords } from '../../words/admin/resources';

export default {
  name: 'dependants',
  icon: FamilyIcon,
  options: { label: adminResourceWords.dependants, audited: false },
  list: listScreen(({ DependantList }) => DependantList),
  show: recordScreen(({ DependantShow }) => DependantShow),
  recordRepresentation: 'fullName',
} satisfies ConsoleResource;
