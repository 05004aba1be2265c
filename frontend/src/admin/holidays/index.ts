import HolidayIcon from '@mui/icons-material/BeachAccessOutlined';
import { HolidayList } from './HolidayList';
import type { ConsoleResource } from '../shell/consoleResource';
import { adminHolidayWords } from '../../words/admin/holidays';

export default {
  name: 'holidays',
  icon: HolidayIcon,
  options: { label: adminHolidayWords.holidays, audited: true },
  list: HolidayList,
  recordRepresentation: 'name',
} satisfies ConsoleResource;
