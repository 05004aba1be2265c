import consultations from '../../../../messages/en/site/care/consultations.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tConsultation = createMessages('site/care/consultations', consultations);
