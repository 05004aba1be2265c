import labBookings from '../../../../messages/en/server/shop/lab-bookings.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tLabBooking = createMessages('server/shop/lab-bookings', labBookings);
