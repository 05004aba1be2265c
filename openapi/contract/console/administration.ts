import { bulk } from './bulk.js';
import { z } from 'zod';
import { Instant, idOf, instant } from '../common.js';
import { UserType } from '../people/fields.js';

export const MAIL_STATES = ['queued', 'sent', 'kept', 'bundled', 'withheld', 'failed'] as const;

export const Mail = z
  .strictObject({
    id: idOf('the mail'),
    to: z
      .string()
      .meta({ description: 'Address of the person it goes to.', examples: ['patient@demo.test'] }),
    subject: z.string().meta({ description: 'Subject line.', examples: ['Your visit is confirmed'] }),
    html: z.string().meta({
      description:
        'The body as HTML. Links that only their reader may open are left out, save for mails that a demo without a mail server has kept.',
      examples: ['<p>Your visit is confirmed.</p>'],
    }),
    calendar: z
      .string()
      .nullable()
      .meta({
        description:
          'The calendar entry that comes with it (iCalendar, RFC 5545); null for a mail without one.',
        examples: [null],
      }),
    state: z.enum(MAIL_STATES).meta({
      description:
        'queued; sent to the mail server; kept here because none is set; bundled: beyond the limit of its mailbox, and named by one mail at the end of the hour; withheld: one link too many for its mailbox, whose reader asks for another one; failed after the last try.',
      examples: ['sent'],
    }),
    tries: z
      .number()
      .int()
      .meta({
        description: 'Tries so far to hand it to the mail server; sending it again begins at 0.',
        examples: [1],
      }),
    lastError: z
      .string()
      .nullable()
      .meta({
        description:
          'Why the last try failed, in the words of the mail server; null once it is sent or while no try has failed.',
        examples: [null],
      }),
    createdAt: instant('When it was put into the queue'),
    sentAt: Instant.nullable().meta({
      description:
        'When the mail server took it, or the outbox kept it: an instant in UTC, ISO 8601; null before.',
    }),
  })
  .meta({ id: 'Mail', description: 'A mail of the hospital, as the outbox holds it.' });
export type Mail = z.infer<typeof Mail>;

export const AuditEventDto = z
  .strictObject({
    id: idOf('the event'),
    text: z.string().meta({
      description: 'What happened, as a sentence, with the names that people and records have now.',
      examples: ['Dr. Ananya Sharma accepted the visit of Asha Rao.'],
    }),
    action: z.string().meta({
      description: 'What was done: a noun and a verb with a dot between them.',
      examples: ['appointment.accept'],
    }),
    outcome: z.enum(['success', 'refused']).meta({ description: 'Whether it was done, or refused.' }),
    actor: z
      .strictObject({
        _id: idOf('the account'),
        type: UserType.meta({ description: 'The role in which the person acted.' }),
        fullName: z
          .string()
          .nullable()
          .meta({
            description: 'The name that the person has now; null when the account is gone.',
            examples: ['Asha Rao'],
          }),
      })
      .nullable()
      .meta({ description: 'Who did it; null for the system itself and for people who are not logged in.' }),
    actingFor: z
      .strictObject({
        _id: idOf('the account'),
        fullName: z
          .string()
          .nullable()
          .meta({
            description: 'The name that the person has now; null when the account is gone.',
            examples: ['Meera Rao'],
          }),
      })
      .nullable()
      .meta({
        description: 'Whom the actor looks after and did it for; null for everybody else.',
        examples: [null],
      }),
    resource: z.string().meta({
      description: 'The kind of record that it is about, in the plural as in addresses.',
      examples: ['appointments'],
    }),
    recordId: z
      .string()
      .nullable()
      .meta({
        description: 'Id of the record that it is about; null when it is about none in particular.',
        examples: ['66f1a2b3c4d5e6f708192a3b'],
      }),
    before: z.unknown().meta({
      description: 'Fields of the record before the change; null where nothing changed or it is not told.',
      examples: [{ status: 'pending' }],
    }),
    after: z.unknown().meta({
      description:
        'Fields of the record after the change, or what else there is to know of the action; null for nothing.',
      examples: [{ status: 'accepted' }],
    }),
    address: z
      .string()
      .nullable()
      .meta({
        description: 'Network address of the caller; null for the system itself.',
        examples: ['203.0.113.7'],
      }),
    requestId: z
      .string()
      .nullable()
      .meta({
        description: 'The X-Request-Id of the call; null for the system itself.',
        examples: ['7fc9c3e1-059a-4517-a1b1-ae0480dfb365'],
      }),
    at: instant('When it happened'),
  })
  .meta({ id: 'AuditEvent', description: 'Who did what to which record, when and from where.' });
export type AuditEventDto = z.infer<typeof AuditEventDto>;

export const BulkMails = bulk('BulkMails', ['resend']);
export type BulkMails = z.infer<typeof BulkMails>;
