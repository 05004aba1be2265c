import entryCorrections from '../../../../messages/en/site/care/entryCorrections.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tEntryCorrection = createMessages('site/care/entryCorrections', entryCorrections);
