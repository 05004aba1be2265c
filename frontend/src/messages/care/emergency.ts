import emergency from '../../../../messages/en/site/care/emergency.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tEmergency = createMessages('site/care/emergency', emergency);
