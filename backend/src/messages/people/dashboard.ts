import dashboard from '../../../../messages/en/server/people/dashboard.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tDashboard = createMessages('server/people/dashboard', dashboard);
