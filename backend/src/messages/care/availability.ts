import availability from '../../../../messages/en/server/care/availability.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tAvailability = createMessages('server/care/availability', availability);
