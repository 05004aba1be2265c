import doctorArea from '../../../../messages/en/site/people/doctorArea.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tDoctorArea = createMessages('site/people/doctorArea', doctorArea);
