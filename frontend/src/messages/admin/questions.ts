import questions from '../../../../messages/en/console/questions.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tAdminQuestion = createMessages('console/questions', questions);
