import waitlist from '../../../../messages/en/site/care/waitlist.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tWaitlist = createMessages('site/care/waitlist', waitlist);
