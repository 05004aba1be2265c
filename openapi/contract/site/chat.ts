import { z } from 'zod';
import { freeText, idOf } from '../common.js';
import { MESSAGE_MAX, QuestionStatus } from './questions.js';
import messages from '../../../messages/en/contract/site/chat.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tChat = createMessages('contract/site/chat', messages);

export const ChatMessage = z
  .strictObject({
    message: freeText(MESSAGE_MAX, tChat('messageMissing')).meta({
      description: 'Message of the user.',
      examples: ['When can I see a cardiologist?'],
    }),
    conversation: z
      .string()
      .regex(/^[\w-]{16,64}$/, tChat('conversationInvalid'))
      .optional()
      .meta({
        description:
          'Random id of the open chat panel. A question that is repeated in the same conversation is sent to the staff only once.',
        examples: ['5f0c2f0e-6a0b-4b5e-9d51-0f8a1f1d2c3b'],
      }),
  })
  .meta({ id: 'ChatMessage' });
export type ChatMessage = z.infer<typeof ChatMessage>;

export const ChatLink = z.strictObject({
  label: z.string().meta({ description: 'Text of the link.', examples: ['Find a doctor'] }),
  path: z.string().meta({
    description: 'Route of the site.',
    examples: ['/find-doctor?speciality=Cardiology'],
  }),
});
export type ChatLink = z.infer<typeof ChatLink>;

/** Access to the later answer of the staff. */
export const HandedOver = z.strictObject({
  id: idOf('the question'),
  key: z.string().meta({ description: 'Secret key for reading the answer.' }),
});
export type HandedOver = z.infer<typeof HandedOver>;

export const ChatReply = z
  .strictObject({
    reply: z.string().meta({ description: 'Reply as plain text; may have several paragraphs.' }),
    links: z.array(ChatLink).meta({ description: 'Links to further pages.' }),
    urgent: z.boolean().meta({
      description: 'Whether the message may be about an emergency. If true, show the emergency number first.',
    }),
    question: HandedOver.nullable().meta({
      description:
        'Question sent to the staff, null if none was sent. Read the answer with GET /chat/answers.',
    }),
  })
  .meta({
    id: 'ChatReply',
    examples: [
      {
        reply: 'We are open from 8 AM to 8 PM, every day.',
        links: [{ label: 'Find a doctor', path: '/find-doctor' }],
        urgent: false,
        question: null,
      },
    ],
  });
export type ChatReply = z.infer<typeof ChatReply>;

export const ChatAnswerQuery = z.strictObject({
  id: idOf('the question'),
  key: z
    .string()
    .min(1, tChat('keyMissing'))
    .max(100, tChat('keyInvalid'))
    .meta({ description: 'Key of the question.' }),
});
export type ChatAnswerQuery = z.infer<typeof ChatAnswerQuery>;

export const ChatAnswer = z
  .strictObject({
    status: QuestionStatus,
    answer: z.string().nullable().meta({ description: 'Answer of the staff; null if there is none yet.' }),
  })
  .meta({ id: 'ChatAnswer', examples: [{ status: 'answered', answer: 'Yes, beside gate 2.' }] });
export type ChatAnswer = z.infer<typeof ChatAnswer>;
