import reviews from '../../../../messages/en/server/care/reviews.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tReview = createMessages('server/care/reviews', reviews);
