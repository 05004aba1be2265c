import specialities from '../../../../messages/en/site/people/specialities.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tSpeciality = createMessages('site/people/specialities', specialities);
