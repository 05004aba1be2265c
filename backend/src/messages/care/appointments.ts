import appointments from '../../../../messages/en/server/care/appointments.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tAppointment = createMessages('server/care/appointments', appointments);
