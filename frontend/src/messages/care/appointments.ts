import appointments from '../../../../messages/en/site/care/appointments.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tAppointment = createMessages('site/care/appointments', appointments);
