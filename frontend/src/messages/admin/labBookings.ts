import labBookings from '../../../../messages/en/console/labBookings.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tAdminLabBooking = createMessages('console/labBookings', labBookings);
