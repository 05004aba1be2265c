import files from '../../../../messages/en/server/people/files.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tFile = createMessages('server/people/files', files);
