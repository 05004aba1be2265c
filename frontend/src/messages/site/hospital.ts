import hospital from '../../../../messages/en/site/site/hospital.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tHospital = createMessages('site/site/hospital', hospital);
