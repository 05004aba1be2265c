import failures from '../../../messages/en/server/failures.json' with { type: 'json' };
import { createMessages } from '../../../openapi/contract/messages/create-messages.js';

export const tFailure = createMessages('server/failures', failures);
