import staff from '../../../../messages/en/server/people/staff.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tStaff = createMessages('server/people/staff', staff);
