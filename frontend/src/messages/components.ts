import components from '../../../messages/en/site/components.json' with { type: 'json' };
import { createMessages } from '../../../openapi/contract/messages/create-messages.js';

export const tComponent = createMessages('site/components', components);
