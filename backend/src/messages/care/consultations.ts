import consultations from '../../../../messages/en/server/care/consultations.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tConsultation = createMessages('server/care/consultations', consultations);
