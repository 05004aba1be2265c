import patientAppointments from '../../../../messages/en/site/care/patientAppointments.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tPatientAppointment = createMessages('site/care/patientAppointments', patientAppointments);
