import video from '../../../../messages/en/site/care/video.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tVideo = createMessages('site/care/video', video);
