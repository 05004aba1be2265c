import StarIcon from '@mui/icons-material/StarOutline';
import { listScreen } from '../screens';
import type { ConsoleResource } from '../shell/consoleResource';
import { tAdminResource } from '../../messages/admin/resources';

export default {
  name: 'reviews',
  icon: StarIcon,
  options: { label: tAdminResource('reviews'), audited: true },
  list: listScreen(({ ReviewList }) => ReviewList),
  recordRepresentation: 'name',
} satisfies ConsoleResource;
