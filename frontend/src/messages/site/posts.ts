import posts from '../../../../messages/en/site/site/posts.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tPost = createMessages('site/site/posts', posts);
