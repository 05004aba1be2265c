import common from '../../../../messages/en/console/common.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tAdminCommon = createMessages('console/common', common);
