import doctorRecords from '../../../../messages/en/site/care/doctorRecords.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tDoctorRecord = createMessages('site/care/doctorRecords', doctorRecords);
