import doctors from '../../../../messages/en/site/people/doctors.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tDoctor = createMessages('site/people/doctors', doctors);
