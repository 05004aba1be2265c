import booking from '../../../../messages/en/site/care/booking.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tBooking = createMessages('site/care/booking', booking);
