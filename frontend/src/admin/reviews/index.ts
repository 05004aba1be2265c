import StarIcon from '@mui/icons-material/StarOutline';
import { listScreen } from '../screens';
import type { ConsoleResource } from '../shell/consoleResource';
import { adminResourceWords } from '../../words/admin/resources';

export default {
  name: 'reviews',
  icon: StarIcon,
  options: { label: adminResourceWords.reviews, audited: true },
  list: listScreen(({ ReviewList }) => ReviewList),
  recordRepresentation: 'name',
} satisfies ConsoleResource;
