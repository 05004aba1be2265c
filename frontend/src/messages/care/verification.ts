import verification from '../../../../messages/en/site/care/verification.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tVerification = createMessages('site/care/verification', verification);
