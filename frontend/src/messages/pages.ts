import pages from '../../../messages/en/site/pages.json' with { type: 'json' };
import { createMessages } from '../../../openapi/contract/messages/create-messages.js';

export const tPage = createMessages('site/pages', pages);
