import StarIcon from '@mui/icons-material/StarOutline';
import { ReviewList } from './ReviewList';
import type { ConsoleResource } from '../shell/consoleResource';
import { adminContentWords } from '../../words/admin/content';

export default {
  name: 'reviews',
  icon: StarIcon,
  options: { label: adminContentWords.reviewsTitle, audited: true },
  list: ReviewList,
  recordRepresentation: 'name',
} satisfies ConsoleResource;
