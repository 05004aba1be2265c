import shell from '../../../../messages/en/site/site/shell.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tShell = createMessages('site/site/shell', shell);
