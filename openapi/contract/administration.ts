import { z } from 'zod';
import { Instant, ObjectId } from './common.js';
import { UserType } from './users.js';

export const MAIL_STATES = ['queued', 'sent', 'kept', 'failed'] as const;

export const Mail = z
  .strictObject({
    id: ObjectId,
    to: z.string(),
    subject: z.string(),
    html: z.string(),
    state: z.enum(MAIL_STATES).meta({
      description:
        'queued; sent to the mail server; kept here because none is set; failed after the last try.',
    }),
    tries: z.number().int(),
    lastError: z.string().nullable(),
    createdAt: Instant,
    sentAt: Instant.nullable(),
  })
  .meta({ id: 'Mail', description: 'A mail of the hospital, as the outbox holds it.' });
export type Mail = z.infer<typeof Mail>;

export const AuditEvent = z
  .strictObject({
    id: ObjectId,
    action: z.string().meta({ examples: ['appointment.accept'] }),
    outcome: z.enum(['success', 'refused']),
    actor: z
      .strictObject({ _id: ObjectId, type: UserType })
      .nullable()
      .meta({ description: 'null for the system itself.' }),
    resource: z.string().meta({ examples: ['appointments'] }),
    recordId: z.string().nullable(),
    before: z.unknown(),
    after: z.unknown(),
    address: z.string().nullable().meta({ description: 'Network address of the caller.' }),
    requestId: z.string().nullable(),
    at: Instant,
  })
  .meta({ id: 'AuditEvent', description: 'Who did what to which record, when and from where.' });
export type AuditEvent = z.infer<typeof AuditEvent>;

export const Notification = z
  .strictObject({
    id: ObjectId,
    title: z.string(),
    text: z.string(),
    link: z.string().nullable().meta({ description: 'Route of the site that shows more.' }),
    readAt: Instant.nullable(),
    createdAt: Instant,
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof Notification>;

export const Hospital = z
  .strictObject({
    name: z.string(),
    phone: z.string(),
    timeZone: z.string().meta({ examples: ['Asia/Kolkata'] }),
    gstNumber: z.string().meta({ examples: ['29ABCDE1234F1Z5'] }),
    promoPercent: z
      .number()
      .int()
      .meta({
        description: 'What is taken off the list price of every medicine, in percent; 0 without a promotion.',
        examples: [20],
      }),
    testMode: z
      .boolean()
      .meta({ description: 'true while payments go to the sandbox and nothing is really charged.' }),
  })
  .meta({ id: 'Hospital', description: 'What every page needs to know about the hospital.' });
export type Hospital = z.infer<typeof Hospital>;
