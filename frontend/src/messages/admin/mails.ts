import mails from '../../../../messages/en/console/mails.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tAdminMail = createMessages('console/mails', mails);
