import publicSite from '../../../../messages/en/server/site/public-site.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tPublicSite = createMessages('server/site/public-site', publicSite);
