import reviews from '../../../../messages/en/site/care/reviews.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tReview = createMessages('site/care/reviews', reviews);
