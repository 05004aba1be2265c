import common from '../../../messages/en/site/common.json' with { type: 'json' };
import { createMessages } from '../../../openapi/contract/messages/create-messages.js';

export const tCommon = createMessages('site/common', common);
