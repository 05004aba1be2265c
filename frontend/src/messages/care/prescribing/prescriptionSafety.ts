import safety from '../../../../../messages/en/site/care/prescriptionSafety.json' with { type: 'json' };
import { createMessages } from '../../../../../openapi/contract/messages/create-messages.js';

export const tSafety = createMessages('site/care/prescriptionSafety', safety);
