import home from '../../../../messages/en/site/site/home.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tHome = createMessages('site/site/home', home);
