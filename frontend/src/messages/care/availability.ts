import availability from '../../../../messages/en/site/care/availability.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tAvailability = createMessages('site/care/availability', availability);
