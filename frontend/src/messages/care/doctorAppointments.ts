import doctorAppointments from '../../../../messages/en/site/care/doctorAppointments.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tDoctorAppointment = createMessages('site/care/doctorAppointments', doctorAppointments);
