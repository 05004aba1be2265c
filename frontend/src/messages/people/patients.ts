import patients from '../../../../messages/en/site/people/patients.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tPatient = createMessages('site/people/patients', patients);
