import details from '../../../../../messages/en/site/care/dosageDetails.json' with { type: 'json' };
import { createMessages } from '../../../../../openapi/contract/messages/create-messages.js';

export const tDetails = createMessages('site/care/dosageDetails', details);
