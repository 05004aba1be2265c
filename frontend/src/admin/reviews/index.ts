import { ReviewList } from './ReviewList';

export default { name: 'reviews', list: ReviewList, recordRepresentation: 'name' };
