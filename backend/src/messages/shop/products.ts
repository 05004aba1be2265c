import products from '../../../../messages/en/server/shop/products.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tProduct = createMessages('server/shop/products', products);
