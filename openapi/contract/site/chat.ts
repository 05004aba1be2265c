import { z } from 'zod';
import { freeText, idOf } from '../common.js';
import { MESSAGE_MAX, QuestionStatus } from './questions.js';
import messages from '../../../messages/en/contract/site/chat.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tChat = createMessages('contract/site/chat', messages);

export const ChatMessage = z
  .strictObject({
    message: freeText(MESSAGE_MAX, tChat('messageMissing')).meta({
      description: 'What the person asks.',
      examples: ['When can I see a cardiologist?'],
    }),
    conversation: z
      .string()
      .regex(/^[\w-]{16,64}$/, tChat('conversationInvalid'))
      .optional()
      .meta({
        description:
          'A random name of the open panel. A question that is repeated in it is handed to the staff once.',
        examples: ['5f0c2f0e-6a0b-4b5e-9d51-0f8a1f1d2c3b'],
      }),
  })
  .meta({ id: 'ChatMessage' });
export type ChatMessage = z.infer<typeof ChatMessage>;

export const ChatLink = z.strictObject({
  label: z.string().meta({ description: 'What the link says.', examples: ['Find a doctor'] }),
  path: z.string().meta({
    description: 'A route of the site.',
    examples: ['/find-doctor?speciality=Cardiology'],
  }),
});
export type ChatLink = z.infer<typeof ChatLink>;

/** What asks for the staff's answer later. */
export const HandedOver = z.strictObject({
  id: idOf('the question'),
  key: z.string().meta({ description: 'Opens the answer for its holder; it cannot be guessed.' }),
});
export type HandedOver = z.infer<typeof HandedOver>;

export const ChatReply = z
  .strictObject({
    reply: z.string().meta({ description: 'Plain text, several paragraphs at most.' }),
    links: z.array(ChatLink).meta({ description: 'Where to read on or act.' }),
    urgent: z.boolean().meta({ description: 'The message sounds like an emergency: show its number first.' }),
    question: HandedOver.nullable().meta({
      description: 'Given when the message went to the staff; ask GET /chat/answers for their answer.',
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
    .meta({ description: 'The key that came with the question.' }),
});
export type ChatAnswerQuery = z.infer<typeof ChatAnswerQuery>;

export const ChatAnswer = z
  .strictObject({
    status: QuestionStatus,
    answer: z.string().nullable().meta({ description: "The staff's answer; null while there is none." }),
  })
  .meta({ id: 'ChatAnswer', examples: [{ status: 'answered', answer: 'Yes, beside gate 2.' }] });
export type ChatAnswer = z.infer<typeof ChatAnswer>;
