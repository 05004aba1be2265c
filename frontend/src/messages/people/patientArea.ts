import patientArea from '../../../../messages/en/site/people/patientArea.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tPatientArea = createMessages('site/people/patientArea', patientArea);
