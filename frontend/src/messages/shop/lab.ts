import lab from '../../../../messages/en/site/shop/lab.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tLab = createMessages('site/shop/lab', lab);
