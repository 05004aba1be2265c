import posts from '../../../../messages/en/server/site/posts.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tPost = createMessages('server/site/posts', posts);
