import pharmacy from '../../../../messages/en/site/shop/pharmacy.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tPharmacy = createMessages('site/shop/pharmacy', pharmacy);
