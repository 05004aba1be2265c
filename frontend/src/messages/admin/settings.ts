import settings from '../../../../messages/en/console/settings.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tAdminSetting = createMessages('console/settings', settings);
