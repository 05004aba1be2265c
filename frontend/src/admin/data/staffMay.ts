import { STAFF_ACCESS } from '../../../../openapi/contract/people/staff-access.js';
import { hasPermission } from '../../../../openapi/contract/people/staff-permissions.js';
import type { StaffPermission } from '../../../../openapi/contract/people/staff-permissions.js';
import type { StaffRole } from '../../../../openapi/contract/people/staff-roles.js';
import { session } from '../../auth/session';

/** The role of the logged-in member of staff. A login from before there were staff roles is an owner's. */
export function staffRole(): StaffRole | null {
  const current = session.current();
  return current?.userType === 'admin' ? (current.staffRole ?? 'owner') : null;
}

/**
 * Whether the logged-in member of staff has this permission. The server decides; the console does not show what would
 * be refused.
 */
export function staffMay(permission: StaffPermission): boolean {
  const role = staffRole();
  return role !== null && hasPermission(role, permission);
}

/** The actions of react-admin whose permission has another name. */
const READING = ['list', 'show', 'export'];

/**
 * Whether the member of staff may open a page of a resource.
 * @param page an action of react-admin: list, show, create or edit
 */
export function mayOpen(resource: string, page: string): boolean {
  const actions: object | undefined = Object.hasOwn(STAFF_ACCESS, resource)
    ? STAFF_ACCESS[resource as keyof typeof STAFF_ACCESS]
    : undefined;
  if (!actions) return staffRole() === 'owner';
  const own = READING.includes(page) ? 'read' : page;
  const action = Object.hasOwn(actions, own) ? own : 'edit';
  return staffMay(`${resource}.${action}` as StaffPermission);
}
