import booking from '../../../../messages/en/server/care/booking.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tBooking = createMessages('server/care/booking', booking);
