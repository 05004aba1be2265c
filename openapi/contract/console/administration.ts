import { z } from 'zod';
import { Instant, ObjectId } from '../common.js';
import { UserType } from '../people/fields.js';

export const MAIL_STATES = ['queued', 'sent', 'kept', 'failed'] as const;

export const Mail = z
  .strictObject({
    id: ObjectId,
    to: z.string().meta({ examples: ['patient@demo.test'] }),
    subject: z.string().meta({ examples: ['Your visit is confirmed'] }),
    html: z.string().meta({ examples: ['<p>Your visit is confirmed.</p>'] }),
    state: z.enum(MAIL_STATES).meta({
      description:
        'queued; sent to the mail server; kept here because none is set; failed after the last try.',
      examples: ['sent'],
    }),
    tries: z
      .number()
      .int()
      .meta({ examples: [1] }),
    lastError: z
      .string()
      .nullable()
      .meta({ examples: [null] }),
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
      .strictObject({
        _id: ObjectId,
        type: UserType,
        fullName: z
          .string()
          .nullable()
          .meta({ description: 'null when the account is gone.', examples: ['Asha Rao'] }),
      })
      .nullable()
      .meta({ description: 'null for the system itself.' }),
    resource: z.string().meta({ examples: ['appointments'] }),
    recordId: z
      .string()
      .nullable()
      .meta({ examples: ['66f1a2b3c4d5e6f708192a3b'] }),
    before: z.unknown().meta({ examples: [{ status: 'pending' }] }),
    after: z.unknown().meta({ examples: [{ status: 'accepted' }] }),
    address: z
      .string()
      .nullable()
      .meta({ description: 'Network address of the caller.', examples: ['203.0.113.7'] }),
    requestId: z
      .string()
      .nullable()
      .meta({ examples: ['7fc9c3e1-059a-4517-a1b1-ae0480dfb365'] }),
    at: Instant,
  })
  .meta({ id: 'AuditEvent', description: 'Who did what to which record, when and from where.' });
export type AuditEvent = z.infer<typeof AuditEvent>;
