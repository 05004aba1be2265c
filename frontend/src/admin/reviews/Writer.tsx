import type { ReviewDto } from '../../../../openapi/contract/care/reviews.js';
import { PersonLink } from '../fields/RecordLink';

/** The author of a review, as a link to the patient. */
export const Writer = ({ review: { patientId, name } }: { review: ReviewDto }) => (
  <PersonLink
    resource="patients"
    person={patientId ? { _id: patientId, fullName: name } : null}
    none={name}
  />
);
