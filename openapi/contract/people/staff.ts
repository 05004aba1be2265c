import { z } from 'zod';
import messages from '../../../messages/en/contract/people/staff.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';
import { tValidation } from '../messages/validation.js';
import { Email } from './fields.js';
import { personName } from './names.js';
import { STAFF_ROLES } from './staff-roles.js';

const tStaff = createMessages('contract/people/staff', messages);

/** Validity of the link in an invitation, in hours. */
export const INVITATION_HOURS = 72;

export const InviteStaff = z
  .strictObject({
    fullName: personName(tValidation('fullNameMissing')).meta({
      description: 'Full name, on one line; at least one letter, no web address.',
      examples: ['Nisha Verma'],
    }),
    email: Email,
    staffRole: z
      .enum(STAFF_ROLES, tStaff('roleMissing'))
      .meta({ description: 'Role of the account.', examples: ['reception'] }),
  })
  .meta({
    id: 'InviteStaff',
    examples: [{ fullName: 'Nisha Verma', email: 'nisha.verma@example.org', staffRole: 'reception' }],
  });
export type InviteStaff = z.infer<typeof InviteStaff>;
