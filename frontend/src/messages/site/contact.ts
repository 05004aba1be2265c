import contact from '../../../../messages/en/site/site/contact.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tContact = createMessages('site/site/contact', contact);
