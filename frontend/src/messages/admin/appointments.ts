import appointments from '../../../../messages/en/console/appointments.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tAdminAppointment = createMessages('console/appointments', appointments);
