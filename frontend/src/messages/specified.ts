import specified from '../../../messages/en/site/specified.json' with { type: 'json' };
import { createMessages } from '../../../openapi/contract/messages/create-messages.js';

export const tSpecified = createMessages('site/specified', specified);
