import dashboard from '../../../../messages/en/site/people/dashboard.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tDashboard = createMessages('site/people/dashboard', dashboard);
