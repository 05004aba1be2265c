import { SelectInput } from 'react-admin';
import { REVIEW_STATUSES, type Review } from '../../../../openapi/contract/reviews.js';
import { ListPage, NEWEST_FIRST, OLDEST_FIRST } from '../common/ListPage';
import { stateChoices } from '../common/format';
import { ReviewCard } from './ReviewCard';

const FILTERS = (
  <SelectInput
    source="status"
    label="State"
    choices={stateChoices(REVIEW_STATUSES)}
    emptyText="Any"
    helperText={false}
  />
);

export const ReviewList = () => (
  <ListPage<Review>
    title="Reviews"
    renderCard={(review) => <ReviewCard key={review.id} review={review} />}
    sorts={[
      NEWEST_FIRST,
      OLDEST_FIRST,
      { label: 'Fewest stars first', field: 'rating', order: 'ASC' },
      { label: 'Most stars first', field: 'rating', order: 'DESC' },
    ]}
    filters={FILTERS}
    empty="No reviews yet. Patients write them after a completed visit; they appear once you approve them."
  />
);
