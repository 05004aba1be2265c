import products from '../../../../messages/en/console/products.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tAdminProduct = createMessages('console/products', products);
