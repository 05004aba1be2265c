import { bulk } from './bulk.js';
import { z } from 'zod';
import { Instant, idOf, instant } from '../common.js';
import { UserType } from '../people/fields.js';

export const MAIL_STATES = ['queued', 'sent', 'kept', 'bundled', 'withheld', 'dropped', 'failed'] as const;

export const Mail = z
  .strictObject({
    id: idOf('the mail'),
    to: z.string().meta({ description: 'Email address of the recipient.', examples: ['patient@demo.test'] }),
    subject: z.string().meta({ description: 'Subject line.', examples: ['Your visit is confirmed'] }),
    html: z.string().meta({
      description:
        'Body as HTML. Links that only the recipient may open are removed, except for mails kept by a demo without a mail server.',
      examples: ['<p>Your visit is confirmed.</p>'],
    }),
    calendar: z
      .string()
      .nullable()
      .meta({
        description: 'Attached calendar entry (iCalendar, RFC 5545); null if there is none.',
        examples: [null],
      }),
    state: z.enum(MAIL_STATES).meta({
      description:
        'queued: waiting for delivery; sent: accepted by the mail server; kept: stored because no mail server is set; bundled: over the limit of the mailbox, listed in one mail at the end of the hour; withheld: too many links for the mailbox, the recipient has to request another one; dropped: the recipient has died, or it is a reminder for a disabled account; failed: the last attempt failed.',
      examples: ['sent'],
    }),
    tries: z
      .number()
      .int()
      .meta({
        description: 'Delivery attempts so far; reset to 0 if the mail is sent again.',
        examples: [1],
      }),
    lastError: z
      .string()
      .nullable()
      .meta({
        description:
          'Error of the last attempt, as given by the mail server; null if it was sent or no attempt failed.',
        examples: [null],
      }),
    createdAt: instant('Time when the mail was queued'),
    sentAt: Instant.nullable().meta({
      description:
        'Time when the mail server accepted the mail or the outbox stored it, in UTC (ISO 8601); null before that.',
    }),
  })
  .meta({ id: 'Mail', description: 'A mail in the outbox of the hospital.' });
export type Mail = z.infer<typeof Mail>;

export const AuditEventDto = z
  .strictObject({
    id: idOf('the event'),
    text: z.string().meta({
      description: 'The event as a sentence, with the current names of people and records.',
      examples: ['Dr. Ananya Sharma accepted the visit of Asha Rao.'],
    }),
    action: z.string().meta({
      description: 'Action as noun and verb, separated by a dot.',
      examples: ['appointment.accept'],
    }),
    outcome: z.enum(['success', 'refused']).meta({ description: 'Whether the action was done or refused.' }),
    actor: z
      .strictObject({
        _id: idOf('the account'),
        type: UserType.meta({ description: 'Role of the actor.' }),
        fullName: z
          .string()
          .nullable()
          .meta({
            description: 'Current full name of the actor; null if the account no longer exists.',
            examples: ['Asha Rao'],
          }),
      })
      .nullable()
      .meta({ description: 'Actor; null for the system and for callers who are not logged in.' }),
    actingFor: z
      .strictObject({
        _id: idOf('the account'),
        fullName: z
          .string()
          .nullable()
          .meta({
            description: 'Current full name of the actor; null if the account no longer exists.',
            examples: ['Meera Rao'],
          }),
      })
      .nullable()
      .meta({
        description: 'Dependant for whom the guardian acted; null otherwise.',
        examples: [null],
      }),
    resource: z.string().meta({
      description: 'Kind of record, in the plural as in URLs.',
      examples: ['appointments'],
    }),
    recordId: z
      .string()
      .nullable()
      .meta({
        description: 'Id of the record; null if the event is about no single record.',
        examples: ['66f1a2b3c4d5e6f708192a3b'],
      }),
    before: z.unknown().meta({
      description:
        'Fields of the record before the change; null if nothing changed or the values are not recorded.',
      examples: [{ status: 'pending' }],
    }),
    after: z.unknown().meta({
      description:
        'Fields of the record after the change, or other details of the action; null if there are none.',
      examples: [{ status: 'accepted' }],
    }),
    address: z
      .string()
      .nullable()
      .meta({
        description: 'Network address of the caller; null for the system.',
        examples: ['203.0.113.7'],
      }),
    requestId: z
      .string()
      .nullable()
      .meta({
        description: 'X-Request-Id of the call; null for the system.',
        examples: ['7fc9c3e1-059a-4517-a1b1-ae0480dfb365'],
      }),
    at: instant('Time of the event'),
  })
  .meta({
    id: 'AuditEvent',
    description: 'An audit event: actor, action, record, time and network address.',
  });
export type AuditEventDto = z.infer<typeof AuditEventDto>;

export const BulkMails = bulk('BulkMails', ['resend']);
export type BulkMails = z.infer<typeof BulkMails>;
