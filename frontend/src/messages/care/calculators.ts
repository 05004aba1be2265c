import calculators from '../../../../messages/en/site/care/calculators.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tCalculator = createMessages('site/care/calculators', calculators);
