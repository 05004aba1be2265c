import prescriptions from '../../../../messages/en/console/prescriptions.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tAdminPrescription = createMessages('console/prescriptions', prescriptions);
