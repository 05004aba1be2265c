import waitlist from '../../../../messages/en/server/care/waitlist.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tWaitlist = createMessages('server/care/waitlist', waitlist);
