import notifications from '../../../../messages/en/site/people/notifications.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tNotification = createMessages('site/people/notifications', notifications);
