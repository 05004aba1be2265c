import prescriptions from '../../../../messages/en/site/care/prescriptions.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tPrescription = createMessages('site/care/prescriptions', prescriptions);
