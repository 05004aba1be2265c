import { z } from 'zod';
import { Instant, ObjectId, idOf, instant } from '../common.js';
import { tValidation } from '../messages/validation.js';
import messages from '../../../messages/en/contract/people/notifications.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tNotifications = createMessages('contract/people/notifications', messages);

export const NotificationDto = z
  .strictObject({
    id: idOf('the notification'),
    userId: ObjectId.meta({ description: "Id of the recipient's account." }),
    personId: ObjectId.nullable().meta({
      description: 'Id of the dependant that the notification is about; null if it is about the recipient.',
      examples: [null],
    }),
    title: z.string().meta({ description: 'Short title.', examples: ['Your visit is confirmed'] }),
    text: z.string().meta({
      description: 'Text of one or two sentences, as plain text.',
      examples: ['Dr. Ananya Sharma sees you on Tue, 24 Nov 2026, 10:30 AM IST.'],
    }),
    link: z
      .string()
      .nullable()
      .meta({
        description: 'Route of the site with details; null if there is none.',
        examples: ['/patientlogin/patientapps'],
      }),
    readAt: Instant.nullable().meta({
      description: 'Time when the recipient read it, in UTC (ISO 8601); null if it is unread.',
      examples: [null],
    }),
    createdAt: instant('Time when it was sent'),
  })
  .meta({ id: 'Notification', description: 'A notification of the portal to one person.' });
export type NotificationDto = z.infer<typeof NotificationDto>;

/** Validity of a ticket for the stream, in seconds; single use. */
export const TICKET_SECONDS = 60;
/** Seconds between two keep-alive comments of the stream. */
export const PING_SECONDS = 25;

export const UnreadCount = z
  .strictObject({
    unread: z
      .number()
      .int()
      .meta({ description: "Number of the caller's unread notifications.", examples: [3] }),
  })
  .meta({ id: 'UnreadCount' });
export type UnreadCount = z.infer<typeof UnreadCount>;

export const StreamTicketDto = z
  .strictObject({
    ticket: z.string().meta({
      description: `Ticket for the notification stream; single use, valid for ${TICKET_SECONDS} seconds. It cannot be used for other calls.`,
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
    .meta({ description: 'Ticket from POST /api/v1/notifications/ticket.', examples: ['b1kQ2m9cT4vXo0n7'] }),
  lastEventId: z
    .string()
    .regex(/^[0-9a-f]{24}$/, tValidation('idInvalid'))
    .optional()
    .meta({
      description:
        'Id of the last received event, like the header Last-Event-ID. Later events are sent again.',
      examples: ['66f1a2b3c4d5e6f708192a3b'],
    }),
});
export type StreamQuery = z.infer<typeof StreamQuery>;

export const NotificationEvent = z
  .strictObject({ notification: NotificationDto, unread: UnreadCount.shape.unread })
  .meta({
    id: 'NotificationEvent',
    description: 'Data of the event `notification`; the event id is the id of the notification.',
  });
export type NotificationEvent = z.infer<typeof NotificationEvent>;
