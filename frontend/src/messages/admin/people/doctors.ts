import doctors from '../../../../../messages/en/console/doctors.json' with { type: 'json' };
import { createMessages } from '../../../../../openapi/contract/messages/create-messages.js';

export const tAdminDoctor = createMessages('console/doctors', doctors);
