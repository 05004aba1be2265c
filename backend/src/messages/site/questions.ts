import questions from '../../../../messages/en/server/site/questions.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tQuestion = createMessages('server/site/questions', questions);
