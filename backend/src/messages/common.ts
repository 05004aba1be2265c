import common from '../../../messages/en/server/common.json' with { type: 'json' };
import { createMessages } from '../../../openapi/contract/messages/create-messages.js';

export const tCommon = createMessages('server/common', common);
