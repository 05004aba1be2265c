import patientActivity from '../../../messages/en/server/patientActivity.json' with { type: 'json' };
import { createMessages } from '../../../openapi/contract/messages/create-messages.js';
import doctorActivity from '../../../messages/en/server/doctorActivity.json' with { type: 'json' };

export const tPatientActivity = createMessages('server/patientActivity', patientActivity);
export const tDoctorActivity = createMessages('server/doctorActivity', doctorActivity);
