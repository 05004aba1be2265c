import { z } from 'zod';
import { Instant, ObjectId, idOf, instant } from '../common.js';
import { tValidation } from '../messages/validation.js';
import messages from '../../../messages/en/contract/people/notifications.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tNotifications = createMessages('contract/people/notifications', messages);

export const NotificationDto = z
  .strictObject({
    id: idOf('the notification'),
    userId: ObjectId.meta({ description: 'Whose news it is.' }),
    personId: ObjectId.nullable().meta({
      description:
        "Of news about a person whom the reader looks after: that person's id; null for one's own news.",
      examples: [null],
    }),
    title: z
      .string()
      .meta({ description: 'What happened, in a few words.', examples: ['Your visit is confirmed'] }),
    text: z.string().meta({
      description: 'What happened, in a sentence or two of plain text.',
      examples: ['Dr. Ananya Sharma sees you on Tue, 24 Nov 2026, 10:30 AM IST.'],
    }),
    link: z
      .string()
      .nullable()
      .meta({ description: 'Route of the site that shows more.', examples: ['/patientlogin/patientapps'] }),
    readAt: Instant.nullable().meta({
      description: 'When the person read it: an instant in UTC, ISO 8601; null while it is unread.',
      examples: [null],
    }),
    createdAt: instant('When it was sent'),
  })
  .meta({ id: 'Notification', description: 'Something that the portal tells one person.' });
export type NotificationDto = z.infer<typeof NotificationDto>;

/** A ticket opens the stream within this time, once. */
export const TICKET_SECONDS = 60;
/** Seconds between two signs of life on the stream. */
export const PING_SECONDS = 25;

export const UnreadCount = z
  .strictObject({
    unread: z
      .number()
      .int()
      .meta({ description: "How many of the caller's notifications are unread.", examples: [3] }),
  })
  .meta({ id: 'UnreadCount' });
export type UnreadCount = z.infer<typeof UnreadCount>;

export const StreamTicketDto = z
  .strictObject({
    ticket: z.string().meta({
      description: `Opens the stream of notifications once, within ${TICKET_SECONDS} seconds. It is not the token and opens nothing else.`,
      examples: ['b1kQ2m9cT4vXo0n7yWz8uR5eLs3aHd6fJg1pKq2tVxA'],
    }),
  })
  .meta({ id: 'StreamTicket' });
export type StreamTicketDto = z.infer<typeof StreamTicketDto>;

export const StreamQuery = z.strictObject({
  ticket: z
    .string()
    .max(100, tNotifications('ticketInvalid'))
    .default('')
    .meta({ description: 'From POST /api/v1/notifications/ticket.', examples: ['b1kQ2m9cT4vXo0n7'] }),
  lastEventId: z
    .string()
    .regex(/^[0-9a-f]{24}$/, tValidation('idInvalid'))
    .optional()
    .meta({
      description:
        'Id of the last event that was seen, as the header Last-Event-ID: what came after it is sent again.',
      examples: ['66f1a2b3c4d5e6f708192a3b'],
    }),
});
export type StreamQuery = z.infer<typeof StreamQuery>;

export const NotificationEvent = z
  .strictObject({ notification: NotificationDto, unread: UnreadCount.shape.unread })
  .meta({
    id: 'NotificationEvent',
    description: 'Data of the event `notification`; its id is the id of the notification.',
  });
export type NotificationEvent = z.infer<typeof NotificationEvent>;
