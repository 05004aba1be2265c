import StarIcon from '@mui/icons-material/StarOutline';
import { ReviewList } from './ReviewList';
import type { ConsoleResource } from '../shell/consoleResource';

export default {
  name: 'reviews',
  icon: StarIcon,
  options: { label: 'Reviews', audited: true },
  list: ReviewList,
  recordRepresentation: 'name',
} satisfies ConsoleResource;
