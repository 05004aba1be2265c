import holidays from '../../../../../messages/en/console/availability/holidays.json' with { type: 'json' };
import { createMessages } from '../../../../../openapi/contract/messages/create-messages.js';

export const tAdminHoliday = createMessages('console/availability/holidays', holidays);
