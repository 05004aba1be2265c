import waitlist from '../../../../messages/en/console/waitlist.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tAdminWaitlist = createMessages('console/waitlist', waitlist);
