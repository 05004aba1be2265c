import { rolesWith } from '../../../../openapi/contract/people/staff-permissions.js';
import type { StaffPermission } from '../../../../openapi/contract/people/staff-permissions.js';

/** Matches the members of staff who can log in and have this permission. */
export const staffWith = (permission: StaffPermission) => ({
  type: 'admin' as const,
  disabled: false,
  emailConfirmedAt: { $ne: null },
  staffRole: { $in: rolesWith(permission) },
});
