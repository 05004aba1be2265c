import fields from '../../../messages/en/site/fields.json' with { type: 'json' };
import { createMessages } from '../../../openapi/contract/messages/create-messages.js';

export const tField = createMessages('site/fields', fields);
