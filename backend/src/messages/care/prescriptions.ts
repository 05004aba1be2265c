import prescriptions from '../../../../messages/en/server/care/prescriptions.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tPrescription = createMessages('server/care/prescriptions', prescriptions);
