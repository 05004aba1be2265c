import notifications from '../../../../messages/en/server/people/notifications.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tNotification = createMessages('server/people/notifications', notifications);
