import { z } from 'zod';

/**
 * Roles of the accounts of type admin, from most to least access. An owner may do everything; the others may do what
 * `STAFF_ACCESS` lists for them.
 */
export const STAFF_ROLES = [
  'owner',
  'reception',
  'nurse',
  'pharmacist',
  'labTechnician',
  'labSupervisor',
  'accounts',
  'editor',
  'auditor',
] as const;

export const StaffRole = z.enum(STAFF_ROLES).meta({
  id: 'StaffRole',
  description:
    'Role of a member of staff (an account of the type admin). An owner may call every operation for administrators; the other roles those that name them in `x-staff-roles`.',
  examples: ['reception'],
});
export type StaffRole = z.infer<typeof StaffRole>;
