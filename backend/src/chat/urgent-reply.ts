import type { ChatReply } from '../../../openapi/contract/site/chat.js';
import { adviceFor } from './emergency/advice.js';
import type { Urgency } from './emergency/urgency.js';
import type { Setting } from '../settings/setting.schema.js';
import type { Reply } from './topic-replies.js';
import { tChat } from '../messages/site/chat.js';

/** The emergency number first, then the answer, if known. It is never forwarded to the staff. */
export function urgentReply(urgency: Urgency, answer: Reply | null, settings: Setting): ChatReply {
  const otherwise = tChat('urgent.otherwise', { phone: settings.phone });
  return {
    reply: [adviceFor(urgency, settings).text, answer?.reply ?? otherwise].join('\n\n'),
    links: answer?.links ?? [],
    urgent: true,
    question: null,
  };
}
